import { visit } from './page-swap.ts'

/** Streams answers into the page as they are written; sources and filters come with the whole answer. */
export function listenToAskBox(): void {
  const form = document.querySelector<HTMLFormElement>('#ask')
  const field = form?.querySelector<HTMLInputElement>('#question')
  if (!form || !field) return
  let events: EventSource | undefined
  form.addEventListener('submit', event => {
    event.preventDefault()
    events?.close()
    const question = field.value.trim()
    if (question === '') return field.focus()
    const page = new URL(form.action)
    page.searchParams.set('ask', question)
    history.pushState(null, '', page)
    const text = beginAnswer(question)
    const stream = new URL(form.dataset['stream'] ?? '/ask', location.href)
    stream.search = new URLSearchParams({ q: question, stream: 'true' }).toString()
    events = new EventSource(stream)
    events.addEventListener('answer', ({ data }) => text.append(read(data)['text'] ?? ''))
    events.addEventListener('done', ({ data }) => {
      events?.close()
      if ('error' in read(data)) text.append(' The answer broke off: ask again.')
      else void visit(page, { history: 'keep' })
    })
    events.addEventListener('error', () => {
      events?.close()
      // No stream, or too many questions in this minute: the page itself has the answer too.
      void visit(page, { history: 'keep' })
    })
  })
}

function beginAnswer(question: string): HTMLElement {
  const heading = document.createElement('h2')
  heading.textContent = question
  const text = document.createElement('p')
  text.className = 'lead'
  const answer = document.querySelector('#answer')
  answer?.replaceChildren(heading, text)
  answer?.scrollIntoView({ block: 'nearest' })
  return text
}

function read(data: string): Record<string, string> {
  return JSON.parse(data)
}

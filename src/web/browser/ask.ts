import { api } from './api.ts'
import { visit } from './page-swap.ts'

/** Streams answers into the page as they are written; sources and filters come with the whole answer. */
export function listenToAskBox(): void {
  const form = document.querySelector<HTMLFormElement>('#ask')
  const field = form?.querySelector<HTMLInputElement>('#question')
  if (!form || !field) return
  let current: AbortController | undefined
  form.addEventListener('submit', event => {
    event.preventDefault()
    current?.abort()
    const question = field.value.trim()
    if (question === '') return field.focus()
    current = new AbortController()
    const page = new URL(form.action)
    page.searchParams.set('ask', question)
    const earlier = [...document.querySelectorAll<HTMLInputElement>('input[name=prev][form=ask]')].map(
      ({ value }) => value,
    )
    for (const text of earlier) page.searchParams.append('prev', text)
    void answer({ question, earlier, page }, current.signal)
  })
}

type Asked = { question: string; earlier: string[]; page: URL }

async function answer({ question, earlier, page }: Asked, signal: AbortSignal): Promise<void> {
  const before = [...(document.querySelector('#answer')?.childNodes ?? [])]
  const text = beginAnswer(question)
  try {
    for await (const event of api.askStream(question, { prev: earlier, signal })) {
      if (event.type === 'answer') text.append(event.data.text)
    }
  } catch {
    if (signal.aborted) return
    // Where it had begun, it broke off. Else there is no stream, or the minute is spent: the page itself has the answer too.
    if (text.hasChildNodes()) return text.append(' The answer broke off: ask again.')
  }
  const isDone = await visit(page, { history: 'push' })
  // Nothing came: what was there before is there again.
  if (!isDone && !signal.aborted && !text.hasChildNodes()) document.querySelector('#answer')?.replaceChildren(...before)
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

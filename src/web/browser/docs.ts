// The docs' script: sends requests from the forms beside the reference and shows what comes back.

const SHOWN_HEADERS = [
  'content-type',
  'etag',
  'x-ratelimit-remaining',
  'x-request-id',
  'link',
  'location',
  'retry-after',
]
const MOST_SHOWN = 20_000

document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.classList.contains('try-form')) return
  event.preventDefault()
  const answer = form.parentElement?.querySelector<HTMLElement>('.try-answer')
  if (answer) void send(form, answer)
})

async function send(form: HTMLFormElement, answer: HTMLElement): Promise<void> {
  const head = document.createElement('p')
  const body = document.createElement('pre')
  body.tabIndex = 0
  answer.replaceChildren(head, body)
  head.textContent = 'Sending…'
  try {
    const { url, init } = requestOf(form)
    const response = await fetch(url, init)
    head.textContent = `${response.status} ${response.statusText}`
    const headers = SHOWN_HEADERS.flatMap(name =>
      response.headers.has(name) ? `${name}: ${response.headers.get(name)}` : [],
    )
    await show(response, text => {
      body.textContent = `${headers.join('\n')}\n\n${text}`
    })
  } catch (error) {
    head.textContent = `No answer: ${String(error)}`
  }
}

function requestOf(form: HTMLFormElement): { url: URL; init: RequestInit } {
  const fields = new Map(
    Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
  const body = fields.get('body')
  fields.delete('body')
  const path = (form.dataset['path'] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name) ?? ''
    fields.delete(name)
    return encodeURIComponent(value)
  })
  const url = new URL(path, location.href)
  for (const [name, value] of fields) if (value !== '') url.searchParams.set(name, value)
  const init: RequestInit = { method: form.dataset['method'] ?? 'GET', headers: { Accept: 'application/json, */*' } }
  if (body === undefined) return { url, init }
  return { url, init: { ...init, headers: { 'Content-Type': 'application/json' }, body } }
}

/** Shows JSON indented, and everything else as it comes in. */
async function show(response: Response, write: (text: string) => void): Promise<void> {
  if (/\bjson\b/.test(response.headers.get('content-type') ?? '')) {
    const text = await response.text()
    return write(shortened(isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text))
  }
  let text = ''
  write(text)
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    write(shortened(text))
    if (text.length > MOST_SHOWN) break
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function shortened(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n…` : text
}

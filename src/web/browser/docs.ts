// The docs' script: copies examples, and sends requests from the forms of the reference and shows what comes back.
import { api } from './api.ts'

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
const TOLD_MS = 2000
/** Under which the reader's language of the examples is kept. */
const LANGUAGE = 'docs-language'

leadOn()
addCopyButtons()
openLanguage(localStorage.getItem(LANGUAGE))
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const { language } = target.dataset
    if (language === undefined || language === localStorage.getItem(LANGUAGE)) return
    localStorage.setItem(LANGUAGE, language)
    openLanguage(language)
  },
  { capture: true },
)

document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.classList.contains('try-form')) return
  event.preventDefault()
  const answer = form.parentElement?.querySelector<HTMLElement>('.try-answer')
  if (answer) void send(form, answer)
})

/** Once, all of the docs stood on one page: an anchor of it leads to the page of its own. */
function leadOn(): void {
  const entry = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
  const link = entry?.matches('.docs-list > li') ? entry.querySelector('a') : null
  if (link) location.replace(link.href)
}

function addCopyButtons(): void {
  for (const block of document.querySelectorAll('.docs pre')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy plain'
    button.textContent = 'Copy'
    button.addEventListener('click', () => void copy(block.textContent, button))
    block.before(button)
  }
}

async function copy(text: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    button.textContent = 'Copied'
  } catch {
    button.textContent = 'Not allowed here'
  }
  setTimeout(() => {
    button.textContent = 'Copy'
  }, TOLD_MS)
}

/** Opens the examples in one language, on all of the page. */
function openLanguage(language: string | null): void {
  if (language === null) return
  for (const sample of document.querySelectorAll<HTMLDetailsElement>('details[data-language]')) {
    if (sample.dataset['language'] === language) sample.open = true
  }
}

async function send(form: HTMLFormElement, answer: HTMLElement): Promise<void> {
  const head = document.createElement('p')
  const body = document.createElement('pre')
  body.tabIndex = 0
  answer.replaceChildren(head, body)
  head.textContent = 'Sending…'
  try {
    const { target, init } = requestOf(form)
    const response = await api.fetch(target, init)
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

function requestOf(form: HTMLFormElement): { target: string; init: RequestInit } {
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
  const query = new URLSearchParams(Array.from(fields).filter(([, value]) => value !== ''))
  const target = query.size > 0 ? `${path}?${query}` : path
  const init: RequestInit = { method: form.dataset['method'] ?? 'GET', headers: { Accept: 'application/json, */*' } }
  if (body === undefined) return { target, init }
  return { target, init: { ...init, headers: { 'Content-Type': 'application/json' }, body } }
}

/** Shows JSON indented, and everything else as it comes in. */
async function show(response: Response, write: (text: string) => void): Promise<void> {
  if (/\bjson\b/.test(response.headers.get('content-type') ?? '')) {
    return write(shortened(indented(await response.text())))
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

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function shortened(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n…` : text
}

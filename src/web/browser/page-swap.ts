// Turns the visits of forms and links on a page into swaps of its parts: the server stays the only one who renders.
import { note, noNote } from './notice.ts'
import { say } from './words.ts'

const REGIONS = ['answer', 'found', 'filters', 'chips', 'languages']

let visits = 0
/** The address that the page shows. */
let shown = location.href
let box = ''

export type Visit = { history: 'push' | 'replace' | 'keep' }

/** Called with the shown address after each swap. */
export const swapped = new EventTarget()

/**
 * Fetches the page of an address and puts its parts in place of those shown. What cannot be fetched, or is an error, is said
 * above the list, and page and address stay as they were. A visit that is overtaken does nothing.
 */
export async function visit(url: URL, { history: how }: Visit): Promise<boolean> {
  const mine = ++visits
  document.body.setAttribute('aria-busy', 'true')
  try {
    const { page, address } = await fetched(url)
    if (mine !== visits) return false
    // Another language was chosen in the meantime: no page is in two.
    if (page.documentElement.lang !== document.documentElement.lang) return leave(address)
    // Words may have been understood as conditions: the address names those.
    if (how === 'push' && address !== location.href) history.pushState(null, '', address)
    if (how === 'replace' || (how === 'keep' && address !== location.href)) history.replaceState(null, '', address)
    shown = address
    box = page.querySelector<HTMLInputElement>('#q')?.value ?? ''
    swap(page)
    noNote()
    document.title = page.title
    rename(page)
    swapped.dispatchEvent(new Event('swap'))
    return true
  } catch (error) {
    if (mine !== visits) return false
    // After Back or Forward the browser has moved on already: list and address belong together.
    if (location.href !== shown) history.replaceState(null, '', shown)
    note(reasonOf(error), () => void visit(url, { history: how === 'keep' ? 'push' : how }))
    return false
  } finally {
    if (mine === visits) document.body.removeAttribute('aria-busy')
  }
}

/** Loads a page whole. */
function leave(address: string): false {
  location.assign(address)
  return false
}

/** The heading gets the other page's words and keeps its place. */
function rename(page: Document): void {
  const [old, fresh] = [document.getElementById('heading'), page.getElementById('heading')]
  if (old && fresh) old.textContent = fresh.textContent
}

/** An answer that is not the page that was asked for. */
class Refused extends Error {}

/** @throws Refused what an error page says; TypeError without a connection */
async function fetched(url: URL): Promise<{ page: Document; address: string }> {
  const response = await fetch(url, { headers: { Accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (response.ok && page.getElementById('found')) return { page, address: response.url || url.href }
  const title = page.querySelector('h1')?.textContent ?? say('js.error', { status: `${response.status}` })
  const seconds = response.headers.get('Retry-After')
  throw new Refused(seconds === null ? say('js.failed', { title }) : say('js.wait', { title, count: Number(seconds) }))
}

function reasonOf(error: unknown): string {
  return error instanceof Refused ? error.message : say('js.offline')
}

/** The focus stays where it was, or, where that is gone, comes to the results. */
function swap(page: Document): void {
  const focused = document.activeElement
  for (const id of REGIONS) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)]
    if (!old || !fresh) continue
    const hadFocus = focused !== null && old.contains(focused)
    old.replaceWith(document.adoptNode(fresh))
    if (hadFocus)
      (sameIn(fresh, focused) ?? nextIn(fresh, old, focused) ?? resultsHeading())?.focus({ preventScroll: true })
  }
}

/** Finds the field of the same name and value, or what has the same id. */
function sameIn(region: HTMLElement, old: Element): HTMLElement | null {
  if (old.id !== '') return document.getElementById(old.id)
  const [name, value] = ['name', 'value'].map(property => old.getAttribute(property))
  const isSame = (one: Element) => one.getAttribute('name') === name && one.getAttribute('value') === value
  return name === null ? null : (Array.from(region.querySelectorAll<HTMLElement>('[name]')).find(isSame) ?? null)
}

/** A chip that is gone hands the focus to the one that has taken its place, or to the last. */
function nextIn(fresh: HTMLElement, old: HTMLElement, focused: Element): HTMLElement | null {
  if (!focused.matches('.chip')) return null
  const chips = fresh.querySelectorAll<HTMLElement>('.chip')
  const at = Array.from(old.querySelectorAll('.chip')).indexOf(focused)
  return chips[Math.min(at, chips.length - 1)] ?? document.querySelector<HTMLElement>('#q')
}

/** What the box holds on the page that was visited last. */
export function boxOfPage(): string {
  return box
}

/** The heading of the results, ready to take the focus. */
export function resultsHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('#results')
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/** Returns the address of a form when sent, without its empty fields. */
export function addressOf(form: HTMLFormElement): URL {
  const url = new URL(form.action)
  url.hash = ''
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') url.searchParams.append(name, value)
  }
  return url
}

/** Puts the fields of a form back to what the address says, after Back or Forward. */
export function fillForm(form: HTMLFormElement, { searchParams }: URL): void {
  for (const field of form.elements) {
    const isChoice = field instanceof HTMLSelectElement
    const isText = field instanceof HTMLInputElement && field.type !== 'checkbox'
    if ((isChoice || isText) && field.name !== '') field.value = searchParams.get(field.name) ?? ''
  }
}

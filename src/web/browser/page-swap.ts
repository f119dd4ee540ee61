// Turns the visits of forms and links on a page into swaps of its parts: the server stays the only one who renders.

const REGIONS = ['answer', 'found', 'chips']

let visits = 0

export type Visit = { history: 'push' | 'replace' | 'keep' }

/** Called with the shown address after each swap. */
export const swapped = new EventTarget()

/** Fetches the page of an address and puts its parts in place of those shown. A visit that is overtaken does nothing. */
export async function visit(url: URL, { history: how }: Visit): Promise<void> {
  const mine = ++visits
  if (how === 'push') history.pushState(null, '', url)
  if (how === 'replace') history.replaceState(null, '', url)
  document.body.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(url, { headers: { Accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (mine !== visits) return
    for (const id of REGIONS) {
      const [shown, fresh] = [document.getElementById(id), page.getElementById(id)]
      if (shown && fresh) shown.replaceWith(document.adoptNode(fresh))
    }
    document.title = page.title
    swapped.dispatchEvent(new Event('swap'))
  } catch {
    location.assign(url)
  } finally {
    if (mine === visits) document.body.removeAttribute('aria-busy')
  }
}

/** Returns the address of a form when sent, without its empty fields. */
export function addressOf(form: HTMLFormElement): URL {
  const url = new URL(form.action)
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

// Markup that is escaped by default: a value in a template's hole is text, unless it is markup made here.

/** Markup that is safe to send. Only `html` and `trusted` make it. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** A value that a hole takes; null, undefined and false leave nothing. */
export type Content = Html | string | number | null | undefined | false | readonly Content[]

/**
 * Makes markup of a template; text in its holes is escaped for elements and for attributes in double quotes.
 * @example html`<a href="${spot.url}">${spot.name}</a>`
 */
export function html(strings: TemplateStringsArray, ...holes: Content[]): Html {
  let text = strings[0] ?? ''
  for (const [i, hole] of holes.entries()) text += write(hole) + (strings[i + 1] ?? '')
  return new Html(text)
}

/** Declares text that is markup of our own, or has been escaped already. */
export function trusted(text: string): Html {
  return new Html(text)
}

/** Writes a value as the JSON of a script element: nothing in it can end the element. */
export function jsonFor(value: unknown): Html {
  return new Html(JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028'))
}

function write(content: Content): string {
  if (content === null || content === undefined || content === false) return ''
  if (content instanceof Html) return content.toString()
  if (typeof content === 'object') return content.map(write).join('')
  return escape(String(content))
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => ENTITIES[character] ?? '')
}

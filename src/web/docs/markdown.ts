import { html, type Html } from '../html.ts'

const INLINE = /`([^`]+)`|\[([^\]]+)\]\((https?:\/\/[^)\s]+|[\w./-]+)\)/g

/** Writes a line of text in which backticks are code and `[words](address)` is a link; an address within the repository is left as words. */
export function inline(text: string): Html {
  const parts: Html[] = []
  let at = 0
  for (const { 0: whole, 1: code, 2: words = '', 3: address = '', index } of text.matchAll(INLINE)) {
    parts.push(html`${text.slice(at, index)}`)
    if (code !== undefined) parts.push(html`<code>${code}</code>`)
    else parts.push(/^https?:/.test(address) ? html`<a href="${address}">${words}</a>` : html`${words}`)
    at = index + whole.length
  }
  return html`${parts}${text.slice(at)}`
}

/** Writes what a changelog is made of: headings, lists and paragraphs, whose lines may be broken anywhere. */
export function blocks(markdown: string): Html {
  const written: Html[] = []
  let items: Html[] = []
  const endList = () => {
    if (items.length > 0) written.push(html`<ul>${items}</ul>\n`)
    items = []
  }
  for (const block of blocksOf(markdown)) {
    const [, marks = '', heading = ''] = /^(#+) (.*)$/s.exec(block) ?? []
    if (block.startsWith('- ')) {
      items.push(html`<li>${inline(block.slice(2))}</li>\n`)
      continue
    }
    endList()
    if (marks === '') written.push(html`<p>${inline(block)}</p>\n`)
    else if (marks.length === 2) written.push(html`<h2>${inline(heading)}</h2>\n`)
    else if (marks.length > 2) written.push(html`<h3>${inline(heading)}</h3>\n`)
  }
  endList()
  return html`${written}`
}

/** Joins the lines of each heading, list item and paragraph. */
function blocksOf(markdown: string): string[] {
  const found: string[] = []
  let isOpen = false
  for (const line of markdown.split('\n')) {
    const text = line.trim()
    const isNew = !isOpen || /^(- |#+ )/.test(line)
    if (text !== '' && isNew) found.push(text)
    else if (text !== '') found.push(`${found.pop() ?? ''} ${text}`)
    isOpen = text !== '' && !line.startsWith('#')
  }
  return found
}

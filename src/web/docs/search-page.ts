import type { Page } from '../../http/page.ts'
import { componentSchemas } from '../../http/openapi/json-schema.ts'
import { ERRORS } from '../../http/error-codes.ts'
import { routes } from '../../http/routes.ts'
import { pathIn } from '../../spots/links.ts'
import { counted } from '../../text/english.ts'
import { fold } from '../../text/fold.ts'
import { html } from '../html.ts'
import { anchorOf, ERRORS_PATH, OBJECTS, pathOfGroup, pathOfGuide } from './contents.ts'
import { type DocsFacts, docsFactsOf } from './facts.ts'
import { docsResponse } from './frame.ts'
import { guides } from './guides/guides.ts'
import type { JsonSchema } from './reference/schema-words.ts'

/** Something in the docs that can be found: by its title, else by its text. */
type Entry = { title: string; path: string; text: string }

const MOST_FOUND = 20
const EXCERPT = 160
/** How much a word in the title counts for, against one in the text. */
const TITLE_WEIGHT = 5

/** Finds guides, operations, objects and errors by words. */
export const docsSearchPage: Page = {
  path: '/docs/search',
  handle(context) {
    const query = (context.search.get('q') ?? '').trim().slice(0, 200)
    const words = wordsOf(query)
    const found = words.length === 0 ? [] : find(entriesOf(docsFactsOf(context)), words)
    const says =
      words.length === 0
        ? 'Type what you look for: a word of a guide, a parameter, a field, an error code.'
        : `${found.length === 0 ? 'Nothing is' : `${counted(found.length, 'part')} of the docs ${found.length === 1 ? 'is' : 'are'}`} found for “${query}”.`
    return docsResponse(context, {
      title: 'Search the docs',
      description: 'Search the guides and the reference of the API.',
      path: '/docs/search',
      query,
      body: html`<p role="status">${says}</p>
<ul class="docs-list">${found.map(
        ({ title, path, text }) => html`<li><a href="${pathIn(context.links, path)}">${title}</a>
<p class="quiet">${excerpt(text, words)}</p></li>
`,
      )}</ul>`,
    })
  },
}

function entriesOf(facts: DocsFacts): Entry[] {
  return [
    ...guides.map(({ id, title, body }) => ({ title, path: pathOfGuide(id), text: plain(body(facts).toString()) })),
    ...routes.map(route => ({
      title: `${route.summary} (${route.method} ${Object.keys(route.paths)[0]})`,
      path: `${pathOfGroup(route.group)}#${anchorOf(route)}`,
      text: [
        route.description,
        ...Object.keys(route.paths),
        ...Object.keys(route.query.shape),
        ...Object.values(route.paths),
      ].join(' '),
    })),
    ...(Object.entries(componentSchemas()) as [string, JsonSchema][]).map(
      ([name, { description = '', properties = {} }]) => ({
        title: `${name} (object)`,
        path: `${OBJECTS}#${name}`,
        text: `${description}. ${Object.keys(properties).join(', ')}`,
      }),
    ),
    ...Object.entries(ERRORS).map(([code, { title, explanation }]) => ({
      title: `${code} (error)`,
      path: `${ERRORS_PATH}#${code}`,
      text: `${title}. ${explanation}`,
    })),
  ]
}

/** Entries that have every word, those with them in the title first. */
function find(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const scored = entries.map(entry => {
    const [title, text] = [fold(entry.title), fold(entry.text)]
    const scores = words.map(word => (title.includes(word) ? TITLE_WEIGHT : text.includes(word) ? 1 : 0))
    return { entry, score: scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ entry }) => entry)
}

function wordsOf(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}_.-]+/u)
    .filter(word => word !== '')
}

/** The text around the first of the words. */
function excerpt(text: string, words: readonly string[]): string {
  const folded = fold(text)
  const at = Math.min(...words.map(word => folded.indexOf(word)).filter(at => at >= 0), text.length)
  const near = at === text.length ? 0 : Math.max(0, at - EXCERPT / 4)
  const from = near === 0 ? 0 : text.indexOf(' ', near) + 1
  const end = from + EXCERPT < text.length ? text.lastIndexOf(' ', from + EXCERPT) : text.length
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function plain(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

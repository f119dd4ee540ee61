import type { Answer } from '../../ask/question.ts'
import type { Page } from '../../http/page.ts'
import { routes } from '../../http/routes.ts'
import type { Box } from '../../geo/box.ts'
import type { Index } from '../../index/types.ts'
import { answerOf } from '../../service/answer.ts'
import type { Directory } from '../../service/directory.ts'
import { type Links, pathIn } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import { localised, type WordContext } from '../language/localised.ts'
import type { Words } from '../language/words.ts'
import { layout, type View } from '../layout.ts'
import { extentOf } from '../map/extent.ts'
import { mapPane } from '../map/map-pane.ts'
import { htmlResponse, ledResponse } from '../respond.ts'
import { NOISY_BELOW } from '../../silence/rating.ts'
import { SITE_NAME } from '../site.ts'
import { spotCard } from '../spot-card.ts'
import {
  isPlain,
  readSearchState,
  type SearchState,
  shownFilterOf,
  writeBox,
  writeSearchState,
} from '../search-state.ts'
import { answerSection } from './answer.ts'
import { finder } from './finder.ts'
import { find, type Found, noisyLeftOut } from './find.ts'
import { headingOf } from './heading.ts'
import { understoodAs } from './understood-search.ts'
import { waysOut } from './ways-out.ts'

/** The home page: a search form that needs no script, and what it finds; without conditions the quietest places. */
export const homePage: Page = localised({
  path: '/',
  async handle(context) {
    const { directory } = context
    const state = readSearchState(context.search)
    const found = state.ask === '' || !isOnlyAsked(state) ? find(state, directory) : null
    const meant =
      found && state.q !== ''
        ? understoodAs(state, { directory, found: withNoisy(state, found, directory), shown: found })
        : null
    if (meant) return ledResponse(`${pathIn(context.links, '/')}${writeSearchState(meant)}`)
    const shown =
      state.ask === '' ? { answer: null, found: found ?? find(state, directory) } : await asked(state, found, context)
    return htmlResponse(context, layout(context, view(context, state, shown)), { hasMap: true })
  },
})

type Shown = { answer: Answer | null; found: Found }

/** `found`: what the filters beside the question find; null where there are none. */
async function asked(
  state: SearchState,
  found: Found | null,
  { directory, words: { language }, timed }: Pick<WordContext, 'directory' | 'words' | 'timed'>,
): Promise<Shown> {
  const answer = await answerOf({ query: state.ask, prev: state.prev, language }, directory, timed)
  if (found) return { answer, found }
  return { answer, found: answer.docs.length > 0 ? spotsOf(answer) : find(state, directory) }
}

/** Words that a noisy place has are words of a place, too. */
function withNoisy(state: SearchState, found: Found, directory: Directory): Pick<Found, 'total'> {
  return found.total > 0 ? found : { total: noisyLeftOut(state, found, directory) }
}

const isSuggesting = routes.some(({ paths }) => '/api/suggest' in paths)

/** Lists the spots of an answer. */
function spotsOf({ docs }: Answer): Found {
  return { docs, distances: null, total: docs.length, didYouMean: null, next: null }
}

function isOnlyAsked(state: SearchState): boolean {
  return isPlain({ ...state, ask: '', prev: [] })
}

function view(context: WordContext, state: SearchState, { answer, found }: Shown): View {
  const { links, directory, words } = context
  const { say } = words
  const { index } = directory
  const isFirst = isPlain(state)
  return {
    title: `${isFirst ? say('home.title') : headingOf(state, { index, words })} · ${SITE_NAME}`,
    description: say('home.description', { count: index.count }),
    ...(isFirst && { path: '/' }),
    script: 'home.js',
    main: html`${isFirst ? hero(index.count, { links, words }) : html`<h1 class="small" id="heading">${headingOf(state, { index, words })}</h1>`}
<div class="doors">${finder(state, { index, links, words, isSuggesting })}</div>
${answerSection(answer, state, { index, links, words })}
<p class="visually-hidden" id="told" role="status"></p>
<div class="list-and-map has-switch">
<div id="found">${results(state, found, context)}</div>
${mapPane(context, { id: 'map', label: say('home.map'), extent: extentOf(index) })}
</div>
<div class="view-switch needs-script" role="group" aria-label="${say('home.show')}"><button type="button" data-view="list" aria-pressed="true">${say('home.list')}</button><button type="button" data-view="map" aria-pressed="false">${say('home.mapView')}</button></div>`,
  }
}

/** Says what this is, at length, where nothing is searched yet. */
function hero(count: number, { links, words }: { links: Links; words: Words }): Html {
  const api = html`<a href="${pathIn(links, '/docs')}">${words.say('home.noKey')}</a>`
  return html`<section class="hero">
<h1 id="heading">${words.say('home.heading')}</h1>
<p>${words.show('home.intro', { count, api })}</p>
</section>`
}

function results(
  state: SearchState,
  { docs, distances, total, didYouMean, next }: Found,
  { links, directory, words }: WordContext,
): Html {
  const { index } = directory
  const { say } = words
  const isFiltered = !isPlain({ ...state, ask: '', prev: [], cursor: null, page: 1, sort: null })
  // The list of an answer is whole; every other one goes on.
  const isAnswer = state.ask !== '' && !isFiltered && next === null
  const home = pathIn(links, '/')
  const extent = foundExtent(state, index)
  return html`<section aria-labelledby="results"${extent && html` data-extent="${writeBox(extent)}"`}>
<div class="results-head"><h2 id="results">${isFiltered ? say('results.found', { count: total }) : listTitle(state, isAnswer, words)}</h2>
${(isFiltered || isAnswer) && html`<a href="${home}">${say('results.startOver')}</a>`}</div>
${didYouMean !== null && html`<p class="note">${words.show('results.didYouMean', { words: state.q, corrected: html`<strong><bdi>${didYouMean}</bdi></strong>` })}</p>`}
${
  docs.length === 0
    ? html`<p class="note">${words.show('results.none', { startOver: html`<a href="${home}">${say('results.noneStart')}</a>` })}</p>${waysOut(state, { directory, words, home })}`
    : html`<ol class="cards">
${docs.map((doc, i) => spotCard(doc, { index, links, words, distanceKm: distances?.[i] }))}</ol>`
}
${!isAnswer && noisyNote(state, noisyLeftOut(state, { total }, directory), { home, words })}
${next && html`<p class="more"><a class="button" rel="next" href="${home}${writeSearchState(next)}">${say('results.more')}</a></p>`}
</section>`
}

function listTitle({ sort }: SearchState, isAnswer: boolean, { say }: Words): string {
  if (isAnswer) return say('results.answer')
  return sort === 'surest' ? say('results.surest') : say('results.quietest')
}

/** Where all places of a list are, not of its page alone; null for an answer, and where the map shows everything. */
function foundExtent(state: SearchState, index: Index): Box | null {
  if (state.ask !== '' || isPlain({ ...state, cursor: null, page: 1, noisy: null, sort: null })) return null
  return extentOf(index, { filter: shownFilterOf(state), ...(state.q !== '' && { text: state.q }) })
}

/** Says what the list leaves out, and leads to it. */
function noisyNote(
  state: SearchState,
  count: number,
  { home, words: { say, decimal } }: { home: string; words: Words },
): Html | null {
  if (count === 0) return null
  const withNoisy = writeSearchState({ ...state, noisy: 'yes', cursor: null, page: 1 })
  return html`<p class="quiet noisy-note">${say('results.noisyLeft', { count, rating: decimal(NOISY_BELOW) })} <a href="${home}${withNoisy}">${say('results.showNoisy')}</a></p>`
}

import type { Answer } from '../../ask/question.ts'
import type { Page, PageContext } from '../../http/page.ts'
import { routes } from '../../http/routes.ts'
import type { Box } from '../../geo/box.ts'
import type { Index } from '../../index/types.ts'
import { answerOf } from '../../service/answer.ts'
import type { Directory } from '../../service/directory.ts'
import { type Links, pathIn } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import { layout, type View } from '../layout.ts'
import { extentOf } from '../map/extent.ts'
import { mapPane } from '../map/map-pane.ts'
import { htmlResponse, ledResponse } from '../respond.ts'
import { NOISY_BELOW } from '../../silence/rating.ts'
import { SITE_NAME } from '../site.ts'
import { spotCard } from '../spot-card.ts'
import { counted } from '../../text/english.ts'
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
export const homePage: Page = {
  path: '/',
  async handle(context) {
    const { directory } = context
    const state = readSearchState(context.search)
    const found = state.ask === '' || !isOnlyAsked(state) ? find(state, directory) : null
    const meant =
      found && state.q !== '' ? understoodAs(state, { directory, found: withNoisy(state, found, directory) }) : null
    if (meant) return ledResponse(`${pathIn(context.links, '/')}${writeSearchState(meant)}`)
    const shown =
      state.ask === '' ? { answer: null, found: found ?? find(state, directory) } : await asked(state, found, directory)
    return htmlResponse(context, layout(view(context, state, shown), context), { hasMap: true })
  },
}

type Shown = { answer: Answer | null; found: Found }

/** `found`: what the filters beside the question find; null where there are none. */
async function asked(state: SearchState, found: Found | null, directory: Directory): Promise<Shown> {
  const answer = await answerOf({ query: state.ask, prev: state.prev }, directory)
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

function view(context: PageContext, state: SearchState, { answer, found }: Shown): View {
  const { links, directory } = context
  const { count } = directory.index
  const isFirst = isPlain(state)
  return {
    title: `${isFirst ? 'Quiet places in nature' : headingOf(state, directory.index)} · ${SITE_NAME}`,
    description: `Find one of ${counted(count, 'quiet place')} in nature, each with a silence rating that says how undisturbed it is.`,
    ...(isFirst && { path: '/' }),
    script: 'home.js',
    main: html`${isFirst ? hero(count, links) : html`<h1 class="small" id="heading">${headingOf(state, directory.index)}</h1>`}
<div class="doors">${finder(state, directory.index, { links, isSuggesting })}</div>
${answerSection(answer, state, { index: directory.index, links })}
<p class="visually-hidden" id="told" role="status"></p>
<div class="list-and-map has-switch">
<div id="found">${results(state, found, context)}</div>
${mapPane(context, { id: 'map', label: 'Map of the places found', extent: extentOf(directory.index) })}
</div>
<div class="view-switch needs-script" role="group" aria-label="Show"><button type="button" data-view="list" aria-pressed="true">List</button><button type="button" data-view="map" aria-pressed="false">Map</button></div>`,
  }
}

/** Says what this is, at length, where nothing is searched yet. */
function hero(count: number, links: Links): Html {
  return html`<section class="hero">
<h1 id="heading">Somewhere quiet</h1>
<p>${counted(count, 'place')} in nature, each rated for its silence from 1 (noisy) to 5 (pristine), with what is known of access, fire and the way there. Open to people, apps and agents alike: <a href="${pathIn(links, '/docs')}">the API needs no key</a>.</p>
</section>`
}

function results(
  state: SearchState,
  { docs, distances, total, didYouMean, next }: Found,
  { links, directory }: PageContext,
): Html {
  const { index } = directory
  const isFiltered = !isPlain({ ...state, ask: '', prev: [], cursor: null, page: 1, sort: null })
  // The list of an answer is whole; every other one goes on.
  const isAnswer = state.ask !== '' && !isFiltered && next === null
  const title = isFiltered
    ? `${counted(total, 'place')} found`
    : isAnswer
      ? 'Places of this answer'
      : state.sort === 'surest'
        ? 'The surest ratings'
        : 'The quietest places'
  const home = pathIn(links, '/')
  const extent = foundExtent(state, index)
  return html`<section aria-labelledby="results"${extent && html` data-extent="${writeBox(extent)}"`}>
<div class="results-head"><h2 id="results">${title}</h2>
${(isFiltered || isAnswer) && html`<a href="${home}">Start over</a>`}</div>
${didYouMean !== null && html`<p class="note">Nothing is called “${state.q}”; these match <strong>${didYouMean}</strong>.</p>`}
${
  docs.length === 0
    ? html`<p class="note">No place has all of that. Take a word or a filter away, or <a href="${home}">start over</a>.</p>${waysOut(state, directory, links)}`
    : html`<ol class="cards">
${docs.map((doc, i) => spotCard(doc, { index, links, distanceKm: distances?.[i] }))}</ol>`
}
${!isAnswer && noisyNote(state, noisyLeftOut(state, { total }, directory), home)}
${next && html`<p class="more"><a class="button" rel="next" href="${home}${writeSearchState(next)}">More places</a></p>`}
</section>`
}

/** Where all places of a list are, not of its page alone; null for an answer, and where the map shows everything. */
function foundExtent(state: SearchState, index: Index): Box | null {
  if (state.ask !== '' || isPlain({ ...state, cursor: null, page: 1, noisy: null, sort: null })) return null
  return extentOf(index, { filter: shownFilterOf(state), ...(state.q !== '' && { text: state.q }) })
}

/** Says what the list leaves out, and leads to it. */
function noisyNote(state: SearchState, count: number, home: string): Html | null {
  if (count === 0) return null
  const withNoisy = writeSearchState({ ...state, noisy: 'yes', cursor: null, page: 1 })
  return html`<p class="quiet noisy-note">${counted(count, 'place')} rated below ${NOISY_BELOW.toFixed(1)} ${count === 1 ? 'is' : 'are'} left out. <a href="${home}${withNoisy}">Show noisy places too</a></p>`
}

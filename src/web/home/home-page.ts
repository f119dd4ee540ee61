import { ask } from '../../ask/ask.ts'
import type { Answer } from '../../ask/question.ts'
import type { Page, PageContext } from '../../http/app.ts'
import { routes } from '../../http/routes.ts'
import type { Service } from '../../http/service.ts'
import type { Links } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import { layout, type View } from '../layout.ts'
import { extentOf } from '../map/extent.ts'
import { mapPane } from '../map/map-pane.ts'
import { htmlResponse } from '../respond.ts'
import { pathIn, SITE_NAME } from '../site.ts'
import { spotCard } from '../spot-card.ts'
import { counted } from '../words.ts'
import { readWishes, type Wishes, writeWishes } from '../search-state.ts'
import { answerSection, askBox } from './answer.ts'
import { finder } from './finder.ts'
import { find, type Found } from './find.ts'
import { waysOut } from './ways-out.ts'

/** The front door: a search form that needs no script, and what it finds; without wishes the quietest places. */
export const homePage: Page = {
  path: '/',
  handle(context) {
    const { service, request } = context
    const wishes = readWishes(new URL(request.url).searchParams)
    const directory = service.directory()
    const answer = wishes.ask === '' ? null : ask({ query: wishes.ask }, directory.world)
    const found = answer && answer.docs.length > 0 && isOnlyAsked(wishes) ? spotsOf(answer) : find(wishes, directory)
    return htmlResponse(context, layout(view(context, wishes, { answer, found }), service), { hasMap: true })
  },
}

const isSuggesting = routes.some(({ paths }) => '/api/suggest' in paths)

/** Lists the spots that an answer speaks of. */
function spotsOf({ docs }: Answer): Found {
  return { docs, distances: null, total: docs.length, didYouMean: null, next: null }
}

function isOnlyAsked(wishes: Wishes): boolean {
  return writeWishes({ ...wishes, ask: '' }) === ''
}

type Shown = { answer: Answer | null; found: Found }

function view({ service }: PageContext, wishes: Wishes, { answer, found }: Shown): View {
  const { links } = service
  const directory = service.directory()
  const { count } = directory.index
  const isPlain = writeWishes(wishes) === ''
  const title = wishes.ask || wishes.q
  return {
    title: `${title === '' ? 'Quiet places in nature' : `${title} – quiet places`} · ${SITE_NAME}`,
    description: `Find one of ${counted(count, 'quiet place')} in nature, each with a silence rating that says how undisturbed it is.`,
    ...(isPlain && { path: '/' }),
    script: 'home.js',
    main: html`${hero(count, isPlain, links)}
<div class="doors">${finder(wishes, links, { isSuggesting })}
${askBox(wishes.ask, links)}</div>
${answerSection(answer, { index: directory.index, links })}
<div class="list-and-map">
${mapPane(service, { id: 'map', label: 'Map of the places found', extent: extentOf(directory.index) })}
<div id="found">${results(wishes, found, service)}</div>
</div>`,
  }
}

/** Says what this is, at length to whoever comes without a wish. */
function hero(count: number, isPlain: boolean, links: Links): Html {
  if (!isPlain) return html`<h1 class="small">Somewhere quiet</h1>`
  return html`<section class="hero">
<h1>Somewhere quiet</h1>
<p>${counted(count, 'place')} in nature, each rated for its silence from 1 (noisy) to 5 (pristine), with what is known of access, fire and the way there. Open to people, apps and agents alike: <a href="${pathIn(links, '/docs')}">the API needs no key</a>.</p>
</section>`
}

function results(wishes: Wishes, { docs, distances, total, didYouMean, next }: Found, service: Service): Html {
  const { links } = service
  const { index } = service.directory()
  const isFiltered = writeWishes({ ...wishes, ask: '', cursor: null, page: 1 }) !== ''
  // The list of an answer is whole; every other one goes on.
  const isAnswer = wishes.ask !== '' && !isFiltered && next === null
  const title = isFiltered
    ? `${counted(total, 'place')} found`
    : isAnswer
      ? 'Places of this answer'
      : 'The quietest places'
  const home = pathIn(links, '/')
  return html`<section aria-labelledby="results">
<div class="results-head"><h2 id="results">${title}</h2>
${(isFiltered || isAnswer) && html`<a href="${home}">Start over</a>`}</div>
${didYouMean !== null && html`<p class="note">Nothing is called “${wishes.q}”; these match <strong>${didYouMean}</strong>.</p>`}
${
  docs.length === 0
    ? html`<p class="note">No place has all of that. Take a word or a filter away, or <a href="${home}">start over</a>.</p>${waysOut(wishes, service.directory(), links)}`
    : html`<ol class="cards">
${docs.map((doc, i) => spotCard(doc, { index, links, distanceKm: distances?.[i] }))}</ol>`
}
${next && html`<p class="more"><a class="button" rel="next" href="${home}${writeWishes(next)}">More places</a></p>`}
</section>`
}

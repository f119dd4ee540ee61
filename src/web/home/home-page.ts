import type { Page, PageContext } from '../../http/app.ts'
import { routes } from '../../http/routes.ts'
import type { Service } from '../../http/service.ts'
import { html, type Html } from '../html.ts'
import { layout, type View } from '../layout.ts'
import { mapPane } from '../map/map-pane.ts'
import { htmlResponse } from '../respond.ts'
import { pathIn, SITE_NAME } from '../site.ts'
import { spotCard } from '../spot-card.ts'
import { counted } from '../words.ts'
import { readWishes, type Wishes, writeWishes } from '../wishes.ts'
import { answerTo, askBox } from './answer.ts'
import { finder } from './finder.ts'
import { find, type Found } from './find.ts'

/** The front door: a search form that needs no script, and what it finds; without wishes the quietest places. */
export const homePage: Page = {
  path: '/',
  handle(context) {
    const { service, request } = context
    const wishes = readWishes(new URL(request.url).searchParams)
    const found = find(wishes, service.directory())
    return htmlResponse(context, layout(view(context, wishes, found), service))
  },
}

const isSuggesting = routes.some(({ paths }) => '/api/suggest' in paths)

function view({ service }: PageContext, wishes: Wishes, found: Found): View {
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
    main: html`<section class="hero">
<h1>Somewhere quiet</h1>
<p>${counted(count, 'place')} in nature, each rated for its silence from 1 (noisy) to 5 (pristine), with what is known of access, fire and the way there. Open to people, apps and agents alike: <a href="${pathIn(links, '/docs')}">the API needs no key</a>.</p>
</section>
<div class="doors">${finder(wishes, links, { isSuggesting })}
${askBox(wishes.ask, links)}</div>
<div class="list-and-map">
<div id="found">${answerTo(wishes.ask, { directory, links })}
${results(wishes, found, service)}</div>
${mapPane(service, { id: 'map', label: 'Map of the places found' })}
</div>`,
  }
}

function results(wishes: Wishes, { docs, distances, total, didYouMean, next }: Found, service: Service): Html {
  const { links } = service
  const { index } = service.directory()
  const isFiltered = writeWishes({ ...wishes, ask: '', cursor: null, page: 1 }) !== ''
  const home = pathIn(links, '/')
  return html`<section aria-labelledby="results">
<div class="results-head"><h2 id="results">${isFiltered ? `${counted(total, 'place')} found` : 'The quietest places'}</h2>
${isFiltered && html`<a href="${home}">Start over</a>`}</div>
${didYouMean !== null && html`<p class="note">Nothing is called “${wishes.q}”; these match <strong>${didYouMean}</strong>.</p>`}
${
  docs.length === 0
    ? html`<p class="note">No place has all of that. Take a word or a filter away, or <a href="${home}">start over</a>.</p>`
    : html`<ol class="cards">
${docs.map((doc, i) => spotCard(doc, { index, links, distanceKm: distances?.[i] }))}</ol>`
}
${next && html`<p class="more"><a class="button" rel="next" href="${home}${writeWishes(next)}">More places</a></p>`}
</section>`
}

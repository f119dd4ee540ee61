import type { Page, PageContext } from '../../http/app.ts'
import type { Service } from '../../http/service.ts'
import type { Links } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import { layout } from '../layout.ts'
import { htmlResponse } from '../respond.ts'
import { pathIn, SITE_NAME } from '../site.ts'
import { spotCard } from '../spot-card.ts'
import { counted } from '../words.ts'
import { finder } from './finder.ts'
import { find, type Found } from './find.ts'
import { readWishes, type Wishes, writeWishes } from './wishes.ts'

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

const WISHED: (keyof Wishes)[] = ['minRating', 'scenery', 'access', 'activity', 'tag', 'country', 'cursor']

function view({ service }: PageContext, wishes: Wishes, found: Found) {
  const { index } = service.directory()
  const isPlain = wishes.q === '' && WISHED.every(name => wishes[name] === null)
  const title = wishes.q === '' ? 'Quiet places in nature' : `${wishes.q} – quiet places`
  return {
    title: `${title} · ${SITE_NAME}`,
    description: `Find one of ${counted(index.count, 'quiet place')} in nature, each with a silence rating that says how undisturbed it is.`,
    ...(isPlain && { path: '/' }),
    main: html`${isPlain && introduction(index.count, service.links)}
${!isPlain && html`<h1 class="visually-hidden">Quiet places</h1>`}
${finder(wishes, service)}
${results(wishes, found, service)}`,
  }
}

function introduction(count: number, links: Links): Html {
  return html`<section class="hero">
<h1>Somewhere quiet</h1>
<p>${counted(count, 'place')} in nature, each rated for its silence from 1 (noisy) to 5 (pristine), with what is known of access, fire and the way there. Open to people, apps and agents alike: <a href="${pathIn(links, '/docs')}">the API needs no key</a>.</p>
</section>`
}

function results(wishes: Wishes, { docs, total, didYouMean, next }: Found, service: Service): Html {
  const { links } = service
  const { index } = service.directory()
  const isFiltered = writeWishes({ ...wishes, cursor: null, page: 1 }) !== ''
  const home = pathIn(links, '/')
  return html`<section aria-labelledby="results">
<div class="results-head"><h2 id="results">${isFiltered ? `${counted(total, 'place')} found` : 'The quietest places'}</h2>
${isFiltered && html`<a href="${home}">Start over</a>`}</div>
${didYouMean !== null && html`<p class="note">Nothing is called “${wishes.q}”; these match <strong>${didYouMean}</strong>.</p>`}
${
  docs.length === 0
    ? html`<p class="note">No place has all of that. Take a word or a filter away, or <a href="${home}">start over</a>.</p>`
    : html`<ol class="cards">
${docs.map(doc => spotCard(doc, { index, links }))}</ol>`
}
${next && html`<p class="more"><a class="button" rel="next" href="${home}${writeWishes(next)}">More places</a></p>`}
</section>`
}

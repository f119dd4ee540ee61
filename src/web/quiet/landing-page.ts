import { countryName } from '../../geo/countries.ts'
import { ApiError } from '../../http/errors.ts'
import type { Page, PageContext } from '../../http/page.ts'
import { pathIn } from '../../spots/links.ts'
import { counted, within } from '../../text/english.ts'
import { find } from '../home/find.ts'
import { html, type Html } from '../html.ts'
import { layout } from '../layout.ts'
import { htmlResponse } from '../respond.ts'
import { readSearchState, writeSearchState } from '../search-state.ts'
import { SITE_NAME } from '../site.ts'
import { spotCard } from '../spot-card.ts'
import { type Landing, landingPath, landingsOf, pluralOf } from './landings.ts'

const OTHERS = 12

/** One kind of scenery in one country, the quietest places first: what search engines and links lead to. */
export const landingPage: Page = {
  path: '/quiet/{scenery}/{country}',
  handle(context) {
    const { directory, links, params } = context
    const path = `/quiet/${params['scenery'] ?? ''}/${params['country'] ?? ''}`
    const all = landingsOf(directory.index)
    const landing = all.find(one => landingPath(one) === path)
    if (!landing) throw new ApiError('route_not_found', 'no such places are known here')
    const { scenery, country, count } = landing
    const title = titleOf(landing)
    const state = readSearchState(new URLSearchParams({ scenery, country }))
    const { docs } = find(state, directory)
    const page = layout(
      {
        title: `${title} · ${SITE_NAME}`,
        description: `${counted(count, 'place')}, the quietest first, each with a silence rating and why it has it.`,
        path,
        main: html`<h1>${title}</h1>
<p class="lead">${counted(count, 'place')} with a silence rating from 1 (noisy) to 5 (pristine), the quietest first.</p>
<p><a class="button" href="${pathIn(links, '/')}${writeSearchState({ scenery, country })}">Filter them, or see them on the map</a></p>
<h2>The quietest</h2>
<ol class="cards">
${docs.map(doc => spotCard(doc, { index: directory.index, links }))}</ol>
${others(
  'In the same country',
  all.filter(one => one.country === country && one !== landing),
  context,
)}
${others(
  'In other countries',
  all.filter(one => one.scenery === scenery && one !== landing),
  context,
)}`,
      },
      context,
    )
    return htmlResponse(context, page)
  },
}

function titleOf({ scenery, country }: Landing): string {
  const name = countryName(country) ?? country
  return `Quiet ${pluralOf(scenery)} ${within(name)} ${WITH_ARTICLE.test(name) ? 'the ' : ''}${name}`
}

/** Names of countries that take an article: "in the United States". */
const WITH_ARTICLE = /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Isle)\b|\b(Islands|Republic)\b/

function others(title: string, landings: readonly Landing[], { links }: PageContext): Html | null {
  if (landings.length === 0) return null
  const most = landings.toSorted((a, b) => b.count - a.count).slice(0, OTHERS)
  return html`<h2>${title}</h2>
<ul>${most.map(one => html`<li><a href="${pathIn(links, landingPath(one))}">${titleOf(one)}</a> <span class="quiet">${one.count}</span></li>`)}</ul>`
}

import { ApiError } from '../../http/errors.ts'
import type { Page } from '../../http/page.ts'
import { pathIn } from '../../spots/links.ts'
import { capitalised } from '../../text/english.ts'
import { find } from '../home/find.ts'
import { html, type Html } from '../html.ts'
import { localised, type WordContext } from '../language/localised.ts'
import type { Words } from '../language/words.ts'
import { layout } from '../layout.ts'
import { htmlResponse } from '../respond.ts'
import { readSearchState, writeSearchState } from '../search-state.ts'
import { SITE_NAME } from '../site.ts'
import { spotCard } from '../spot-card.ts'
import { type Landing, landingPath, landingsOf } from './landings.ts'

const OTHERS = 12

/** One kind of scenery in one country, the quietest places first: what search engines and links lead to. */
export const landingPage: Page = localised({
  path: '/quiet/{scenery}/{country}',
  handle(context) {
    const { directory, links, params, words } = context
    const { say } = words
    const path = `/quiet/${params['scenery'] ?? ''}/${params['country'] ?? ''}`
    const all = landingsOf(directory.index)
    const landing = all.find(one => landingPath(one) === path)
    if (!landing) throw new ApiError('route_not_found', 'no such places are known here')
    const { scenery, country, count } = landing
    const title = titleOf(landing, words)
    const state = readSearchState(new URLSearchParams({ scenery, country }))
    const { docs } = find(state, directory)
    const page = layout(context, {
      title: `${title} · ${SITE_NAME}`,
      description: say('landing.description', { count }),
      path,
      main: html`<h1>${title}</h1>
<p class="lead">${say('landing.lead', { count })}</p>
<p><a class="button" href="${pathIn(links, '/')}${writeSearchState({ scenery, country })}">${say('landing.filter')}</a></p>
<h2>${say('landing.quietest')}</h2>
<ol class="cards">
${docs.map(doc => spotCard(doc, { index: directory.index, links, words }))}</ol>
${others(
  say('landing.same'),
  all.filter(one => one.country === country && one !== landing),
  context,
)}
${others(
  say('landing.other'),
  all.filter(one => one.scenery === scenery && one !== landing),
  context,
)}`,
    })
    return htmlResponse(context, page)
  },
})

function titleOf({ scenery, country }: Landing, { quietIn }: Words): string {
  return capitalised(quietIn(scenery, country))
}

function others(title: string, landings: readonly Landing[], { links, words }: WordContext): Html | null {
  if (landings.length === 0) return null
  const most = landings.toSorted((a, b) => b.count - a.count).slice(0, OTHERS)
  return html`<h2>${title}</h2>
<ul>${most.map(one => html`<li><a href="${pathIn(links, landingPath(one))}">${titleOf(one, words)}</a> <span class="quiet">${words.number(one.count)}</span></li>`)}</ul>`
}

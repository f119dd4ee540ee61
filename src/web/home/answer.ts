import type { Answer, Understood } from '../../ask/question.ts'
import type { Index } from '../../index/index.ts'
import type { Links } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import { countryCode } from '../places.ts'
import { pathIn } from '../site.ts'
import { capitalised, inWords } from '../words.ts'
import { DEFAULT_RADIUS_KM } from '../wishes.ts'
import { chip } from './finder.ts'

/** The box for questions; it works without a script too: the answer then comes with the page. */
export function askBox(question: string, links: Links): Html {
  return html`<form class="ask" id="ask" action="${pathIn(links, '/')}" data-stream="${pathIn(links, '/ask')}">
<label for="question">Or ask in your own words</label>
<div class="search-row"><input id="question" name="ask" type="text" value="${question}" placeholder="Where is it quiet by a lake?" maxlength="2000" autocomplete="off"><button class="plain">Ask</button></div>
</form>`
}

/** Shows an answer with its sources and what was understood, as a form that can be changed; an empty place without one. */
export function answerSection(answer: Answer | null, { index, links }: { index: Index; links: Links }): Html {
  if (answer === null) return html`<section class="answer" id="answer" aria-live="polite"></section>`
  const { query, sources, understood, docs } = answer
  return html`<section class="answer" id="answer" aria-live="polite">
<h2>${query}</h2>
<p class="lead">${answer.answer}</p>
${
  sources.length > 0 &&
  html`<p class="sources">Sources: ${sources.map(({ title }, i) => {
    const doc = docs[i]
    const slug = doc === undefined ? '' : index.slug(doc)
    return [i > 0 && ', ', html`<a href="${pathIn(links, `/spots/${slug}`)}"><bdi>${title}</bdi></a>`]
  })}</p>`
}
${asFilters(understood, links)}
</section>`
}

function asFilters(understood: Understood, links: Links): Html | null {
  const chips = chipsOf(understood)
  const { relaxed, notUnderstood } = understood
  return html`${
    chips.length > 0 &&
    html`<form class="understood chips" action="${pathIn(links, '/')}"><span class="quiet">Understood:</span>
${chips.map(([name, value, label]) => chip(name, value, label))}<button class="plain">Show as a list</button></form>`
  }${relaxed.length > 0 && html`<p class="quiet">Left out, because nothing meets it all: ${relaxed.join(', ')}.</p>`}${notUnderstood.length > 0 && html`<p class="quiet">Not understood: ${notUnderstood.join(', ')}.</p>`}`
}

type Chip = [name: string, value: string, label: string]

/** What was understood as wishes of the search form. */
function chipsOf({ tags, activities, access, minRating, place, withinKm, words }: Understood): Chip[] {
  return [
    ...tags.map((tag): Chip => ['tag', tag, capitalised(inWords(tag))]),
    ...activities.map((activity): Chip => ['activity', activity, capitalised(inWords(activity))]),
    ...(access === null ? [] : [['access', access, capitalised(access)] satisfies Chip]),
    ...(minRating === null ? [] : [['minRating', String(minRating), `Silence ${minRating} and up`] satisfies Chip]),
    ...placeChips(place, withinKm),
    ...words.map((word): Chip => ['q', word, `“${word}”`]),
  ]
}

function placeChips(place: Understood['place'], withinKm: number | null): Chip[] {
  if (place === null || place.relation === 'outside') return []
  const code = place.kind === 'country' && place.relation === 'in' ? countryCode(place.name) : undefined
  if (code !== undefined) return [['country', code, `In ${place.name}`]]
  if (place.latitude === null || place.longitude === null) return [['q', place.name, `“${place.name}”`]]
  const km = withinKm ?? DEFAULT_RADIUS_KM
  return [
    ['near', `${place.latitude},${place.longitude}`, `Near ${place.name}`],
    ['radiusKm', String(km), `Within ${km} km`],
  ]
}

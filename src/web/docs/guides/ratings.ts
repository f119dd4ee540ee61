import { RATING_WORDS } from '../../../silence/parameters.ts'
import { html, type Html } from '../../html.ts'
import { curl } from '../curl.ts'
import { wordsIn } from '../../language/words.ts'
import { ratingBadge } from '../../rating/badge.ts'
import type { Guide } from './guide.ts'

export const ratings: Guide = {
  id: 'ratings',
  title: 'How silence is rated',
  body: ({
    sources,
  }) => html`<p>Every place has a <code>silenceRating</code> from 1 to 5 with one decimal. It speaks of noise made by people, over the day and the year: wind, surf and waterfalls never lower it. Words go with it: ${words()}.</p>
<p>A rating is either editorial or computed, as its source says${sources.length > 0 && html`. Here: ${sources.map(({ name, ratings }, i) => [i > 0 && ', ', html`<code>${name}</code> is ${ratings}`])}`}. Where nothing is known there is no rating, and a place without a rating is not listed: no data is not silence.</p>`,
}

/** "from 4.5 pristine, … below that noisy". */
function words(): Html[] {
  const named = RATING_WORDS.slice(0, -1).map(({ from, word }) => html`from ${from.toFixed(1)} <em>${word}</em>, `)
  return [...named, html`below that <em>${RATING_WORDS.at(-1)?.word}</em>`]
}

/** The rubric of editors, a step a row; the starter catalogue is rated by it. */
const RUBRIC = [
  {
    rating: 5,
    text: 'Hours go by without any sound made by people. No road, no settlement and no regular flights within earshot; most who come, come on foot or by boat.',
  },
  {
    rating: 4,
    text: 'Nature is nearly all there is to hear. Now and then a distant boat, car or aircraft, or a few other walkers.',
  },
  {
    rating: 3,
    text: 'Calm for long stretches, but people, a road or boats are part of the day: quiet in the early morning, out of season, or a walk away from the entrance.',
  },
  {
    rating: 2,
    text: 'Visitors, traffic or aircraft are heard most of the day; quiet is found at the edges and at unusual hours.',
  },
  {
    rating: 1,
    text: 'Noise hardly ever stops: a park in a city, a place beside a big road or runway, a sight with crowds and engines.',
  },
]

export const editorialRatings: Guide = {
  id: 'editorial-ratings',
  title: 'Editorial ratings',
  body: () => html`<p>The ratings of the starter catalogue are judgements of an editor, from what is published about each place. They are no measurements. The editor asks what somebody would hear who stands at the place on an ordinary day of the season in which it is visited; places between two steps get decimals.</p>
<dl class="rubric">${RUBRIC.map(({ rating, text }) => html`<div><dt>${ratingBadge({ silenceRating: rating }, wordsIn('en'))}</dt><dd>${text}</dd></div>`)}</dl>`,
}

export const computedRatings: Guide = {
  id: 'computed-ratings',
  title: 'Computed ratings',
  body: ({
    baseUrl,
    apiPathOfSpot,
    to,
  }) => html`<p>For regions imported from OpenStreetMap the rating is computed (method SR-1.1). Around each place the noise of roads, railways, airports, settlements, industry and wind turbines is estimated from what the map says of them and added up to a yearly day-evening-night level (L<sub>den</sub>). 30 dB and less is 5.0, 36 dB 4.0, 45 dB 2.6, 55 dB and more 1.0. A race track, shooting range, marina, ski lift or cable car nearby caps the rating and is named, a ski lift with its season.</p>
<p>Each computed rating has a band, and its confidence is the width of that band: high up to 1.2 of the scale, medium up to 2, low beyond. Pages write a rating of low confidence as “~4.5” and hatch its colour. Forests that shield, and traffic that differs from what is usual for a road of its class, are not known to the method; ridges that shield are where the region was imported with heights of the ground and <code>--screening terrain</code>, which the explanation then says. Near the border of the imported region what usually lies beyond is counted, and widens the band; outside of it there is no rating.</p>
<p>Beside L<sub>den</sub> an explanation has the levels of day, evening and night that it is made of, by what is usual for each kind of source. The page of a computed place draws from where its noise comes, as a sound rose of 16 directions; it is also a picture at <code>/spots/{slug}/rose.svg</code>.</p>
<p>Why a place has its rating, with the sources of noise, their distances and levels:</p>
${curl({ url: `${baseUrl}${apiPathOfSpot}/silence` })}
<p>Any other point of an imported region can be asked for too, with <code>/api/silence</code> or on <a href="${to('/silence')}">the silence map</a>.</p>`,
}

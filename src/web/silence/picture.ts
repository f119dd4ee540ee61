import type { SilenceExplanation } from '../../http/schemas/silence.ts'
import { html, type Html } from '../html.ts'
import { doubtOf, ratingBadge } from '../rating.ts'
import { capitalised, inWords } from '../../text/english.ts'
import { inKilometres, NO_BREAK } from '../../text/distance-words.ts'

/** The levels of an empty and of a full bar: just audible outdoors, and a motorway next door. */
const FAINTEST_DB = 15
const LOUDEST_DB = 75

/** Shows a rating on its scale, what makes the noise, how sure that is and by which method. All of it is also text. */
export function silencePicture(explanation: SilenceExplanation, docsPath: string): Html {
  const { rating, words, lden, below, band, confidence, method, dominant, caveats } = explanation
  const isEditorial = method === 'editorial'
  const rated = { silenceRating: rating, confidence: confidence ?? undefined }
  const doubt = doubtOf(rated)
  return html`<div class="silence">
<p>${ratingBadge(rated)} <strong>${doubt === null ? capitalised(words) : `Perhaps ${words}, ${doubt}`}</strong>, on a scale from 1 (noisy) to 5 (pristine).</p>
${scale(rating, band)}
${
  isEditorial
    ? html`<p>The rating is <a href="${docsPath}#editorial-ratings">editorial</a>: an editor's judgement, not a measurement.</p>`
    : html`<p>${lden !== null && html`Noise made by people: <strong>${below && 'less than '}${lden}${NO_BREAK}dB(A)</strong>, day, evening and night of a year together. `}${band && html`${range(band)} `}${confidence && html`Confidence: <strong>${confidence}</strong>. `}<a href="${docsPath}#computed-ratings">Computed</a>, method <span class="whole">${method}</span>.</p>`
}
${
  dominant.length > 0 &&
  html`<h3>Where the noise comes from</h3>
<p class="quiet small">Distance, level, and share of it all. The bars run from ${FAINTEST_DB}${NO_BREAK}dB, hardly there, to ${LOUDEST_DB}${NO_BREAK}dB, a motorway next door.</p>
<ul class="bars">${dominant.map(bar)}</ul>`
}
${!isEditorial && dominant.length === 0 && html`<p>Nothing on the map is loud enough to be heard here.</p>`}
${!isEditorial && caveats.length > 0 && html`<ul class="caveats quiet">${caveats.map(caveat => html`<li>${caveat}</li>`)}</ul>`}
</div>`
}

/** Names of noise sources, by kind. */
const NOUNS: Record<SilenceExplanation['dominant'][number]['kind'], (sort: string) => string> = {
  road: sort => `${sort} road`,
  rail: sort => `${sort} railway`,
  aerodrome: sort => (['airfield', 'heliport'].includes(sort) ? sort : `${sort} airport`),
  settlement: sort => sort,
  works: sort => (['retail', 'commercial'].includes(sort) ? `${sort} area` : sort),
  turbine: () => 'wind turbine',
  event: sort => sort,
}

function bar({ kind, class: sort, name, distanceM, levelDb, share }: SilenceExplanation['dominant'][number]): Html {
  const what = capitalised(inWords(NOUNS[kind](sort)))
  const width =
    Math.round(Math.min(1, Math.max(0.02, (levelDb - FAINTEST_DB) / (LOUDEST_DB - FAINTEST_DB))) * 1000) / 10
  return html`<li>
<span class="bar-name">${what}${name !== null && html` <em><bdi>${name}</bdi></em>`}, ${inKilometres(distanceM / 1000)}</span>
<span class="bar-level">${Math.round(levelDb)}${NO_BREAK}dB<span class="quiet"> · ${Math.round(share * 100)}${NO_BREAK}%</span></span>
<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-track" width="100" height="4"></rect><rect class="bar-fill" width="${width}" height="4"></rect></svg>
</li>`
}

/** Draws the scale from 1 to 5, with the rating as a mark and its confidence interval as a bracket. */
function scale(rating: number, band: SilenceExplanation['band']): Html {
  const x = (value: number) => Math.round((value - 1) * 750) / 10 + 10
  const [low = rating, high = rating] = band ?? []
  const steps = [1, 2, 3, 4, 5].map(step => {
    const [from, to] = [Math.max(1, step - 0.5), Math.min(5, step + 0.5)]
    return html`<rect class="step-${step}" x="${x(from)}" y="16" width="${x(to) - x(from)}" height="10"></rect>`
  })
  return html`<svg class="scale" viewBox="0 0 320 50" aria-hidden="true">
${steps}
${band && low !== high && html`<path class="scale-band" d="M${x(low)} 34v-4h${x(high) - x(low)}v4"></path>`}
<path class="scale-mark" d="M${x(rating)} 14l-6-10h12z"></path>
${[1, 2, 3, 4, 5].map(step => html`<text x="${x(step)}" y="48" text-anchor="middle">${step}</text>`)}
</svg>`
}

/** Beyond the ends of the scale a louder or quieter place has the same rating. */
function range([low = 0, high = 0]: readonly number[]): string {
  if (low === high) return 'Somewhat more or less of it would not change the rating.'
  return `The truth may lie between ${low.toFixed(1)} and ${high.toFixed(1)}.`
}

import type { SilenceExplanation } from '../../http/schemas/silence.ts'
import { html, type Html } from '../html.ts'
import { SCALE } from '../../silence/parameters.ts'
import { RATING_STEPS } from '../rating/steps.ts'
import { doubtOf, ratingBadge } from '../rating/badge.ts'
import { keyOf, sortOf } from './source-names.ts'
import { captionOf, isMarked, ROSE_HALF, roseDrawing, roseInWords, sideOf } from './rose-drawing.ts'
import type { Rose } from '../../silence/breakdown/rose.ts'
import { capitalised, inWords } from '../../text/english.ts'
import { inKilometres, NO_BREAK } from '../../text/distance-words.ts'

/** The levels of an empty and of a full bar: just audible outdoors, and a motorway next door. */
const FAINTEST_DB = 15
const LOUDEST_DB = 75

type Surroundings = { guidesPath: string; rose?: Rose | undefined }

/** Shows a rating on its scale, what makes the noise, how sure that is and by which method. All of it is also text. */
export function silencePicture(explanation: SilenceExplanation, { guidesPath, rose }: Surroundings): Html {
  const { rating, words, lden, below, levels, band, confidence, method, dominant, caps = [], caveats } = explanation
  const isEditorial = method === 'editorial'
  const rated = { silenceRating: rating, confidence: confidence ?? undefined }
  const doubt = doubtOf(rated)
  return html`<div class="silence">
<p>${ratingBadge(rated)} <strong>${doubt === null ? capitalised(words) : `Perhaps ${words}, ${doubt}`}</strong>, on a scale from 1 (noisy) to 5 (pristine).</p>
${scale(rating, band)}
${
  isEditorial
    ? html`<p>The rating is <a href="${guidesPath}/editorial-ratings">editorial</a>: an editor's judgement, not a measurement.</p>`
    : html`<p>${lden !== null && html`Noise made by people: <strong>${below && 'less than '}${lden}${NO_BREAK}dB(A)</strong> over a year, evenings and nights counted more (L<sub>den</sub>). `}${band && html`${range(band)} `}${confidence && html`Confidence: <strong>${confidence}</strong>. `}<a href="${guidesPath}/computed-ratings">Computed</a>, method <span class="whole">${method}</span>.</p>`
}
${periods(levels)}
${caps.length > 0 && html`<ul class="caps">${caps.map(cap)}</ul>`}
${rose && roseFigure(rose)}
${
  dominant.length > 0 &&
  html`<h3>Where the noise comes from</h3>
<p class="quiet small">Distance, level, and share of it all. The bars run from ${FAINTEST_DB}${NO_BREAK}dB, hardly there, to ${LOUDEST_DB}${NO_BREAK}dB, a motorway next door.</p>
<ul class="bars">${dominant.map(source => bar(source, rose))}</ul>`
}
${!isEditorial && dominant.length === 0 && html`<p>Nothing on the map is loud enough to be heard here.</p>`}
${!isEditorial && caveats.length > 0 && html`<ul class="caveats quiet">${caveats.map(caveat => html`<li>${caveat}</li>`)}</ul>`}
</div>`
}

function bar(source: SilenceExplanation['dominant'][number], rose: Rose | undefined): Html {
  const { name, distanceM, levelDb, share } = source
  const number = rose?.sources.findIndex(other => keyOf(other) === keyOf(source)) ?? -1
  const heard = rose?.sources[number]
  const width =
    Math.round(Math.min(1, Math.max(0.02, (levelDb - FAINTEST_DB) / (LOUDEST_DB - FAINTEST_DB))) * 1000) / 10
  return html`<li>
<span class="bar-name">${heard && isMarked(heard, number) && html`<span class="bar-number">${number + 1}</span> `}${sortOf(source)}${name !== null && html` <em><bdi>${name}</bdi></em>`}, ${inKilometres(distanceM / 1000)}${heard && ` ${sideOf(heard.sector)}`}</span>
<span class="bar-level">${Math.round(levelDb)}${NO_BREAK}dB<span class="quiet"> · ${Math.round(share * 100)}${NO_BREAK}%</span></span>
<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-track" width="100" height="4"></rect><rect class="bar-fill" width="${width}" height="4"></rect></svg>
</li>`
}

/** Draws from where the noise comes. */
function roseFigure(rose: Rose): Html {
  const box = [-ROSE_HALF, -ROSE_HALF, 2 * ROSE_HALF, 2 * ROSE_HALF].join(' ')
  return html`<figure class="rose-figure"><svg class="rose" viewBox="${box}" role="img" aria-labelledby="rose-title rose-desc">
<title id="rose-title">Sound rose: from where the noise comes</title><desc id="rose-desc">${roseInWords(rose)}</desc>
${roseDrawing(rose)}
</svg>
<figcaption class="quiet small">${captionOf(rose)}</figcaption></figure>`
}

/** Shows the levels that Lden is made of. */
function periods(levels: SilenceExplanation['levels']): Html | null {
  if (levels === null) return null
  const level = (db: number) =>
    db <= SCALE.faintestShownDb ? `under ${SCALE.faintestShownDb}${NO_BREAK}dB` : `${Math.round(db)}${NO_BREAK}dB`
  return html`<dl class="periods"><div><dt>Day</dt><dd>${level(levels.day)}</dd></div><div><dt>Evening</dt><dd>${level(levels.evening)}</dd></div><div><dt>Night</dt><dd>${level(levels.night)}</dd></div></dl>`
}

/** Says what runs near by for a part of the year, or now and then, and holds the rating down. */
function cap({ class: sort, name, distanceM, cap, season }: NonNullable<SilenceExplanation['caps']>[number]): Html {
  const what = html`${capitalised(inWords(sort))}${name !== null && html` <em><bdi>${name}</bdi></em>`}, ${inKilometres(distanceM / 1000)}`
  if (season === null) return html`<li>${what}: no better than ${cap.toFixed(1)} beside it</li>`
  return html`<li><strong>In ${season}:</strong> ${what}, no better than ${cap.toFixed(1)} while it runs. The rest of the year it may be quieter.</li>`
}

const MOST_RATING = SCALE.most

/** Draws the scale from 1 to 5, with the rating as a mark and its confidence interval as a bracket. */
function scale(rating: number, band: SilenceExplanation['band']): Html {
  const x = (value: number) => Math.round((value - 1) * 750) / 10 + 10
  const [low = rating, high = rating] = band ?? []
  const steps = RATING_STEPS.map(({ step, from }) => {
    const to = RATING_STEPS[step]?.from ?? MOST_RATING
    return html`<rect class="step-${step}" x="${x(from)}" y="16" width="${Math.round(10 * (x(to) - x(from))) / 10}" height="10"></rect>`
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

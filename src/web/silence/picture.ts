import type { SilenceExplanation } from '../../http/schemas/silence.ts'
import { html, type Html } from '../html.ts'
import { type EventClass, EVENTS, SCALE } from '../../silence/parameters.ts'
import { RATING_STEPS } from '../rating/steps.ts'
import { doubtOf, ratingBadge } from '../rating/badge.ts'
import { keyOf } from './source-key.ts'
import { caveatsIn } from './caveats.ts'
import type { CaveatFacts } from '../../silence/caveats.ts'
import { inEnglish } from '../language/catalogue-text.ts'
import type { Words } from '../language/words.ts'
import { captionOf, isMarked, ROSE_HALF, roseDrawing, roseInWords, sideOf } from './rose-drawing.ts'
import type { Rose } from '../../silence/breakdown/rose.ts'
import { capitalised } from '../../text/english.ts'
import { NO_BREAK } from '../../text/distance-words.ts'

/** The levels of an empty and of a full bar: just audible outdoors, and a motorway next door. */
const FAINTEST_DB = 15
const LOUDEST_DB = 75

type Surroundings = {
  guidesPath: string
  rose?: Rose | undefined
  /** What the caveats are made of, where the rating was computed here. */
  known?: CaveatFacts | undefined
  words: Words
}

/** Shows a rating on its scale, what makes the noise, how sure that is and by which method. All of it is also text. */
export function silencePicture(explanation: SilenceExplanation, around: Surroundings): Html {
  const { rating, words: word, band, levels, confidence, method, dominant, caps = [] } = explanation
  const { rose, words } = around
  const { say, show } = words
  const isEditorial = method === 'editorial'
  const rated = { silenceRating: rating, confidence: confidence ?? undefined }
  const doubt = doubtOf(rated, words)
  const inWord = doubt === null ? words.scale(word) : say('silence.doubt', { word: words.scale(word) })
  return html`<div class="silence">
<p>${show('silence.rated', { rating: ratingBadge(rated, words), word: html`<strong>${capitalised(inWord)}</strong>` })}</p>
${scale(rating, band)}
${isEditorial ? ofEditors(around) : computed(explanation, around)}
${periods(levels, words)}
${caps.length > 0 && html`<ul class="caps">${caps.map(one => cap(one, words))}</ul>`}
${rose && roseFigure(rose, words)}
${
  dominant.length > 0 &&
  html`<h3>${say('silence.from')}</h3>
<p class="quiet small">${say('silence.bars', { from: FAINTEST_DB, to: LOUDEST_DB })}</p>
<ul class="bars">${dominant.map(source => bar(source, rose, words))}</ul>`
}
${!isEditorial && dominant.length === 0 && html`<p>${say('silence.nothing')}</p>`}
${!isEditorial && html`<ul class="caveats quiet">${caveatsOf(explanation, around)}</ul>`}
</div>`
}

function ofEditors({ guidesPath, words: { say, show } }: Surroundings): Html {
  const editorial = html`<a href="${guidesPath}/editorial-ratings">${say('silence.editorialLink')}</a>`
  return html`<p>${show('silence.editorial', { editorial })}</p>`
}

function computed(explanation: SilenceExplanation, { guidesPath, words }: Surroundings): Html {
  const { lden, below, band, confidence, method } = explanation
  const { say, show } = words
  const db =
    lden === null ? '' : `${words.language === 'en' ? lden : lden.toLocaleString(words.language)}${NO_BREAK}dB(A)`
  const level = html`<strong>${below ? say('silence.lessThan', { level: db }) : db}</strong>`
  const sure = confidence && html`<strong>${say(`confidence.${confidence}`)}</strong>`
  const link = html`<a href="${guidesPath}/computed-ratings">${say('silence.computedLink')}</a>`
  return html`<p>${lden !== null && html`${show('silence.noise', { level, lden: html`L<sub>den</sub>` })} `}${band && html`${range(band, words)} `}${sure && html`${show('silence.confidence', { confidence: sure })} `}${show('silence.computed', { computed: link, method: html`<span class="whole">${method}</span>` })}</p>`
}

/** In the reader's language where it is known what they are made of; a rating without its noise map has one of its own. */
function caveatsOf({ caveats, dominant, lden }: SilenceExplanation, { known, words }: Surroundings): Html[] {
  const own = known
    ? // What caps the rating stands above, by itself.
      caveatsIn(words, { ...known, caps: [] })
    : lden === null && dominant.length === 0
      ? [words.say('caveat.noMap')]
      : null
  if (own) return own.map(caveat => html`<li>${caveat}</li>`)
  return caveats.map(caveat => html`<li${inEnglish(words)}>${caveat}</li>`)
}

function bar(source: SilenceExplanation['dominant'][number], rose: Rose | undefined, words: Words): Html {
  const { name, distanceM, levelDb, share } = source
  const number = rose?.sources.findIndex(other => keyOf(other) === keyOf(source)) ?? -1
  const heard = rose?.sources[number]
  const width =
    Math.round(Math.min(1, Math.max(0.02, (levelDb - FAINTEST_DB) / (LOUDEST_DB - FAINTEST_DB))) * 1000) / 10
  return html`<li>
<span class="bar-name">${heard && rose && isMarked(heard, number, rose) && html`<span class="bar-number">${number + 1}</span> `}${capitalised(words.source(source))}${name !== null && html` <em><bdi>${name}</bdi></em>`}, ${words.distance(distanceM / 1000)}${heard && ` ${sideOf(heard.sector, words)}`}</span>
<span class="bar-level">${words.decibels(levelDb)}<span class="quiet"> · ${words.percent(share)}</span></span>
<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-track" width="100" height="4"></rect><rect class="bar-fill" width="${width}" height="4"></rect></svg>
</li>`
}

/** Draws from where the noise comes. */
function roseFigure(rose: Rose, words: Words): Html {
  const box = [-ROSE_HALF, -ROSE_HALF, 2 * ROSE_HALF, 2 * ROSE_HALF].join(' ')
  return html`<figure class="rose-figure"><svg class="rose" viewBox="${box}" role="img" aria-labelledby="rose-title rose-desc">
<title id="rose-title">${words.say('rose.title')}</title><desc id="rose-desc">${roseInWords(rose, words)}</desc>
${roseDrawing(rose, words)}
</svg>
<figcaption class="quiet small">${captionOf(rose, words)}</figcaption></figure>`
}

/** Shows the levels that Lden is made of. */
function periods(levels: SilenceExplanation['levels'], { say, decibels }: Words): Html | null {
  if (levels === null) return null
  const level = (db: number) =>
    db <= SCALE.faintestShownDb ? say('silence.under', { level: decibels(SCALE.faintestShownDb) }) : decibels(db)
  return html`<dl class="periods"><div><dt>${say('silence.day')}</dt><dd>${level(levels.day)}</dd></div><div><dt>${say('silence.evening')}</dt><dd>${level(levels.evening)}</dd></div><div><dt>${say('silence.night')}</dt><dd>${level(levels.night)}</dd></div></dl>`
}

/** Says what runs near by for a part of the year, or now and then, and holds the rating down. */
function cap(
  { class: event, name, distanceM, cap, season }: NonNullable<SilenceExplanation['caps']>[number],
  words: Words,
): Html {
  const { show, decimal } = words
  const what = html`${capitalised(eventName(event, words))}${name !== null && html` <em><bdi>${name}</bdi></em>`}, ${words.distance(distanceM / 1000)}`
  const rating = decimal(cap)
  if (season === null) return html`<li>${show('silence.cap', { what, rating })}</li>`
  const when = html`<strong>${words.say('silence.inWinter')}</strong>`
  return html`<li>${show('silence.capInSeason', { season: when, what, rating })}</li>`
}

/** What is none of our events is shown as its map has it. */
function eventName(event: string, { say }: Words): string {
  return isEvent(event) ? say(`event.${event}`) : event
}

function isEvent(event: string): event is EventClass {
  return Object.hasOwn(EVENTS, event)
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
function range([low = 0, high = 0]: readonly number[], { say, decimal }: Words): string {
  if (low === high) return say('silence.noRange')
  return say('silence.range', { low: decimal(low), high: decimal(high) })
}

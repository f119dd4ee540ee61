import { LINE } from '../../ask/say/spot-line.ts'
import type { Answer, Understood } from '../../ask/question.ts'
import type { Doc, Filter, Index } from '../../index/types.ts'
import { type Links, pathIn } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import type { Words } from '../language/words.ts'
import { countryCode } from '../../geo/countries.ts'
import { writtenIn } from './answer-in-english.ts'
import { withPoints } from './points-in-answer.ts'
import { capitalised } from '../../text/english.ts'
import { NOISY_BELOW } from '../../silence/rating.ts'
import { DEFAULT_RADIUS_KM, filterOf, readSearchState, type SearchState } from '../search-state.ts'

/** More questions before the present one are not sent along. */
const MOST_EARLIER = 8

type AnswerContext = { index: Index; links: Links; words: Words }

/** Shows an answer with its sources and what was understood, as a form that can be changed; an empty place without one. */
export function answerSection(
  answer: Answer | null,
  { prev }: Pick<SearchState, 'prev'>,
  { index, links, words }: AnswerContext,
): Html {
  if (answer === null) return html`<section class="answer" id="answer" aria-live="polite"></section>`
  const { query, sources } = answer
  // Sent with the next question, which may speak of this one.
  const earlier = [...prev, query].slice(-MOST_EARLIER)
  return html`<section class="answer" id="answer" aria-live="polite">
<div lang="${answer.understood.language}"><h2 class="visually-hidden">${query}</h2>${earlier.map(text => html`<input type="hidden" name="prev" form="finder" value="${text}">`)}
${answerText(answer, { index, links })}</div>
${sources.length > 0 && html`<p class="sources">${words.show('answer.sources', { links: sourceLinks(answer, { index, links }).map((link, i) => [i > 0 && ', ', link]) })}</p>`}
${asFilters(answer, { index, links, words })}
</section>`
}

/** The sentences as a paragraph, the lines as a list; the name that begins a line is a link to its spot. */
function answerText(answer: Answer, { index, links }: { index: Index; links: Links }): Html {
  const { sentences, sources, docs } = answer
  const write = writtenIn(answer, index)
  const all = sentences.map((text, at) => ({ text, at }))
  const lines = all.filter(({ text }) => isLine(text))
  const urls = docs.map(doc => pathIn(links, `/spots/${index.slug(doc)}`))
  // Lines speak of the spots in their order; a spot that was spoken of before the list has its line, too.
  let next = 0
  const items = lines.map(({ text: line, at }) => {
    const text = line.slice(LINE.length)
    const found = sources.findIndex(({ title }, at) => at >= next && text.startsWith(title))
    if (found === -1) return html`<li>${write(text, at)}</li>`
    next = found + 1
    const { title } = sources[found] ?? { title: '' }
    return html`<li><a href="${urls[found] ?? ''}"><bdi>${title}</bdi></a>${write(text.slice(title.length), at)}</li>`
  })
  const [first, last] = [lines[0]?.at ?? all.length, lines.at(-1)?.at ?? all.length]
  const [before, after] = [all.slice(0, first), all.slice(last + 1)]
  const silence = pathIn(links, '/silence')
  const written = (part: typeof all) =>
    part.map(({ text, at }) => {
      const content = write(text, at)
      return typeof content === 'string' && docs.length === 0 ? withPoints(content, silence) : content
    })
  return html`<p class="lead">${written(before)}</p>${lines.length > 0 && html`<ul class="answer-list">${items}</ul>`}${after.length > 0 && html`<p>${written(after)}</p>`}`
}

function isLine(sentence: string): boolean {
  return sentence.startsWith(LINE)
}

function sourceLinks({ sources, docs }: Answer, { index, links }: { index: Index; links: Links }): Html[] {
  return sources.map(({ title }, i) => {
    const doc = docs[i]
    const slug = doc === undefined ? '' : index.slug(doc)
    return html`<a href="${pathIn(links, `/spots/${slug}`)}"><bdi>${title}</bdi></a>`
  })
}

function asFilters({ understood, docs }: Answer, { index, links, words }: AnswerContext): Html | null {
  const { say } = words
  const { relaxed, notUnderstood } = understood
  const isNoisy = docs.some(doc => index.silenceRating(doc) < NOISY_BELOW)
  const chips = [...chipsOf(understood, words), ...(isNoisy ? [noisyToo(words)] : [])]
  const isOn = (chip: Chip) =>
    !chip.isAlternative && (relaxed.length === 0 || docs.some(doc => lets(filterFor(chip, chips), doc, index)))
  return html`${
    chips.length > 0 &&
    html`<form class="understood chips" action="${pathIn(links, '/')}"><span class="quiet">${say('answer.understood')}</span>
${chips.map(one => chip(one.name, one.value, one.label, { isOn: isOn(one) }))}<button class="plain">${say('answer.asList')}</button></form>`
  }${chips.some(({ isAlternative }) => isAlternative) && html`<p class="quiet">${say('answer.choose')}</p>`}${relaxed.length > 0 && html`<p class="quiet">${say('answer.leftOut', { conditions: relaxed.join(', ') })}</p>`}${notUnderstood.length > 0 && html`<p class="quiet">${say('answer.notUnderstood', { words: notUnderstood.join(', ') })}</p>`}`
}

/** A condition of the question as a value of the search form. */
type Chip = {
  name: string
  value: string
  label: string
  /** One of several of which the question takes any, and the form only one. */
  isAlternative?: boolean
}

function asked(name: string, value: string, label: string): Chip {
  return { name, value, label: capitalised(label) }
}

/** The list leaves noisy places out: that of an answer that names some must not. */
function noisyToo({ say }: Words): Chip {
  return asked('noisy', 'yes', say('chip.noisy'))
}

/** What one chip asks for; a place and the distance from it belong together. */
function filterFor({ name, value }: Chip, chips: readonly Chip[]): Filter {
  if (name === 'q') return { words: value }
  const together = AROUND.includes(name) ? chips.filter(other => AROUND.includes(other.name)) : [{ name, value }]
  return filterOf(readSearchState(new URLSearchParams(together.map(({ name, value }) => [name, value]))))
}

const AROUND: readonly string[] = ['near', 'radiusKm']

/** Whether a filter lets a spot through; others may lie at the very place. */
function lets(filter: Filter, doc: Doc, index: Index): boolean {
  const { latitude, longitude } = index.spot(doc)
  const bbox = { west: longitude, east: longitude, south: latitude, north: latitude }
  return index.list({ filter: { ...filter, bbox }, limit: MOST_AT_ONE_PLACE }).docs.includes(doc)
}

const MOST_AT_ONE_PLACE = 100

/** What was understood, as values of the search form. */
function chipsOf(understood: Understood, words: Words): Chip[] {
  const { tags, activities, access, minRating, place, withinKm, words: texts } = understood
  const { say, decimal } = words
  const quoted = (text: string) => ({ name: 'q', value: text, label: say('chip.words', { text }) })
  return [
    ...tags.flatMap(tag => featureChips('tag', tag, words)),
    ...activities.flatMap(activity => featureChips('activity', activity, words)),
    ...(access === null ? [] : [asked('access', access, access === 'free' ? say('chip.free') : say('chip.paid'))]),
    ...(minRating === null
      ? []
      : [asked('minRating', String(minRating), say('chip.silence', { rating: decimal(minRating) }))]),
    ...placeChips(place, withinKm, { words, quoted }),
    ...texts.map(quoted),
  ]
}

/** Understood features that any of will do come as `lake|river`. */
function featureChips(name: 'tag' | 'activity', feature: string, words: Words): Chip[] {
  const values = feature.split('|')
  return values.map(value => ({ ...asked(name, value, words.feature(value)), isAlternative: values.length > 1 }))
}

type PlaceWords = { words: Words; quoted: (text: string) => Chip }

function placeChips(place: Understood['place'], withinKm: number | null, { words, quoted }: PlaceWords): Chip[] {
  if (place === null || place.relation === 'outside') return []
  const code = place.kind === 'country' && place.relation === 'in' ? countryCode(place.name) : undefined
  if (code !== undefined) return [{ name: 'country', value: code, label: words.country(code) }]
  if (place.latitude === null || place.longitude === null) return [quoted(place.name)]
  const km = withinKm ?? DEFAULT_RADIUS_KM
  return [
    asked('near', `${place.latitude},${place.longitude}`, words.say('answer.near', { place: place.name })),
    asked('radiusKm', String(km), words.say('answer.within', { distance: words.distance(km) })),
  ]
}

/** A condition that can be switched off and on. */
function chip(name: string, value: string, label: string, { isOn }: { isOn: boolean }): Html {
  return html`<label class="choice"><input type="checkbox" name="${name}" value="${value}"${isOn && html` checked`}> ${label}</label>
`
}

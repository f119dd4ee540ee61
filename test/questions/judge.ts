import type { Answer } from '../../src/ask/question.ts'
import { distanceKm } from '../../src/geo/distance.ts'
import { NOISY_BELOW } from '../../src/silence/rating.ts'
import { compareSpots } from '../../src/spots/order.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import type { Expectation, Where } from './expectation.ts'

/** Lists what is wrong with an answer; nothing when it is right. Looks at every spot itself, never at the index. */
export function judge(answer: Answer, expected: Expectation, spots: readonly SpotRecord[]): string[] {
  const ids = answer.sources.map(({ apiUrl }) => decodeURIComponent(apiUrl.split('/').at(-1) ?? ''))
  const text = answer.answer.toLowerCase()
  const isSaid = (part: string) => text.includes(part.toLowerCase())
  return [
    ...(expected.kind.includes(answer.understood.kind)
      ? []
      : [`kind ${answer.understood.kind}, not ${expected.kind.join(' or ')}`]),
    ...(expected.empty && ids.length > 0 ? [`${ids.length} sources, not none`] : []),
    ...(expected.spots && expected.spots.join() !== ids.join()
      ? [`sources ${ids.join()}, not ${expected.spots.join()}`]
      : []),
    ...(expected.says ?? []).filter(part => !isSaid(part)).map(part => `does not say "${part}"`),
    ...(expected.never ?? []).filter(isSaid).map(part => `says "${part}"`),
    ...(expected.where ? judgeFound(answer, ids, expected, spots) : []),
  ]
}

/** In each language. */
const NOISY = /noisy|laut|bruyant|ruidos|rumoros/
const NOTHING_FITS =
  /^(No, )?I found no |The catalogue has 0 |Kein Treffer für|Der Katalog hat 0 |Aucun résultat|Le catalogue compte 0 |ningún resultado|El catálogo tiene 0 |Nessun risultato|Il catalogo ha 0 /

function judgeFound(
  answer: Answer,
  ids: readonly string[],
  expected: Expectation,
  spots: readonly SpotRecord[],
): string[] {
  const { where = {}, from, order = 'rating', count, atLeast = 1 } = expected
  const all = spots.filter(spot => fits(spot, where)).sort(ordered(order, from ?? where.near))
  // Where quiet is looked for, noisy spots are shown when nothing else fits, and then said to be noisy.
  const isNoisyAsked = where.max !== undefined || order === 'noise' || (where.min ?? NOISY_BELOW) < NOISY_BELOW
  const isQuietAsked = where.min !== undefined || (answer.understood.kind === 'superlative' && order === 'rating')
  const quieter = all.filter(({ silenceRating }) => silenceRating >= NOISY_BELOW)
  const fitting = isQuietAsked && !isNoisyAsked && quieter.length > 0 ? quieter : all
  if (all.length === 0) {
    return NOTHING_FITS.test(afterAccount(answer)) ? [] : ['does not say that nothing fits']
  }
  const wrong = ids.filter(id => !fitting.some(spot => spot.id === id))
  const isNoisyShown = fitting.some(({ id, silenceRating }) => silenceRating < NOISY_BELOW && ids.includes(id))
  const best = fitting.slice(0, ids.length).map(({ id }) => id)
  return [
    ...(answer.understood.relaxed.length > 0
      ? [`relaxed ${answer.understood.relaxed.join()} though ${fitting.length} fit`]
      : []),
    ...(isNoisyShown && !isNoisyAsked && !NOISY.test(answer.answer) ? ['does not say that a spot is noisy'] : []),
    ...(wrong.length > 0 ? [`${wrong.join()} should not be there`] : []),
    ...(wrong.length === 0 && best.join() !== ids.join() ? [`${ids.join()}, not the best ${best.join()}`] : []),
    ...(ids.length < Math.min(atLeast, fitting.length) ? [`${ids.length} sources of ${fitting.length}`] : []),
    ...miscounted(answer, all.length),
    ...(count && !new RegExp(`\\b${all.length}\\b`).test(answer.answer)
      ? [`does not say the number ${all.length}`]
      : []),
  ]
}

/** Whatever kind of question: a number of spots that is said is how many fit. */
function miscounted({ answer, understood }: Answer, fitting: number): string[] {
  const said = /\b(?:[Tt]here (?:is|are)|[Ee]s gibt|[Ii]l y a|[Hh]ay|[Cc]i sono|[Cc]’è) (\d+)/.exec(answer)?.[1]
  const isWrong = said !== undefined && understood.relaxed.length === 0 && Number(said) !== fitting
  return isWrong ? [`says ${said} though ${fitting} fit`] : []
}

/** Near a place, spots rated alike by distance. */
function ordered(order: 'rating' | 'noise' | 'distance', from?: readonly number[]) {
  const [latitude = 0, longitude = 0] = from ?? []
  const km = (spot: SpotRecord) => distanceKm(spot, { latitude, longitude })
  if (order === 'distance') return (a: SpotRecord, b: SpotRecord) => km(a) - km(b) || compareSpots(a, b)
  if (order === 'noise')
    return (a: SpotRecord, b: SpotRecord) =>
      a.silenceRating - b.silenceRating || (b.lden ?? 0) - (a.lden ?? 0) || compareSpots(a, b)
  return from
    ? (a: SpotRecord, b: SpotRecord) => b.silenceRating - a.silenceRating || km(a) - km(b) || compareSpots(a, b)
    : compareSpots
}

function fits(spot: SpotRecord, where: Where): boolean {
  const words = [
    ...spot.tags.map(tag => `tag:${tag}`),
    ...spot.activities.map(activity => `activity:${activity}`),
    ...(spot.sceneryType === null ? [] : [`scenery:${spot.sceneryType}`]),
  ]
  const way = spot.transportation ?? ''
  const [latitude = 0, longitude = 0, km = 0] = where.near ?? []
  const text = `${spot.name} ${spot.description ?? ''}`.toLowerCase()
  return (
    (where.any ?? []).every(list => list.some(word => words.includes(word))) &&
    (where.none ?? []).every(word => !words.includes(word)) &&
    (where.access === undefined || spot.accessStatus === where.access) &&
    (where.fire === undefined || spot.fireStatus === where.fire) &&
    spot.silenceRating >= (where.min ?? 1) &&
    spot.silenceRating <= (where.max ?? 5) &&
    (where.country === undefined || where.country.includes(spot.country ?? '')) &&
    !(where.notCountry ?? []).includes(spot.country ?? '') &&
    (where.near === undefined || distanceKm(spot, { latitude, longitude }) <= km) &&
    (where.way === undefined || new RegExp(where.way, 'i').test(way)) &&
    (where.notWay === undefined || !new RegExp(where.notWay, 'i').test(way)) &&
    (where.place === undefined || (spot.place ?? '').includes(where.place)) &&
    (where.text === undefined || new RegExp(`\\b${where.text}`, 'i').test(text)) &&
    (where.ids === undefined || where.ids.includes(spot.id)) &&
    !(where.notIds ?? []).includes(spot.id)
  )
}

const ACCOUNT =
  /^ ?(I could not take into account: |That is not known here: the catalogue records no |I read "|I took "|Nicht berücksichtigen|Gelesen habe|Je n’ai pas pu|J’ai lu|No pude tener|Leí |Non ho potuto|Ho letto)/

/** The answer behind what it says of words that were not applied or corrected, and of what is not recorded. */
export function afterAccount({ sentences }: Answer): string {
  return sentences
    .filter(text => !ACCOUNT.test(text))
    .join('')
    .trimStart()
}

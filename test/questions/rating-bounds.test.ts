// Bounds of ratings, the best of some and as many more as are asked for are those of the catalogue's rows, in any wording and language.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { drawn, type Expected, faultOf, filled, LANGUAGES, lost, ratingUnit, written } from './drawn-places.ts'
import { KINDS, PLACES } from './lists-in-languages.ts'
import { MORE, OF_RATINGS } from './ratings-in-languages.ts'

type Draw = { kind: string; place: string; n: number; m: number }

const context = await starterContext()
const random = seededRandom(20261206)
const spots = starterSpots()
const byId = new Map(spots.map(spot => [spot.id, spot]))
const COUNTRIES = Object.keys(PLACES).filter(place => /^[A-Z]{2}$/.test(place))
const BOUNDS = [2.5, 3, 3.5, 3.8, 4, 4.2, 4.5, 4.8]
const NOISY_BELOW = 1.8
const byRating = ({ silenceRating }: SpotRecord) => -silenceRating

const bound =
  (isSo: (rating: number, draw: Draw) => boolean, bounds: readonly ('n' | 'm')[] = ['n']) =>
  (draw: Draw): Expected => ({
    all: ofKind(draw).filter(({ silenceRating }) => isSo(silenceRating, draw)),
    shown: 5,
    isCounted: true,
    value: byRating,
    unit: ratingUnit,
    // Ratings have one decimal: above 3.8 is from 3.9 on.
    told: bounds.map(each => [draw[each], draw[each] + 0.1, draw[each] - 0.1]),
  })
const best =
  (shown: number) =>
  (draw: Draw): Expected => {
    const all = ofKind(draw)
    // Of the quietest that are asked for, a noisy one is said to be left out.
    return { all, due: all.filter(spot => spot.silenceRating >= NOISY_BELOW), shown, value: byRating, unit: ratingUnit }
  }

const OF_KEYS: Readonly<Record<keyof typeof OF_RATINGS, (draw: Draw) => Expected>> = {
  atLeast: bound((rating, { n }) => rating >= n),
  above: bound((rating, { n }) => rating > n),
  atMost: bound((rating, { n }) => rating <= n),
  below: bound((rating, { n }) => rating < n),
  between: bound((rating, { n, m }) => rating >= n && rating <= m, ['n', 'm']),
  exactly: bound((rating, { n }) => rating === n),
  top: best(1),
  quietestFour: best(4),
}

test('bounds of a rating and the best of some are those of the rows, in any wording', () => {
  const differing = (Object.keys(OF_RATINGS) as (keyof typeof OF_RATINGS)[]).flatMap(key =>
    LANGUAGES.flatMap(language =>
      OF_RATINGS[key][language].flatMap(wording => {
        const { draw, expected } = drawnFor(OF_KEYS[key])
        const query = said(wording, language, draw)
        const { answer, docs, understood } = ask({ query }, context)
        const told = docs.flatMap(doc => byId.get(context.index.id(doc)) ?? [])
        const fault = lost(understood, language) ?? faultOf(expected, told, answer)
        return fault ? [`${language} ${key}: ${query}\n    ${fault}: ${answer}`] : []
      }),
    ),
  )
  assert.deepEqual(differing, [])
})

test('as many more as are asked for go on where the list before ended', () => {
  const differing = LANGUAGES.flatMap(language =>
    MORE[language].flatMap(turn => {
      const many = ['lake', 'national-park', 'beach', 'island', 'waterfall']
      const draw = { kind: drawn(random, many), place: 'world', n: 0, m: 0 }
      const prev = [said('K', language, draw)]
      const seen = new Set(ask({ query: prev[0] ?? '' }, context).docs.map(doc => context.index.id(doc)))
      const { answer, docs, understood } = ask({ query: turn, prev }, context)
      const told = docs.flatMap(doc => byId.get(context.index.id(doc)) ?? [])
      const all = ofKind(draw).filter(({ id }) => !seen.has(id))
      const fault = lost(understood, language) ?? faultOf({ ...best(3)(draw), all, due: all }, told, answer)
      return fault ? [`${language} more: ${prev.join()} || ${turn}\n    ${fault}: ${answer}`] : []
    }),
  )
  assert.deepEqual(differing, [])
})

function drawnFor(find: (draw: Draw) => Expected) {
  for (;;) {
    const n = drawn(random, BOUNDS)
    const m = drawn(random, BOUNDS.filter(each => each > n).concat(5))
    const draw = { kind: drawn(random, Object.keys(KINDS)), place: drawn(random, [...COUNTRIES, 'world']), n, m }
    const expected = find(draw)
    if (expected.all.length > 0) return { draw, expected }
  }
}

function ofKind({ kind, place }: Draw): readonly SpotRecord[] {
  return spots
    .filter(({ tags, country }) => tags.includes(kind) && (place === 'world' || country === place))
    .toSorted((a, b) => byRating(a) - byRating(b))
}

function said(wording: string, language: (typeof LANGUAGES)[number], { kind, place, n, m }: Draw): string {
  const of = KINDS[kind]?.[language]
  if (!of) throw new Error(`${kind} has no words`)
  return filled(wording, language, of.gender, {
    K: of.plural,
    S: of.singular,
    D: of.the,
    P: PLACES[place]?.[language] ?? '',
    N: written(n, language),
    M: written(m, language),
  })
}

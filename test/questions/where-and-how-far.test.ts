// What is within, beyond and between distances, the nearest and the farthest, are those that haversines find, in any wording and language.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { between, seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import {
  at,
  drawn,
  type Expected,
  faultOf,
  figuresOf,
  filled,
  kilometres,
  KM_PER_MILE,
  kmUnit,
  LANGUAGES,
  type Language,
  lost,
  type Origin,
  ratingUnit,
} from './drawn-places.ts'
import { knownWrong } from './known.ts'
import { BY_TIME } from './far-in-languages.ts'
import { KINDS } from './lists-in-languages.ts'
import { type In, NEAR } from './near-in-languages.ts'
import { BY_DISTANCE } from './orders-in-languages.ts'
import { ABROAD, IN_COUNTRY, NUMBERS, SPOT_NAMES, TOWNS } from './towns-in-languages.ts'

type Draw = { kind: string; country: string; town: Origin; from: Origin; n: number; m: number }
type Find = (draw: Draw) => Expected

const { isKnown, unmet } = knownWrong('where-known-wrong.json')
const context = await starterContext()
const random = seededRandom(20261204)
const spots = starterSpots()
const byId = new Map(spots.map(spot => [spot.id, spot]))
const SPOTS: readonly Origin[] = SPOT_NAMES.flatMap(name => {
  const spot = spots.find(each => each.name === name)
  return spot ? [{ name: { en: name, de: name, fr: name, es: name, it: name }, at: at(spot), spot }] : []
})

const isOf =
  ({ kind }: Draw) =>
  (spot: SpotRecord) =>
    spot.tags.includes(kind)
const byRating = (spot: SpotRecord) => -spot.silenceRating
const isFree = ({ accessStatus }: SpotRecord) => accessStatus === 'free'
const has = (key: string) => (spot: SpotRecord) => spot.tags.includes(key) || spot.activities.includes(key)
const isIn =
  ({ country }: Draw) =>
  (spot: SpotRecord) =>
    spot.country === country
const fromOf =
  ({ from }: Draw) =>
  (spot: SpotRecord) =>
    kilometres(from.at, at(spot))
const others = (draw: Draw) => spots.filter(spot => isOf(draw)(spot) && spot !== draw.from.spot)
const sorted = (all: readonly SpotRecord[], value: (spot: SpotRecord) => number) =>
  all.toSorted((a, b) => value(a) - value(b))

/** Those whose distance is so, nearest first; a draw with one near a limit is drawn again. */
const ring =
  (
    isSo: (km: number, draw: Draw) => boolean,
    isWanted: (draw: Draw) => (spot: SpotRecord) => boolean = () => () => true,
    per = 1,
    bounds: readonly ('n' | 'm')[] = ['n'],
  ): Find =>
  draw => {
    const value = fromOf(draw)
    const all = others(draw).filter(spot => isWanted(draw)(spot) && isSo(value(spot) / per, draw))
    return {
      all: sorted(all, value),
      shown: 5,
      isCounted: true,
      value,
      unit: kmUnit,
      told: bounds.map(bound => [draw[bound], draw[bound] * per]),
    }
  }
const within = (km: number, { n }: Draw) => km <= n
const between2 = (km: number, { n, m }: Draw) => km >= n && km <= m
const rated =
  (find: Find, shown = 5): Find =>
  draw => {
    const { all, told = [] } = find(draw)
    return { all: sorted(all, byRating), shown, isCounted: shown > 1, value: byRating, unit: ratingUnit, told }
  }
const first =
  (rank: number, shown: number, isWanted: (draw: Draw) => (spot: SpotRecord) => boolean = () => () => true): Find =>
  draw => {
    const value = fromOf(draw)
    const all = sorted(others(draw).filter(isWanted(draw)), value)
    return { all, due: all.slice(rank - 1), shown, value, unit: kmUnit }
  }
const side =
  (isSo: (spot: SpotRecord, town: Origin) => boolean): Find =>
  draw => {
    const all = others(draw).filter(spot => isIn(draw)(spot) && isSo(spot, draw.town))
    return { all: sorted(all, byRating), shown: 5, isCounted: true, value: byRating, unit: ratingUnit }
  }

const OF_NEAR: Readonly<Record<keyof typeof NEAR, Find>> = {
  withinKm: ring(within),
  withinMiles: ring(within, undefined, KM_PER_MILE),
  beyondKm: rated(ring((km, { n }) => km > n, isIn)),
  betweenKm: ring(between2, undefined, 1, ['n', 'm']),
  betweenMiles: ring(between2, undefined, KM_PER_MILE, ['n', 'm']),
  countWithin: ring(within),
  quietestWithin: rated(ring(within), 1),
  freeWithin: ring(within, () => isFree),
  ratedWithin: ring(
    within,
    () =>
      ({ silenceRating }) =>
        silenceRating >= 4,
  ),
  campWithin: ring(within, () => has('camping')),
  abroadWithin: ring(within, draw => spot => !isIn(draw)(spot)),
  inCountryWithin: ring(within, isIn),
}
const OF_DISTANCE: Readonly<Record<keyof typeof BY_DISTANCE, Find>> = {
  nearestIn: first(1, 1, isIn),
  nearestFree: first(1, 1, () => isFree),
  secondNearest: first(2, 1),
  thirdNearest: first(3, 1),
  threeNearest: first(1, 3),
  farthest: draw => {
    const value = (spot: SpotRecord) => -fromOf(draw)(spot)
    return { all: sorted(others(draw).filter(isIn(draw)), value), shown: 1, value, unit: kmUnit }
  },
  northOf: side((spot, { at: [latitude] }) => spot.latitude > latitude),
  southOf: side((spot, { at: [latitude] }) => spot.latitude < latitude),
  westWithin: draw => {
    const value = fromOf(draw)
    const all = others(draw).filter(spot => value(spot) <= draw.n && isToTheWest(spot, draw.from))
    return { all: sorted(all, value), shown: 5, isCounted: true, value, unit: kmUnit, told: [[draw.n]] }
  },
  northernmostWithin: draw => {
    const { all, told = [] } = ring(within)(draw)
    const value = ({ latitude }: SpotRecord) => -latitude
    return { all: sorted(all, value), shown: 1, value, unit: () => 0.001, told }
  },
  noisiestThree: draw => {
    const value = ({ silenceRating }: SpotRecord) => silenceRating
    return { all: sorted(others(draw).filter(isIn(draw)), value), shown: 3, value, unit: ratingUnit }
  },
}

test('what lies within, beyond and between distances is found', () => {
  assert.deepEqual(differing(NEAR, OF_NEAR), [])
})

test('the nearest, the farthest and what lies on a side are found', () => {
  assert.deepEqual(differing(BY_DISTANCE, OF_DISTANCE), [])
})

const ESTIMATE = { en: /estimate/, de: /[Ss]chätz/, fr: /estim/, es: /estima/, it: /stima/ } as const
const KM_PER_HOUR = { drive: [55, 85], walk: [3, 5], bike: [11, 20] } as const
const HOURS = [
  [/half an hour|halbe Stunde|demi-heure|media hora|mezz’ora|\b30\b/, 0.5],
  [/hour and a half|anderthalb|heure et demie|hora y media|ora e mezza|\b90\b/, 1.5],
  [/two|zwei|deux|dos|due/, 2],
  [/\b45\b/, 0.75],
  [/./, 1],
] as const

test('how far one gets in a time is told as an estimate, and so far is looked', () => {
  const wrong = Object.entries(BY_TIME).flatMap(([by, wordings]) =>
    asked(wordings, ({ query, language, draw, wording }) => {
      const { answer, docs, understood } = ask({ query }, context)
      const [, hours = 1] = HOURS.find(([words]) => words.test(wording)) ?? []
      const [least, most] = KM_PER_HOUR[by as keyof typeof KM_PER_HOUR]
      const km = figuresOf(answer).find(each => each >= least * hours && each <= most * hours)
      const told = docs.flatMap(doc => byId.get(context.index.id(doc)) ?? [])
      const all = km === undefined ? [] : ring(within)({ ...draw, n: km }).all
      const fault =
        lost(understood, language) ??
        (ESTIMATE[language].test(answer) ? null : 'not told as an estimate') ??
        (km === undefined ? `not ${hours} h by ${by}` : null) ??
        (all.length > 0 && (told.length < Math.min(5, all.length) || told.some(spot => !all.includes(spot)))
          ? 'other spots'
          : null)
      return fault ? `${fault}: ${answer}` : null
    }),
  )
  assert.deepEqual(wrong, [])
})

test('what is known to be wrong still is: what holds is to be taken out of the list', () => {
  assert.deepEqual(unmet(), [])
})

function differing<Key extends string>(
  questions: Readonly<Record<Key, In<readonly string[]>>>,
  finds: Record<Key, Find>,
) {
  return (Object.keys(questions) as Key[]).flatMap(key =>
    asked(
      questions[key],
      ({ query, language, expected }) => {
        const { answer, docs, understood } = ask({ query }, context)
        const told = docs.flatMap(doc => byId.get(context.index.id(doc)) ?? [])
        const fault = lost(understood, language) ?? faultOf(expected, told, answer)
        return fault ? `${fault}: ${answer}` : null
      },
      finds[key],
      key,
    ),
  )
}

type Asked = { query: string; language: Language; draw: Draw; wording: string; expected: Expected }

function asked(
  wordings: In<readonly string[]>,
  wrongOf: (asked: Asked) => string | null,
  find: Find = ring(within),
  key = 'by time',
): string[] {
  return LANGUAGES.flatMap(language =>
    wordings[language].flatMap(wording => {
      const { draw, expected } = drawnFor(wording, language, find)
      if (!draw || !expected) return []
      const query = said(wording, language, draw)
      const wrong = wrongOf({ query, language, draw, wording, expected })
      return wrong && !isKnown(`${language} ${key}: ${wording}`) ? [`${language} ${key}: ${query}\n    ${wrong}`] : []
    }),
  )
}

/** A draw of which something is known, and nothing lies at a limit. */
function drawnFor(wording: string, language: Language, find: Find) {
  for (let tries = 0; tries < 400; tries += 1) {
    const draw = drawnOf(wording)
    const expected = find(draw)
    const [from, per] = [fromOf(draw), /mil[eli]|Meile|\bmi\b/.test(wording) ? KM_PER_MILE : 1]
    const isAtLimit = others(draw).some(spot =>
      [draw.n, draw.m].some(limit => Math.abs(from(spot) / per - limit) < limit * 0.015),
    )
    const isWordMissing = /\bW\b/.test(wording) && !NUMBERS.some(([value]) => value === draw.n)
    if (!isAtLimit && !isWordMissing && (expected.due ?? expected.all).length > 0) return { draw, expected, language }
  }
  return {}
}

function drawnOf(wording: string): Draw {
  const kind = drawn(random, Object.keys(KINDS))
  const town = drawn(
    random,
    TOWNS.filter(({ country }) => !/\b[PO]\b/.test(wording) || country in IN_COUNTRY),
  )
  const [n] = drawn(random, NUMBERS)
  const m = n * between(random, 2, 4)
  const isOfTown = /\bT\b/.test(wording)
  const from = isOfTown || random() < 0.5 ? town : random() < 0.6 ? drawn(random, SPOTS) : pointOf(drawn(random, SPOTS))
  const country = isOfTown ? town.country : drawn(random, Object.keys(IN_COUNTRY))
  return { kind, country, town, from, n, m }
}

function pointOf({ at: [latitude, longitude] }: Origin): Origin {
  const at = [Math.round(latitude * 100 + 7) / 100, Math.round(longitude * 100 - 5) / 100] as const
  const name = at.map(degrees => degrees.toFixed(2)).join(', ')
  return { at, name: { en: name, de: name, fr: name, es: name, it: name } }
}

function said(wording: string, language: Language, { kind, country, town, from, n, m }: Draw): string {
  const of = KINDS[kind]?.[language]
  if (!of) throw new Error(`${kind} has no words`)
  return filled(wording, language, of.gender, {
    K: of.plural,
    S: of.singular,
    D: of.the,
    P: IN_COUNTRY[country]?.[language] ?? '',
    O: ABROAD[country]?.[language] ?? '',
    T: town.name[language],
    X: from.name[language],
    N: String(n),
    M: String(m),
    W: NUMBERS.find(([value]) => value === n)?.[1][language] ?? String(n),
  })
}

/** Nearer to west than to north or south. */
function isToTheWest({ latitude, longitude }: SpotRecord, { at: [fromLatitude, fromLongitude] }: Origin): boolean {
  const east = (longitude - fromLongitude) * Math.cos((fromLatitude * Math.PI) / 180)
  return east < 0 && Math.abs(latitude - fromLatitude) < -east
}

// How two or three places lie to each other is told as haversines and coordinates say, in any wording and language.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import { between, seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import {
  at,
  drawn,
  figuresOf,
  filled,
  kilometres,
  KM_PER_MILE,
  LANGUAGES,
  type Language,
  lost,
  type Origin,
} from './drawn-places.ts'
import { OF_PLACES } from './far-in-languages.ts'
import { KINDS } from './lists-in-languages.ts'
import { SPOT_NAMES, TOWNS } from './towns-in-languages.ts'

type Draw = {
  a: Origin
  b: Origin
  c: Origin
  t: Origin
  u: Origin
  n: number
  kind: string
  language: Language
  hasB: boolean
  hasC: boolean
}
type Told = { answer: string; isYes: boolean; isNo: boolean }
/** Says what is wrong with an answer; `isClear` holds of draws that leave no doubt. */
type Fact = { isClear?: (draw: Draw) => boolean; wrongOf: (draw: Draw, told: Told) => string | null }

const YES = { en: /^(Yes|Barely)\b/, de: /^Ja\b/, fr: /^Oui\b/, es: /^Sí(?!\p{L})/u, it: /^Sì(?!\p{L})/u } as const
const NO = { en: /^No\b/, de: /^Nein\b/, fr: /^Non\b/, es: /^No[:,] /, it: /^No[:,] / } as const
const NONE = /^(No,|I found no|Nein|Kein|Non|Aucun|No[:,]|No hay|Nessun)/
const SIDES = {
  N: { en: /\bnorth/, de: /\bnörd|Norden|\bnord/, fr: /\bnord/, es: /\bnor/, it: /\bnord/ },
  S: { en: /\bsouth/, de: /\bsüd|Süden/, fr: /\bsud/, es: /\bsur|\bsud/, it: /\bsud/ },
  E: { en: /east/, de: /öst|ost|Osten/, fr: /\best\b/, es: /\beste\b|este\b/, it: /\best\b|\best/ },
  W: { en: /west/, de: /west|Westen/, fr: /ouest/, es: /oeste/, it: /ovest/ },
} as const

const context = await starterContext()
const random = seededRandom(20261205)
const spots = starterSpots()
const SPOTS: readonly Origin[] = SPOT_NAMES.flatMap(name => {
  const spot = spots.find(each => each.name === name)
  return spot ? [{ name: { en: name, de: name, fr: name, es: name, it: name }, at: at(spot), spot }] : []
})

const toT = (draw: Draw, { at: from }: Origin) => kilometres(from, draw.t.at)
const isFarApart = (one: number, other: number) => Math.abs(one - other) > 0.06 * Math.max(one, other)
const north = ({ at: [latitude] }: Origin) => latitude
const east = ({ at: [, longitude] }: Origin) => longitude
const verdict = (isSo: boolean, { isYes, isNo }: Told) => ((isSo ? isYes : isNo) ? null : `not ${isSo ? 'yes' : 'no'}`)
const otherOf = ({ b, t, hasB }: Draw) => (hasB ? b : t)
/** From A to the town, or to B where that is asked. */
const apart = (draw: Draw) => kilometres(draw.a.at, otherOf(draw).at)
const distanceTold = (draw: Draw, told: Told) =>
  figuresOf(told.answer).some(each => Math.abs(each - apart(draw)) <= Math.max(0.51, apart(draw) * 0.003))
    ? null
    : `${Math.round(apart(draw))} km is not told`
/** The first that is named is the one. */
const firstNamed = (_: Draw, of: readonly Origin[], due: Origin, { answer }: Told) => {
  const plain = answer.replace(/^(No|Non|Nein|Yes|Oui|Ja|Sí|Sì)[,:] /, '')
  // A town is called as in the language, or as it calls itself.
  const placeOf = ({ name }: Origin) => {
    const all = [...Object.values(name), name.de].map(each => plain.indexOf(each)).filter(at => at >= 0)
    return all.length === 0 ? Infinity : Math.min(...all)
  }
  const first = least(of, placeOf)
  return placeOf(due) < Infinity && first === due ? null : `due ${due.name.en}`
}
const least = (of: readonly Origin[], value: (of: Origin) => number) =>
  of.reduce((a, b) => (value(b) < value(a) ? b : a))
const of = ({ a, b, c, hasC }: Draw) => (hasC ? [a, b, c] : [a, b])
const areApart = (draw: Draw, value: (of: Origin) => number) =>
  of(draw).every((one, place, all) => all.slice(place + 1).every(other => isFarApart(value(one), value(other))))
const bestOf = (sign: 1 | -1): Fact => ({
  isClear: draw => areApart(draw, each => toT(draw, each)),
  wrongOf: (draw, told) =>
    firstNamed(
      draw,
      of(draw),
      least(of(draw), each => sign * toT(draw, each)),
      told,
    ),
})
const inSide = (value: (of: Origin) => number, other: (of: Origin) => number): Fact => ({
  isClear: draw => {
    const [along, across] = [value, other].map(each => Math.abs(each(draw.a) - each(otherOf(draw)))) as [number, number]
    return along > 1.5 && across < along * 0.5
  },
  wrongOf: (draw, told) => verdict(value(draw.a) > value(otherOf(draw)), told),
})

const FACTS: Readonly<Record<keyof typeof OF_PLACES, Fact>> = {
  distance: { wrongOf: (draw, told) => (told.isYes || told.isNo ? 'yes or no' : distanceTold(draw, told)) },
  isWithin: { wrongOf: (draw, told) => verdict(apart(draw) < draw.n, told) ?? distanceTold(draw, told) },
  isBeyond: { wrongOf: (draw, told) => verdict(apart(draw) > draw.n, told) ?? distanceTold(draw, told) },
  isCloser: {
    isClear: draw => isFarApart(toT(draw, draw.a), toT(draw, draw.b)),
    wrongOf: (draw, told) => verdict(toT(draw, draw.a) < toT(draw, draw.b), told),
  },
  isFarther: {
    isClear: draw => isFarApart(toT(draw, draw.a), toT(draw, draw.b)),
    wrongOf: (draw, told) => verdict(toT(draw, draw.a) > toT(draw, draw.b), told),
  },
  closerOf: bestOf(1),
  closestOfThree: bestOf(1),
  farthestOfThree: bestOf(-1),
  closerTown: {
    isClear: ({ a, t, u }) => isFarApart(kilometres(a.at, t.at), kilometres(a.at, u.at)),
    wrongOf: (draw, told) =>
      firstNamed(
        draw,
        [draw.t, draw.u],
        least([draw.t, draw.u], each => kilometres(each.at, draw.a.at)),
        told,
      ),
  },
  isNorth: inSide(north, east),
  isEast: inSide(east, north),
  fartherNorth: {
    isClear: draw => areApart(draw, each => north(each) + 90),
    wrongOf: (draw, told) =>
      firstNamed(
        draw,
        of(draw),
        least(of(draw), each => -north(each)),
        told,
      ),
  },
  direction: {
    isClear: ({ a, t }) => Math.abs(east(a) - east(t)) < 60 && kilometres(a.at, t.at) > 50,
    wrongOf: ({ a, t, language }, { answer }) => {
      const [up, along] = [north(a) - north(t), (east(a) - east(t)) * Math.cos((north(t) * Math.PI) / 180)]
      const side = Math.abs(up) > Math.abs(along) ? (up > 0 ? 'N' : 'S') : along > 0 ? 'E' : 'W'
      return SIDES[side][language].test(answer) ? null : `not ${side}`
    },
  },
  anyWithin: {
    isClear: ({ t, n, kind }) =>
      spots.every(spot => !spot.tags.includes(kind) || Math.abs(kilometres(at(spot), t.at) - n) > n * 0.02),
    // That there are some is told with their number.
    wrongOf: ({ t, n, kind }, told) => {
      const count = spots.filter(spot => spot.tags.includes(kind) && kilometres(at(spot), t.at) <= n).length
      if (count === 0) return NONE.test(told.answer) ? null : 'not told that there is none'
      return told.isNo || !figuresOf(told.answer).includes(count) ? `not ${count}` : null
    },
  },
}

test('how far places are apart, and which is nearer, farther or on a side, is told in any wording', () => {
  const differing = (Object.keys(FACTS) as (keyof typeof OF_PLACES)[]).flatMap(fact =>
    LANGUAGES.flatMap(language =>
      OF_PLACES[fact][language].flatMap(wording => {
        const draw = drawnFor(wording, language, FACTS[fact])
        const query = said(wording, draw)
        const { answer, understood } = ask({ query }, context)
        const first = answer.replace(
          /^(I looked at|Gesucht habe ich|J’ai cherché|Busqué|Ho cercato|I read|I took|Leí)[^.]*\. /,
          '',
        )
        const told = { answer: first, isYes: YES[language].test(first), isNo: NO[language].test(first) }
        const wrong = lost(understood, language) ?? FACTS[fact].wrongOf(draw, told)
        return wrong ? [`${language} ${fact}: ${query}\n    ${wrong}: ${answer}`] : []
      }),
    ),
  )
  assert.deepEqual(differing, [])
})

function drawnFor(wording: string, language: Language, { isClear = () => true }: Fact): Draw {
  for (let tries = 0; tries < 500; tries += 1) {
    const draw = drawnOf(wording, language)
    if (isClear(draw)) return draw
  }
  throw new Error(`nothing is clear of ${wording}`)
}

function drawnOf(wording: string, language: Language): Draw {
  const [hasB, hasC] = [/\bB\b/.test(wording), /\bC\b(?!’)/.test(wording)]
  const t = drawn(random, TOWNS)
  const u = drawn(
    random,
    TOWNS.filter(each => each !== t),
  )
  const a = drawn(random, SPOTS)
  const b = drawn(
    random,
    SPOTS.filter(each => each !== a),
  )
  const c = drawn(
    random,
    SPOTS.filter(each => each !== a && each !== b),
  )
  const isOfKinds = /\b[KS]\b/.test(wording)
  const km = kilometres(a.at, hasB && !/\bT\b/.test(wording) ? b.at : t.at)
  const factor = drawn(random, [0.5, 0.8, 0.9, 1.15, 1.4, 2])
  const isInMiles = /\bQ\b/.test(wording)
  const exact = isOfKinds ? between(random, 5, 60) * 10 : km * factor
  const miles = rounded(exact / KM_PER_MILE)
  const n = isInMiles ? miles * KM_PER_MILE : rounded(exact)
  return {
    a,
    b,
    c,
    t,
    u,
    n,
    kind: drawn(random, Object.keys(KINDS)),
    language,
    hasB: hasB && !/\bT\b/.test(wording),
    hasC,
  }
}

function said(wording: string, { a, b, c, t, u, n, kind, language }: Draw): string {
  const of = KINDS[kind]?.[language]
  if (!of) throw new Error(`${kind} has no words`)
  const name = (origin: Origin) => origin.name[language]
  return filled(wording, language, of.gender, {
    A: name(a),
    B: name(b),
    C: name(c),
    T: name(t),
    U: name(u),
    K: of.plural,
    S: of.singular,
    N: String(n),
    Q: String(Math.round(n / KM_PER_MILE)),
  })
}

function rounded(number: number): number {
  const unit = number > 1000 ? 100 : number > 100 ? 10 : 5
  return Math.max(unit, Math.round(number / unit) * unit)
}

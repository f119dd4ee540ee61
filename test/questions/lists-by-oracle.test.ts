// Lists, orders and numbers that are asked for are those that plain code finds in the catalogue, in any wording and language.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { between, seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { KINDS, ORDERS, PLACES, SETS, TOWNS, WISHES } from './lists-in-languages.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
type Language = (typeof LANGUAGES)[number]
type Wordings = Readonly<Record<Language, readonly string[]>>
type Point = readonly [number, number]
type Draw = { kind: string; other: string; place: string; town: (typeof TOWNS)[number]; a: SpotRecord; isFrom: Point }
/** What plain code finds: `all` in order, of which `shown` are told at least; `value`: equals are told in any order. */
type Expected = {
  all: readonly SpotRecord[]
  due?: readonly SpotRecord[]
  shown: number
  isCounted: boolean
  value?: (spot: SpotRecord) => number
}

const MOST_SHOWN = 5
const QUIET_FROM = 3.4
const NOISY_BELOW = 1.8

const context = await starterContext()
const random = seededRandom(20261202)
const spots = starterSpots()
const named = spots.filter(({ name }, _, all) => all.filter(other => other.name === name).length === 1)
// Names of nothing else: no town and no wider region.
const measuredFrom = named.filter(({ name }) =>
  /^(Sarek|Rondane|Torngat Mountains|Karijini|Vanoise|Gesäuse)$/.test(name),
)
const byId = new Map(spots.map(spot => [spot.id, spot]))

const CONTINENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  southAmerica: new Set('AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE'.split(' ')),
  africa: new Set(
    (
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG ' +
      'RE RW SC SH TF IO SD SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW'
    ).split(' '),
  ),
}

const has = (key: string) => (spot: SpotRecord) => spot.tags.includes(key) || spot.activities.includes(key)
const OF_WISHES: Readonly<Record<keyof typeof WISHES, (spot: SpotRecord) => boolean>> = {
  free: ({ accessStatus }) => accessStatus === 'free',
  paid: ({ accessStatus }) => accessStatus === 'paid',
  notFree: ({ accessStatus }) => accessStatus === 'paid',
  dogs: has('dogs'),
  camping: has('camping'),
  toilets: has('toilets'),
  fire: ({ fireStatus }) => fireStatus === 'allowed',
  noFire: ({ fireStatus }) => fireStatus === 'prohibited',
  atLeast: ({ silenceRating }) => silenceRating >= 4.2,
  above: ({ silenceRating }) => silenceRating > 4.2,
  below: ({ silenceRating }) => silenceRating < 3,
  within: ({ silenceRating }) => silenceRating >= 3 && silenceRating <= 4,
  exactly: ({ silenceRating }) => silenceRating === 4.5,
  swimming: has('swimming'),
  wheelchair: has('wheelchair'),
  noHut: spot => !has('hut')(spot),
  notNoisy: ({ silenceRating }) => silenceRating >= QUIET_FROM,
  only: () => true,
  counted: () => true,
  countedFree: ({ accessStatus }) => accessStatus === 'free',
}

const byRating = (spot: SpotRecord) => -spot.silenceRating
const fromTown =
  ({ isFrom }: Draw) =>
  (spot: SpotRecord) =>
    kilometres(isFrom, at(spot))
const isFromItself = ({ a, isFrom }: Draw, spot: SpotRecord) =>
  spot === a && isFrom[0] === spot.latitude && isFrom[1] === spot.longitude
const ranked =
  (value: (spot: SpotRecord) => number, rank = 1) =>
  (draw: Draw): Expected => ({
    ...rankedFrom(
      ofKind(draw).toSorted((a, b) => value(a) - value(b)),
      rank,
    ),
    shown: 1,
    isCounted: false,
    value,
  })
const rankedFrom = (all: readonly SpotRecord[], rank: number) => ({ all, due: all.slice(rank - 1) })
const around =
  (km: number) =>
  (draw: Draw): Expected => {
    const value = fromTown(draw)
    const all = spots.filter(spot => isOf(draw.kind)(spot) && value(spot) <= km && !isFromItself(draw, spot))
    return { all: all.toSorted((a, b) => value(a) - value(b)), shown: MOST_SHOWN, isCounted: true, value }
  }
const atMost =
  (count: number, isWanted: (spot: SpotRecord) => boolean = () => true) =>
  (draw: Draw): Expected => {
    const all = ofKind(draw)
      .filter(isWanted)
      .toSorted((a, b) => byRating(a) - byRating(b))
    // Of the quietest that are asked for, a noisy one is said to be left out.
    const due = all.filter(({ silenceRating }) => silenceRating >= NOISY_BELOW)
    return { all, due, shown: count, isCounted: false, value: byRating }
  }
const OF_ORDERS: Readonly<Record<keyof typeof ORDERS, (draw: Draw, wording: string) => Expected>> = {
  quietest: ranked(byRating),
  noisiest: ranked(({ silenceRating }) => silenceRating),
  second: ranked(byRating, 2),
  third: ranked(byRating, 3),
  last: ranked(({ silenceRating }) => silenceRating),
  north: ranked(({ latitude }) => -latitude),
  south: ranked(({ latitude }) => latitude),
  east: ranked(({ longitude }) => -longitude),
  west: ranked(({ longitude }) => longitude),
  nearest: draw => {
    const value = fromTown(draw)
    const all = spots.filter(spot => isOf(draw.kind)(spot) && !isFromItself(draw, spot))
    return { all: all.toSorted((a, b) => value(a) - value(b)), shown: 1, isCounted: false, value }
  },
  farthest: draw => ranked(spot => -fromTown(draw)(spot))(draw),
  withinKm: around(200),
  withinMiles: around(160.9344),
  five: atMost(5),
  top3: atMost(3),
  couple: (draw, wording) => atMost(2, / quiet /.test(wording) ? OF_WISHES.notNoisy : undefined)(draw),
}

const list =
  (of: (draw: Draw) => (spot: SpotRecord) => boolean, isAll = false) =>
  (draw: Draw, wording: string): Expected => {
    const isOne = / [SD] |^D /.test(wording)
    const all = spots.filter(spot => (isAll || isOf(draw.kind)(spot)) && isIn(draw.place)(spot) && of(draw)(spot))
    return {
      all: all.toSorted((a, b) => byRating(a) - byRating(b)),
      shown: isOne ? 1 : MOST_SHOWN,
      isCounted: !isOne,
      value: byRating,
    }
  }
const OF_SETS: Readonly<Record<keyof typeof SETS, (draw: Draw, wording: string) => Expected>> = {
  except: list(
    ({ a }) =>
      spot =>
        spot !== a,
  ),
  besidesParks: list(() => spot => !has('national-park')(spot)),
  either: list(
    ({ kind, other }) =>
      spot =>
        isOf(kind)(spot) || isOf(other)(spot),
    true,
  ),
  both: list(
    ({ kind, other }) =>
      spot =>
        isOf(kind)(spot) && isOf(other)(spot),
    true,
  ),
  neither: list(
    ({ kind, other }) =>
      spot =>
        has('national-park')(spot) && !isOf(kind)(spot) && !isOf(other)(spot),
    true,
  ),
}

const OF_WISH = Object.fromEntries(
  Object.entries(OF_WISHES).map(([wish, isWanted]) => [wish, list(() => isWanted)]),
) as Readonly<Record<keyof typeof WISHES, (draw: Draw, wording: string) => Expected>>

test('kinds of places with what they are to have are all found and counted', () => {
  assert.deepEqual(differing(WISHES, OF_WISH), [])
})

test('the first of an order, those within a distance and as many as asked for are found', () => {
  assert.deepEqual(differing(ORDERS, OF_ORDERS), [])
})

test('what is left out, and one, both or neither of two kinds, are kept apart', () => {
  assert.deepEqual(differing(SETS, OF_SETS), [])
})

function differing<Key extends string>(
  questions: Readonly<Record<Key, Wordings>>,
  expectations: Readonly<Record<Key, (draw: Draw, wording: string) => Expected>>,
): string[] {
  return (Object.keys(questions) as Key[]).flatMap(key =>
    LANGUAGES.flatMap(language =>
      questions[key][language].flatMap(wording => {
        const { query, expected } = drawnQuestion(key, language, wording, expectations[key])
        if ((expected.due ?? expected.all).length === 0) return []
        const { answer, docs, understood } = ask({ query }, context)
        const told = docs.flatMap(doc => byId.get(context.index.id(doc)) ?? [])
        const fault = faultOf(expected, told, answer) ?? wordsLost(understood, language)
        return fault ? [`${language} ${key}: ${query}\n    ${fault}: ${answer}`] : []
      }),
    ),
  )
}

function wordsLost({ notApplied, language: read }: ReturnType<typeof ask>['understood'], language: Language) {
  return notApplied.length > 0 ? `lost ${notApplied.join(', ')}` : read !== language ? `read as ${read}` : null
}

/** What differs of what is told from what plain code finds. */
function faultOf(
  { all, due: from, shown, isCounted, value }: Expected,
  told: readonly SpotRecord[],
  answer: string,
): string | null {
  const due = (from ?? all).slice(0, shown)
  const names = due.map(({ name }) => name).join(', ')
  const foreign = told.find(spot => !all.includes(spot))
  if (foreign) return `not one of these ${all.length}: ${foreign.name}; due ${names}`
  if (told.length < due.length) return `${told.length} told; due ${due.length} of ${all.length}: ${names}`
  if (shown > 1 && told.length > shown) return `${told.length} told; due ${shown}`
  const isMisplaced =
    value &&
    due.some((spot, place) => Math.abs(value(spot) - value(told[place] ?? spot)) > 0.5e-3 * Math.abs(value(spot)))
  if (isMisplaced) return `in another order; due ${names}`
  const isNumberTold = !isCounted || all.length < 2 || new RegExp(`(?<![\\d.,])${all.length}(?![.,]?\\d)`).test(answer)
  return isNumberTold ? null : `due are ${all.length}`
}

function drawnQuestion(
  key: string,
  language: Language,
  wording: string,
  expect: (draw: Draw, wording: string) => Expected,
) {
  for (let tries = 0; ; tries += 1) {
    const draw = drawnOf(wording, key)
    const expected = expect(draw, wording)
    if ((expected.due ?? expected.all).length > 0 || tries > 20)
      return { query: filled(wording, language, draw), expected }
  }
}

function drawnOf(wording: string, key: string): Draw {
  // Of a national park nobody asks whether it has national parks.
  const kinds = Object.keys(KINDS).filter(
    kind => !/besidesParks|either|both|neither/.test(key) || kind !== 'national-park',
  )
  const kind = drawn(kinds)
  const other = drawn(kinds.filter(each => each !== kind))
  const place = /\bP\b/.test(wording) ? drawn(Object.keys(PLACES)) : 'world'
  const town = drawn(TOWNS)
  const inList = named.filter(spot => isOf(kind)(spot) && isIn(place)(spot))
  const a = drawn(key === 'except' && inList.length > 0 ? inList : measuredFrom)
  return { kind, other, place, town, a, isFrom: /\bA\b/.test(wording) ? at(a) : town.at }
}

function filled(wording: string, language: Language, { kind, other, place, town, a }: Draw): string {
  const of = KINDS[kind]?.[language]
  const second = KINDS[other]?.[language]
  if (!of || !second) throw new Error(`${kind} has no words`)
  const parts: Readonly<Record<string, string>> = {
    K: of.plural,
    S: of.singular,
    D: of.the,
    L: second.plural,
    M: dative(of.plural),
    O: dative(second.plural),
    P: PLACES[place]?.[language] ?? '',
    T: town.name[language],
    A: a.name,
  }
  const text = wording
    .replaceAll(/\[([^\]]+)\]/g, (_, forms: string) => forms.split('|')[of.gender] ?? '')
    .replaceAll(/(?<![\p{L}\d])[KSDLMOPTA](?!\p{L})/gu, letter => parts[letter] ?? letter)
    .replaceAll(/\s+(?=[\s,]|$)/g, '')
    .replace(/^[\s,]+/, '')
  if (language === 'fr') return text.replaceAll(/(?<!\p{L})de (?=[aeiouyhàâéèêîïôûAEIOUYÉÎ])/gu, 'd’')
  return language === 'es' ? text.replaceAll(/ y (?=i)/g, ' e ') : text
}

function dative(plural: string): string {
  return /[ns]$/.test(plural) ? plural : `${plural}n`
}

function ofKind({ kind, place }: Draw): SpotRecord[] {
  return spots.filter(spot => isOf(kind)(spot) && isIn(place)(spot))
}

function isOf(kind: string) {
  return (spot: SpotRecord) => spot.tags.includes(kind)
}

function isIn(place: string) {
  return ({ country }: SpotRecord) =>
    place === 'world' || country === place || (CONTINENTS[place]?.has(country ?? '') ?? false)
}

function at({ latitude, longitude }: SpotRecord): Point {
  return [latitude, longitude]
}

function kilometres([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(otherLatitude - latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * half(otherLongitude - longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

function drawn<Item>(items: readonly Item[]): Item {
  const item = items[between(random, 0, items.length - 1)]
  if (item === undefined) throw new Error('there is nothing to draw from')
  return item
}

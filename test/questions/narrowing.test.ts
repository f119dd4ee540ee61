// What narrows a search, corrects it or changes its place finds what plain code finds for all that was asked, in any wording and language.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { QuestionContext } from '../../src/ask/question-context.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { extractContext } from '../support/extract-context.ts'
import { seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import {
  at,
  drawn,
  type Expected,
  faultOf,
  kilometres,
  kmUnit,
  LANGUAGES,
  type Language,
  lost,
  ratingUnit,
} from './drawn-places.ts'
import { knownWrong } from './known.ts'
import * as asked from './narrowing-in-languages.ts'
import { EXTRACT_PLACES, EXTRACT_TOWNS, KINDS, STARTER_PLACES, STARTER_TOWNS, type Town } from './narrowing-places.ts'

type Relation = keyof typeof asked.SEARCHES
type Wish = keyof typeof asked.WISHES | 'fire'
type Catalogue = {
  context: QuestionContext
  spots: readonly SpotRecord[]
  kinds: readonly string[]
  wishes: readonly Wish[]
  places: typeof STARTER_PLACES
  towns: readonly Town[]
  km: readonly number[]
}
type Draw = {
  of: Catalogue
  relation: Relation
  kind: string
  wishes: readonly Wish[]
  place: string
  town: Town
  km: number
}
/** What is said in turn, of which the last is answered, and what it stands for; null where nothing can be drawn. */
type Case = { row: string; said: readonly string[]; draw: Draw } | null

const { isKnown, unmet } = knownWrong('narrowing-known-wrong.json')
const random = seededRandom(20261206)
const extract = await extractContext()
const STARTER: Catalogue = {
  context: await starterContext(),
  spots: starterSpots(),
  kinds: ['lake', 'island', 'waterfall', 'beach', 'volcano', 'glacier', 'national-park', 'canyon'],
  wishes: ['camping', 'swimming', 'hut', 'dogs', 'viewpoint', 'toilets', 'parking'],
  places: STARTER_PLACES,
  towns: STARTER_TOWNS,
  km: [200, 300, 400],
}
const EXTRACT: Catalogue | null = extract
  ? {
      ...extract,
      kinds: ['lake', 'hut', 'viewpoint', 'forest', 'mountain'],
      wishes: ['parking', 'bus', 'bench', 'water', 'picnic', 'camping', 'toilets', 'hut', 'viewpoint'],
      places: EXTRACT_PLACES,
      towns: EXTRACT_TOWNS,
      km: [3, 6, 9],
    }
  : null

const has =
  (...keys: readonly string[]) =>
  (spot: SpotRecord) =>
    keys.some(key => spot.tags.includes(key) || spot.activities.includes(key))
const OF_WISHES: Readonly<Record<Wish, (spot: SpotRecord) => boolean>> = {
  parking: spot => has('parking')(spot) || /\bparking/i.test(spot.transportation ?? ''),
  hut: has('hut'),
  toilets: has('toilets'),
  dogs: has('dogs'),
  camping: has('camping'),
  swimming: has('swimming'),
  viewpoint: has('viewpoint'),
  free: ({ accessStatus }) => accessStatus === 'free',
  bus: ({ transportation }) => /\bbus/i.test(transportation ?? ''),
  water: has('drinking-water'),
  bench: has('bench'),
  picnic: has('picnic', 'picnicking'),
  fire: ({ fireStatus }) => fireStatus === 'allowed',
}
const NEARBY_KM = 25
/** Of each wording as many are drawn. */
const OF_EACH = 1

for (const language of LANGUAGES) {
  const check = (what: string, cases: () => readonly Case[]) => {
    test(`${what}: ${language}`, () => {
      assert.deepEqual(differing(language, cases()), [])
    })
  }
  check('a wish narrows what was looked for, whatever was asked in between', () => [
    ...each(asked.NARROWED[language], wording => narrowed(language, wording)),
    ...each([...asked.NARROWED[language], ...asked.NARROWED[language]], wording => narrowed(language, wording, true)),
    ...each(asked.FREE[language], wording => narrowed(language, wording, false, 'free')),
    ...each(asked.FREE[language], wording => narrowed(language, wording, true, 'free')),
  ])
  check('another town stands in the place of the first, as near as that was asked for', () =>
    (['near', 'closest', 'within', 'north'] as const).flatMap(relation => [
      ...each(asked.OTHER_TOWN[language], wording => elsewhere(language, relation, wording)),
      ...each(asked.OTHER_PLACE[relation][language], wording => elsewhere(language, relation, wording)),
    ]),
  )
  check('another country stands in the place of the first', () =>
    each([...asked.OTHER_PLACE.in[language], ...asked.OTHER_PLACE.in[language]], wording =>
      elsewhere(language, 'in', wording),
    ),
  )
  check('another kind keeps the place', () => each(asked.OTHER_KIND[language], wording => otherKind(language, wording)))
  check('a wish that is taken back is none', () =>
    Object.entries(asked.TAKEN_BACK).flatMap(([wish, wordings]) =>
      each(wordings[language], wording => takenBack(language, wish as keyof typeof asked.TAKEN_BACK, wording)),
    ),
  )
  check('what may be done there is asked of those that were listed', () =>
    (['camping', 'swimming'] as const).flatMap(wish =>
      each(asked.DONE_THERE[wish][language], wording => doneAtThose(language, wish, wording)),
    ),
  )
  test(`what may be done there is asked of the spot that was spoken of: ${language}`, () => {
    assert.deepEqual(
      Object.entries(asked.DONE_THERE).flatMap(([wish, wordings]) =>
        doneThere(language, wish as Wish, wordings[language]),
      ),
      [],
    )
  })
}

test('what is known to be wrong still is: what holds is to be taken out of the list', () => {
  assert.deepEqual(unmet(), [])
})

function differing(language: Language, cases: readonly Case[]): readonly string[] {
  return cases.flatMap(each => {
    if (each === null) return []
    const { row, said, draw } = each
    const { context, spots } = draw.of
    const { answer, docs, understood } = ask({ query: said.at(-1) ?? '', prev: said.slice(0, -1) }, context)
    const told = docs.flatMap(doc => spots.find(({ id }) => id === context.index.id(doc)) ?? [])
    const fault = lost(understood, language) ?? faultOf(expectedOf(draw), told, answer)
    if (fault === null) return []
    return isKnown(`${language} ${row}`) ? [] : [`${language} ${row} | ${said.join(' || ')}\n    ${fault}: ${answer}`]
  })
}

function each(wordings: readonly string[], of: (wording: string) => Case): readonly Case[] {
  return wordings.flatMap(wording => Array.from({ length: OF_EACH }, () => of(wording)))
}

function narrowed(language: Language, wording: string, isBetween = false, of?: Wish): Case {
  const draw = drawnOf(isBetween ? ['in', 'near', 'within'] : ['in', 'near', 'within', 'north'], {
    from: of === undefined || random() < 0.5 ? [STARTER, EXTRACT] : [STARTER],
    least: 3,
    wish: of ?? null,
  })
  if (draw === null) return null
  const { before, after, wish } = draw
  // "And reachable by bus?" may ask of the one that was spoken of.
  if (isBetween && wish === 'bus' && OF_ONE_OR_ALL.test(wording)) return null
  const first = said(drawn(random, asked.SEARCHES[before.relation][language]), language, before)
  const between = isBetween ? betweenOf(language, first, before) : []
  if (between === null) return null
  const turn = said(wording, language, before, { g: wish === 'fire' ? '' : asked.WISHES[wish][language] })
  const row = `narrowed ${isBetween ? 'after a fact ' : ''}${before.relation}: ${wording}`
  return { row, said: [first, ...between, turn], draw: after }
}

const OF_ONE_OR_ALL = /^(and|und|et|¿y|e) \{g\}/

/** What is asked in between; null where the list has no second spot whose name means nothing else. */
function betweenOf(language: Language, first: string, { of, ...draw }: Draw): readonly string[] | null {
  const { docs } = ask({ query: first }, of.context)
  const second = docs[1]
  const name = second === undefined ? null : of.context.index.name(second)
  if (name === null || docs.length < 3 || of.spots.filter(spot => spot.name === name).length > 1) return null
  return [said(drawn(random, asked.BETWEEN[language]), language, { of, ...draw }, { a: name })]
}

function elsewhere(language: Language, relation: Relation, wording: string): Case {
  const from = relation === 'north' ? [STARTER] : relation === 'near' ? [EXTRACT] : [STARTER, EXTRACT]
  const draw = drawnOf([relation], { from, least: 1 })
  if (draw === null) return null
  const { before } = draw
  for (let tries = 0; tries < 100; tries += 1) {
    const place = relation === 'in' ? drawn(random, Object.keys(before.of.places)) : before.place
    const town =
      relation === 'in'
        ? before.town
        : drawn(
            random,
            before.of.towns.filter(({ country }) => relation !== 'north' || country === before.place),
          )
    const after = { ...before, place, town }
    if (
      (relation === 'in' ? place === before.place : town === before.town) ||
      !isClear(after) ||
      expectedOf(after).all.length === 0
    )
      continue
    const first = said(drawn(random, asked.SEARCHES[relation][language]), language, before)
    const turn = said(wording, language, before, {
      q: town.name[language],
      r: before.of.places[place]?.[language] ?? '',
    })
    return { row: `${relation} elsewhere: ${wording}`, said: [first, turn], draw: after }
  }
  return null
}

function otherKind(language: Language, wording: string): Case {
  const draw = drawnOf(['in', 'near', 'within'], { from: [STARTER, EXTRACT], least: 1 })
  if (draw === null) return null
  const { before } = draw
  const kind = drawn(
    random,
    before.of.kinds.filter(other => other !== before.kind && expectedOf({ ...before, kind: other }).all.length > 0),
  )
  const after = { ...before, kind }
  if (!isClear(after)) return null
  const first = said(drawn(random, asked.SEARCHES[before.relation][language]), language, before)
  const turn = said(wording, language, before, { l: KINDS[kind]?.[language].plural ?? '' })
  return { row: `kind ${before.relation}: ${wording}`, said: [first, turn], draw: after }
}

function takenBack(language: Language, wish: keyof typeof asked.TAKEN_BACK, wording: string): Case {
  const draw = drawnOf(['in', 'within'], { from: [STARTER], least: 2, wish })
  if (draw === null) return null
  const { before } = draw
  const first = said(asked.SEARCHES[before.relation][language][0] ?? '', language, before)
  return {
    row: `taken back ${wish}: ${wording}`,
    said: [`${first}, ${asked.WISHES[wish][language]}`, said(wording, language, before)],
    draw: before,
  }
}

/** Behind one spot, named or the second of a list, its fact is told. */
function doneThere(language: Language, wish: Wish, wordings: readonly string[]): readonly string[] {
  const { context: of, spots } = STARTER
  return wordings.flatMap(wording =>
    [true, false].flatMap(isNamed => {
      const spot = drawn(
        random,
        spots.filter(({ name }, _, all) => all.filter(other => other.name === name).length === 1),
      )
      const named = [drawn(random, asked.OF_ONE[language]).replace('{a}', spot.name)]
      const prev = isNamed ? named : ofSecond(language)
      const second = ask({ query: prev[0] ?? '' }, of).docs[1]
      const due = isNamed || second === undefined ? spot.id : of.index.id(second)
      const { answer, docs, understood } = ask({ query: wording, prev }, of)
      const isOfIt = docs.length === 1 && docs[0] !== undefined && of.index.id(docs[0]) === due
      const fault = lost(understood, language) ?? (isOfIt && understood.kind === 'about' ? null : `not of ${due}`)
      if (fault === null) return []
      const row = `${language} ${wish} there: ${wording}`
      return isKnown(row) ? [] : [`${row} | ${[...prev, wording].join(' || ')}\n    ${fault}: ${answer}`]
    }),
  )
}

function ofSecond(language: Language): readonly string[] {
  const draw = drawnOf(['in', 'within'], { from: [STARTER], least: 3 })
  if (draw === null) return assert.fail('there is no list')
  return [
    said(drawn(random, asked.SEARCHES[draw.before.relation][language]), language, draw.before),
    drawn(random, asked.OF_SECOND[language]),
  ]
}

/** Behind a list, those of all that were looked for that have it; of one at a distance the first may be meant. */
function doneAtThose(language: Language, wish: 'camping' | 'swimming', wording: string): Case {
  const draw = drawnOf(['in'], { from: [STARTER], least: 3, wish })
  if (draw === null) return null
  const first = said(drawn(random, asked.SEARCHES.in[language]), language, draw.before)
  return { row: `${wish} at those: ${wording}`, said: [first, wording], draw: draw.after }
}

/** A search, and the same with a wish; both find something, and nothing lies at a limit. */
function drawnOf(
  relations: readonly Relation[],
  { from, least, wish: given = null }: { from: readonly (Catalogue | null)[]; least: number; wish?: Wish | null },
): { before: Draw; after: Draw; wish: Wish } | null {
  const catalogues = from.filter(each => each !== null)
  if (catalogues.length === 0) return null
  for (let tries = 0; tries < 2000; tries += 1) {
    const of = drawn(random, catalogues)
    const relation = drawn(random, relations)
    if ((of === STARTER && relation === 'near') || (of !== STARTER && relation === 'north')) continue
    const [kind, town, km] = [drawn(random, of.kinds), drawn(random, of.towns), drawn(random, of.km)]
    const place = relation === 'north' ? town.country : drawn(random, Object.keys(of.places))
    const wish = given ?? drawn(random, of.wishes)
    if (kind === wish) continue
    const before: Draw = { of, relation, kind, wishes: [], place, town, km }
    const after = { ...before, wishes: [wish] }
    const isEnough = expectedOf(before).all.length >= least && expectedOf(after).all.length > 1
    if (isEnough && expectedOf(after).all.length < expectedOf(before).all.length && isClear(before))
      return { before, after, wish }
  }
  return null
}

function isClear({ of, relation, kind, town, km }: Draw): boolean {
  const limit = relation === 'within' ? km : NEARBY_KM
  const isAtLimit = (spot: SpotRecord) =>
    spot.tags.includes(kind) && Math.abs(kilometres(town.at, at(spot)) - limit) < limit * 0.02
  return relation === 'in' || relation === 'closest' || relation === 'north' || !of.spots.some(isAtLimit)
}

function expectedOf({ of, relation, kind, wishes, place, town, km }: Draw): Expected {
  const from = (spot: SpotRecord) => kilometres(town.at, at(spot))
  const byRating = (spot: SpotRecord) => -spot.silenceRating
  const wanted = of.spots.filter(spot => spot.tags.includes(kind) && wishes.every(wish => OF_WISHES[wish](spot)))
  const inCountry = wanted.filter(({ country }) => country === place)
  const [all, value, unit]: [SpotRecord[], typeof byRating, (value: number) => number] = {
    in: (): [SpotRecord[], typeof byRating, (value: number) => number] => [inCountry, byRating, ratingUnit],
    north: (): [SpotRecord[], typeof byRating, (value: number) => number] => [
      inCountry.filter(({ latitude }) => latitude > town.at[0]),
      byRating,
      ratingUnit,
    ],
    near: (): [SpotRecord[], typeof byRating, (value: number) => number] => [
      wanted.filter(spot => from(spot) <= NEARBY_KM),
      byRating,
      ratingUnit,
    ],
    within: (): [SpotRecord[], typeof byRating, (value: number) => number] => [
      wanted.filter(spot => from(spot) <= km),
      from,
      kmUnit,
    ],
    closest: (): [SpotRecord[], typeof byRating, (value: number) => number] => [wanted, from, kmUnit],
  }[relation]()
  return {
    all: all.toSorted((a, b) => value(a) - value(b)),
    shown: relation === 'closest' ? 1 : 5,
    isCounted: relation !== 'closest',
    value,
    unit,
  }
}

function said(wording: string, language: Language, draw: Draw, more: Readonly<Record<string, string>> = {}): string {
  const of = KINDS[draw.kind]?.[language] ?? assert.fail(`${draw.kind} has no words`)
  const parts: Readonly<Record<string, string>> = {
    k: of.plural,
    s: of.singular,
    d: of.the,
    p: draw.of.places[draw.place]?.[language] ?? '',
    t: draw.town.name[language],
    n: String(draw.km),
    ...more,
  }
  const text = wording
    .replaceAll(/\[([^\]]+)\]/g, (_, forms: string) => forms.split('|')[of.gender] ?? forms.split('|').at(-1) ?? '')
    .replaceAll(/\{(\w)\}/g, (letter, key: string) => parts[key] ?? letter)
  return text.replaceAll(/(?<!\p{L})de (?=[aeiouhàâéèêîïôûAEIOUHÉÎ])/gu, language === 'fr' ? 'd’' : 'de ')
}

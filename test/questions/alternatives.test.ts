// What is asked of a search after other turns is of that search: nothing of it is lost, and nothing that was shown is told as other.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { QuestionContext } from '../../src/ask/question-context.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { extractContext } from '../support/extract-context.ts'
import { NO_EXTRACTS, realExtract } from '../support/osm-samples.ts'
import { seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { BETWEEN, HOW_MANY, MORE, NOT_THAT_ONE, OTHERS, WHICH, type Wordings } from './alternatives-in-languages.ts'
import { at as pointOf, drawn, figuresOf, kilometres, type Kind, LANGUAGES, lost, type Origin } from './drawn-places.ts'
import { knownWrong } from './known.ts'
import { KINDS, PLACES, TOWNS } from './lists-in-languages.ts'
import type { In } from './near-in-languages.ts'
import { COMPUTED_KINDS, SMALL_COUNTRIES, SMALL_TOWNS } from './small-towns-in-languages.ts'

/** Where is asked, and what can be asked for there. */
type World = {
  context: QuestionContext
  spots: readonly SpotRecord[]
  kinds: Readonly<Record<string, In<Kind>>>
  places: Readonly<Record<string, In<string>>>
  towns: readonly Pick<Origin, 'name' | 'at'>[]
}
/** A conversation up to a turn: what was looked for, what was shown of it, and the ones that were spoken of last. */
type Talk = {
  prev: readonly string[]
  all: readonly SpotRecord[]
  shown: readonly SpotRecord[]
  spoken: readonly SpotRecord[]
  gender: number
  town: World['towns'][number]
}
type Answer = ReturnType<typeof ask>
type Fault = string | undefined
type Row = {
  wordings: Wordings
  between: readonly string[]
  fits?: (talk: Talk) => boolean
  wrong: (answer: Answer, told: readonly SpotRecord[], talk: Talk) => Fault
}

const OF_EACH = 1
const MOST_TRIES = 60
const MOST_MISREAD = 4
const { isKnown, unmet } = knownWrong('alternatives-known-wrong.json')
const random = seededRandom(20261208)
const skip = realExtract('andorra-2025-01-19.osm.pbf') === undefined && NO_EXTRACTS

const OF_ONE = ['second', 'secondThenFire', 'secondThenWhy', 'last', 'named', 'far']
const ANY = Object.keys(BETWEEN)
/** That what it costs is not recorded. */
const PRICES =
  /records no prices|kostet, ist hier nicht bekannt|n’est pas connu ici|no se sabe cuánto cuesta|non si sa quanto costa/

const more = (
  wordings: Wordings,
  value: (spot: SpotRecord) => number,
  between: readonly string[] = [...OF_ONE, 'compared'],
): Row => ({
  wordings,
  between,
  fits: ({ spoken }) => spoken.every(spot => !Number.isNaN(value(spot))),
  wrong: (answer, told, { all, shown, spoken }) => {
    const least = Math.max(...(spoken.length > 0 ? spoken : shown).map(value))
    return ofThese(
      all.filter(spot => value(spot) > least),
      answer,
      told,
    )
  },
})
const first = (wordings: Wordings, value: (spot: SpotRecord, talk: Talk) => number): Row => ({
  wordings,
  between: ANY,
  fits: talk => talk.shown.every(spot => !Number.isNaN(value(spot, talk))),
  wrong: ({ answer, understood: { kind } }, told, talk) => {
    const best = Math.max(...talk.shown.map(spot => value(spot, talk)))
    const [one] = told
    const due = talk.shown.filter(spot => value(spot, talk) >= best - 0.01)
    // "From the quietest to the noisiest: …" tells all of them, the best at one end.
    if (kind === 'compare' && told.length === talk.shown.length) {
      const order = told.toSorted((a, b) => answer.indexOf(a.name) - answer.indexOf(b.name))
      return [order[0], order.at(-1)].some(spot => spot && due.includes(spot)) ? undefined : `${namesOf(due)} at no end`
    }
    return one && due.includes(one) ? undefined : `first is ${one?.name}; due ${namesOf(due)}`
  },
})
const howMany = (wordings: Wordings, isSo: (spot: SpotRecord) => boolean | null): Row => ({
  wordings,
  between: ANY,
  wrong: ({ answer }, told, { all }) => {
    const [yes, unknown] = [all.filter(isSo), all.filter(spot => isSo(spot) === null)]
    const foreign = told.find(spot => !all.includes(spot))
    if (foreign) return `not one of these ${all.length}: ${foreign.name}`
    const figures = figuresOf(answer.split('\n')[0] ?? '')
    const missing = [yes.length, ...(unknown.length > 0 ? [unknown.length] : [])].find(
      number => !figures.includes(number) && !(number === 1 && yes.length <= 1),
    )
    return missing === undefined
      ? undefined
      : `${missing} is not told: ${yes.length} of ${all.length}, ${unknown.length} not known`
  },
})

const ROWS: Readonly<Record<string, Row>> = {
  others: {
    wordings: OTHERS,
    between: ANY,
    wrong: (answer, told, { all, shown }) =>
      ofThese(
        all.filter(spot => !shown.includes(spot)),
        answer,
        told,
      ),
  },
  'not that one': {
    wordings: NOT_THAT_ONE,
    between: OF_ONE,
    wrong: (answer, told, { all, spoken }) =>
      ofThese(
        all.filter(spot => !spoken.includes(spot)),
        answer,
        told,
      ),
  },
  quieter: more(MORE.quieter, ({ silenceRating }) => silenceRating, ANY),
  louder: more(MORE.louder, ({ silenceRating }) => -silenceRating),
  higher: more(MORE.higher, ({ elevation }) => elevation ?? Number.NaN),
  lower: more(MORE.lower, ({ elevation }) => -(elevation ?? Number.NaN)),
  cheaper: {
    wordings: MORE.cheaper,
    between: OF_ONE,
    fits: ({ spoken: [spot] }) => spot?.accessStatus !== 'free',
    wrong: (answer, told, { all }) =>
      ofThese(
        all.filter(({ accessStatus }) => accessStatus === 'free'),
        answer,
        told,
      ) ?? (PRICES.test(answer.answer) ? undefined : 'that prices are not recorded is not said'),
  },
  'which is quietest': first(WHICH.quietest, ({ silenceRating }) => silenceRating),
  'which is loudest': first(WHICH.loudest, ({ silenceRating }) => -silenceRating),
  'which is highest': first(WHICH.highest, ({ elevation }) => elevation ?? Number.NaN),
  'which is nearest': first(WHICH.nearest, (spot, { town }) => -Math.round(kilometres(pointOf(spot), town.at))),
  'which is cheapest': {
    wordings: WHICH.cheapest,
    between: ['nothing', 'thanks', ...OF_ONE],
    wrong: ({ answer, understood }, told, { all, shown }) => {
      // Told of each what is known of it.
      if (shown.every(spot => told.includes(spot)) && understood.kind === 'about') return undefined
      // Of those shown, or of all that the search found.
      const isOfAll = told.some(spot => !shown.includes(spot))
      const free = (isOfAll ? all : shown).filter(({ accessStatus }) => accessStatus === 'free')
      const foreign = told.find(spot => isOfAll && !free.includes(spot))
      if (foreign) return `neither shown nor a free one of the search: ${foreign.name}`
      const [one] = told
      if (free.length > 0 && (!one || !free.includes(one))) return `first is ${one?.name}; due ${namesOf(free)}`
      return PRICES.test(answer) ? undefined : 'that prices are not recorded is not said'
    },
  },
  'how many are free': howMany(HOW_MANY.free, ({ accessStatus }) =>
    accessStatus === null ? null : accessStatus === 'free',
  ),
  'how many allow fires': howMany(HOW_MANY.fire, ({ fireStatus }) =>
    fireStatus === null ? null : fireStatus === 'allowed',
  ),
}
const OF_HEIGHTS = ['higher', 'lower', 'which is highest']

const starter: World = {
  context: await starterContext(),
  spots: starterSpots(),
  kinds: KINDS,
  places: Object.fromEntries(Object.entries(PLACES).filter(([code]) => code.length === 2)),
  towns: TOWNS,
}

for (const [at, language] of LANGUAGES.entries()) {
  for (const [what, row] of Object.entries(ROWS)) {
    if (OF_HEIGHTS.includes(what)) continue
    test(`${what}: ${language}`, () => assert.deepEqual(differing(starter, what, row, at), []))
  }
  test(`of computed spots: ${language}`, { skip }, async () => {
    const extract = (await extractContext()) ?? assert.fail()
    const world = { ...extract, kinds: COMPUTED_KINDS, places: SMALL_COUNTRIES, towns: SMALL_TOWNS }
    const bench = howMany(HOW_MANY.bench, ({ tags }) => tags.includes('bench') || null)
    assert.deepEqual(
      Object.entries({ ...ROWS, 'how many have a bench': bench }).flatMap(([what, row]) =>
        differing(world, `computed ${what}`, row, at),
      ),
      [],
    )
  })
}

test('what is known to be wrong still is: what holds is to be taken out of the list', { skip }, () => {
  assert.deepEqual(unmet(), [])
})

function differing(world: World, what: string, { wordings, between, fits, wrong }: Row, at: number): readonly string[] {
  const language = LANGUAGES[at] ?? 'en'
  const asked = (wordings[at] ?? []).flatMap(wording => Array.from({ length: OF_EACH }, () => wording))
  return asked.flatMap(wording => {
    const turns = drawn(
      random,
      between.filter(each => BETWEEN[each]?.turns.every(worded => worded[at]?.length !== 0)),
    )
    const talk = talkOf(world, turns, at, fits)
    if (!talk) return [`${language} ${turns}: no such conversation is understood`]
    const query = said(wording, at, talk, '')
    const answer = ask({ query, prev: talk.prev }, world.context)
    const fault = lost(answer.understood, language) ?? wrong(answer, spotsOf(answer, world), talk)
    const name = `${language} ${what} after ${turns}: ${wording}`
    if (!fault || isKnown(name)) return []
    return [`${name}\n  ${[...talk.prev, query].join(' || ')}\n  ${fault}: ${answer.answer.slice(0, 300)}`]
  })
}

/** A search of a kind in a country, and turns behind it that speak of spots that it showed. */
function talkOf(world: World, turns: string, at: number, fits: (talk: Talk) => boolean = () => true): Talk | undefined {
  const { of, turns: worded } = BETWEEN[turns] ?? assert.fail()
  const language = LANGUAGES[at] ?? 'en'
  let misread = 0
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [kind, place] = [drawn(random, Object.keys(world.kinds)), drawn(random, Object.keys(world.places))]
    const all = world.spots.filter(
      ({ tags, sceneryType, country }) => (tags.includes(kind) || sceneryType === kind) && country === place,
    )
    if (all.length < 3) continue
    const { plural, gender } = world.kinds[kind]?.[language] ?? assert.fail()
    const town = drawn(random, world.towns)
    let talk: Talk = {
      prev: [`${plural} ${world.places[place]?.[language]}`],
      all,
      shown: [],
      spoken: [],
      gender,
      town,
    }
    const listed = ask({ query: talk.prev[0] ?? '' }, world.context)
    const shown = spotsOf(listed, world)
    if (shown.length < Math.min(3, all.length) || !shown.every(spot => all.includes(spot))) continue
    talk = { ...talk, shown, spoken: of.flatMap(nth => shown.at(nth) ?? []) }
    if (!fits(talk)) continue
    const prev = [...talk.prev]
    let isUnderstood = true
    for (const each of worded) {
      const query = said(drawn(random, each[at] ?? []), at, talk, shown[1]?.name ?? '')
      const told = spotsOf(ask({ query, prev }, world.context), world)
      isUnderstood &&= of.length === 0 || (told.length === of.length && talk.spoken.every(spot => told.includes(spot)))
      prev.push(query)
    }
    if (isUnderstood) return { ...talk, prev }
    if (++misread === MOST_MISREAD) return undefined
  }
  return undefined
}

/** All that is told is of these, and nothing is given up; where there are none nothing is given up without a word. */
function ofThese(due: readonly SpotRecord[], { understood: { relaxed } }: Answer, told: readonly SpotRecord[]): Fault {
  if (due.length === 0)
    return told.length > 0 && relaxed.length === 0 ? `there are none, and told is ${namesOf(told)}` : undefined
  const foreign = told.find(spot => !due.includes(spot))
  if (foreign) return `not one of these ${due.length} (${namesOf(due.slice(0, 3))}): ${foreign.name}`
  if (told.length === 0) return `nothing is told of ${due.length}: ${namesOf(due.slice(0, 3))}`
  return relaxed.length > 0 ? `gave up ${relaxed.join(', ')}` : undefined
}

function said(wording: string, at: number, { gender, town }: Talk, name: string): string {
  const text = wording
    .replaceAll(/\[([^\]]+)\]/g, (_, forms: string) => forms.split('|')[gender] ?? forms.split('|').at(-1) ?? '')
    .replaceAll('{x}', name)
    .replaceAll('{t}', town.name[LANGUAGES[at] ?? 'en'])
  return at === 2 ? text.replaceAll(/(?<!\p{L})de (?=[aeiouhàâéèêîïôûAEIOUHÉÎ])/gu, 'd’') : text
}

function spotsOf({ docs }: Answer, { context, spots }: World): SpotRecord[] {
  return docs.flatMap(doc => spots.find(({ id }) => id === context.index.id(doc)) ?? [])
}

function namesOf(spots: readonly SpotRecord[]): string {
  return spots.map(({ name }) => name).join(', ')
}

// Each of several things that one question asks is told as when it is asked alone, and no word is lost.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { drawn, LANGUAGES } from './filled.ts'
import { TOWNS } from './lists-in-languages.ts'
import type { InEach } from './parts-in-languages.ts'
import KNOWN from './two-things-known-wrong.json' with { type: 'json' }
import * as asked from './two-things-in-languages.ts'
import type { Fact } from './two-things-in-languages.ts'

type Answer = ReturnType<typeof ask>
type Named = Readonly<Record<string, SpotRecord>>
/** A question, where it is in the table, and what is wrong with its answer. */
type Case = { at: string; query: string; wrong: (answered: Answer) => string | undefined }

const FACTS = Object.keys(asked.PLAIN) as Fact[]
const YES_OR_NO = new Set<Fact>(['free', 'fire', 'dogs', 'toilets', 'camp', 'swim'])
const YES = [/^Yes\b/, /^Ja\b/, /^Oui\b/, /^Sí(?!\p{L})/u, /^Sì(?!\p{L})/u]
const NO = [/^No\b/, /^Nein\b/, /^Non\b/, /^No[:,] /, /^No[:,] /]
/** When somebody goes, who comes along, and how many many are may be said not to be taken into account. */
const NOT_TAKEN = /^(?:in May|im Mai|en mai|en mayo|a maggio|kids|Kinder|Kindern|enfants|niños|bambini|muchos)$/i
const VERDICT = /^(?:Yes|No|Ja|Nein|Oui|Non|Sí|Sì)(?:,| ?:) /

const context = await starterContext()
const random = seededRandom(20261130)
const every = starterSpots()
// These are regions, too.
const spots = every.filter(
  ({ name }, _, all) =>
    !/^(Cotopaxi|Cévennes|Golestan|Montserrat|Rakiura|Simien Mountains)$/.test(name) &&
    all.filter(other => other.name === name).length === 1,
)
const failed = new Set<string>()
const known = new Set<string>(KNOWN)

for (const [at, language] of LANGUAGES.entries()) {
  const check = (what: string, cases: () => readonly Case[]) => {
    test(`${what}: ${language}`, () => {
      const all = cases()
      const differing = all.flatMap(({ at: where, query, wrong }) => {
        const answered = ask({ query }, context)
        const fault = lost(answered, at) ?? wrong(answered)
        if (fault === undefined) return []
        failed.add(where)
        return known.has(where) ? [] : [`${where} | ${query}\n  ${fault}: ${answered.answer}`]
      })
      assert.deepEqual(differing, [])
    })
  }

  check('two things of one spot', () => times(FACTS, 12).map(first => ofOne(at, first)))
  check('a thing of two or three spots', () =>
    Object.entries(asked.OF_SEVERAL).flatMap(([fact, wordings]) =>
      (wordings[at] ?? []).map(wording => ofSeveral(at, fact as Fact, wording)),
    ),
  )
  check('which of two is quieter, and more of them', () =>
    Object.entries(asked.COMPARED).flatMap(([what, wordings]) =>
      times(wordings[at] ?? [], 2).map((wording, i) => compared(at, what, wording, i >> 1)),
    ),
  )
  check('the quietest of a kind, and a thing of it', () =>
    times(asked.OF_BEST[at] ?? [], 8).map(wording => ofBest(at, wording)),
  )
  check('two lists', () => times(asked.TWO_LISTS[at] ?? [], 3).map(wording => twoLists(at, wording)))
  check('how many, and which is first', () => times(asked.COUNTED[at] ?? [], 3).map(wording => counted(at, wording)))
  check('how loud, and why', () => times(asked.WHY[at] ?? [], 2).map(wording => why(at, wording)))
  check('one thing, if another is not so', () => [
    ...times(asked.SUPPOSED.near[at] ?? [], 2).map(wording => near(at, wording)),
    ...times(asked.SUPPOSED.other[at] ?? [], 2).map((wording, i) => other(at, wording, i >> 1)),
  ])
  check('what is told first, and what is asked behind it', () => [
    ...times(asked.TOLD.same[at] ?? [], 3).map(wording => toldOf(at, wording)),
    ...times(asked.TOLD.other[at] ?? [], 2).map(wording => toldOfOther(at, wording)),
    ...times(asked.TOLD.other[at] ?? [], 2).map(wording => quieter(at, wording)),
  ])
}

test('what is known to be wrong still is: what holds is to be taken out of the list', () => {
  assert.deepEqual(
    KNOWN.filter(at => !failed.has(at)),
    [],
  )
})

function ofOne(at: number, first: Fact): Case {
  const then = drawn(random, FACTS, first)
  const joints = (asked.JOINED[at] ?? []).filter((_, i) => i !== 5 || YES_OR_NO.has(first))
  const [a, b] = [drawn(random, asked.FIRST[first][at] ?? []), drawn(random, asked.THEN[then][at] ?? [])]
  const wording = joined(drawn(random, joints), a, b, at)
  return ofFacts(at, `${first} ${then}`, wording, spotsDrawn(), [
    [first, 'x'],
    [then, 'x'],
  ])
}

function ofSeveral(at: number, fact: Fact, wording: string): Case {
  const letters = ['x', 'y', 'z'].filter(letter => wording.includes(`{${letter}}`))
  return ofFacts(
    at,
    `several ${fact}`,
    wording,
    spotsDrawn(),
    letters.map(letter => [fact, letter] as const),
  )
}

/** A question of named spots of which these facts are due. */
function ofFacts(
  at: number,
  row: string,
  wording: string,
  named: Named,
  due: readonly (readonly [Fact, string])[],
): Case {
  const town = drawn(random, TOWNS)
  return {
    at: `${LANGUAGES[at]} ${row}: ${wording}`,
    query: said(wording, at, named, { t: townOf(town) }),
    wrong: answered =>
      due
        .map(([fact, letter]) => untold(fact, named[letter] ?? assert.fail(), at, town, answered))
        .find(fault => fault !== undefined) ??
      others(
        answered,
        due.map(([, letter]) => named[letter] ?? assert.fail()),
      ),
  }
}

function compared(at: number, what: string, wording: string, number: number): Case {
  const named = spotsDrawn()
  const [x, y] = [named.x ?? assert.fail(), named.y ?? assert.fail()]
  const [best, isOpen] = [x.silenceRating > y.silenceRating ? x : y, number === 1 || number === 4]
  const due: readonly (readonly [Fact, SpotRecord])[] =
    what === 'free'
      ? number === 0 || number === 3
        ? [['free', best]]
        : number === 4
          ? [['free', x]]
          : [
              ['free', x],
              ['free', y],
            ]
      : what === 'reach'
        ? [['reach', isOpen ? x : best]]
        : []
  return {
    at: `${LANGUAGES[at]} compared ${what}: ${wording}`,
    query: said(wording, at, named, {}),
    wrong: answered =>
      comparedWrong(x, y, at, answered) ??
      (what === 'apart' ? kmUntold(distance(x, pointOf(y)), at, answered) : undefined) ??
      due.map(([fact, spot]) => untold(fact, spot, at, TOWNS[0], answered)).find(fault => fault !== undefined),
  }
}

function comparedWrong(x: SpotRecord, y: SpotRecord, at: number, { answer }: Answer): string | undefined {
  const difference = Math.abs(x.silenceRating - y.silenceRating)
  const isQuieter = x.silenceRating > y.silenceRating
  const missing = [x.name, y.name, ...[x.silenceRating, y.silenceRating].map(each => figure(each, at))].find(
    each => !answer.includes(each),
  )
  if (missing !== undefined) return `not told: ${missing}`
  if (difference > 0.01 && !answer.includes(figure(difference, at))) return `no difference ${figure(difference, at)}`
  return isQuieter ? undefined : YES[at]?.test(answer) ? 'yes' : undefined
}

function ofBest(at: number, wording: string): Case {
  const fact = drawn(
    random,
    FACTS.filter(each => each !== 'rating'),
  )
  const { kind, place, list } = drawnList(true)
  const town = drawn(random, TOWNS)
  const [best] = list
  // "What about dogs?" behind a search may ask for one where they are allowed.
  const then = (asked.THEN[fact][at] ?? []).filter(each => !/^(what about|wie sieht es)/.test(each))
  const text = joined(wording, '', drawn(random, then), at)
  return {
    at: `${LANGUAGES[at]} best ${fact}: ${text}`,
    query: capital(said(text, at, {}, { ...asked.KINDS[kind], p: asked.PLACES[place], t: townOf(town) })),
    wrong: ({ docs, ...answered }) =>
      docs[0] === undefined || context.index.id(docs[0]) !== best?.id
        ? `first is not ${best?.name}`
        : untold(fact, best, at, town, { docs, ...answered }),
  }
}

function twoLists(at: number, wording: string): Case {
  const one = drawnList()
  let two = drawnList()
  while (two.kind === one.kind || two.place === one.place) two = drawnList()
  const { k: l, s: m } = asked.KINDS[two.kind] ?? assert.fail()
  return {
    at: `${LANGUAGES[at]} two lists: ${wording}`,
    query: capital(
      said(wording, at, {}, { ...asked.KINDS[one.kind], p: asked.PLACES[one.place], l, m, q: asked.PLACES[two.place] }),
    ),
    wrong: answered => {
      const told = toldOfAll(answered)
      const foreign = told.find(spot => !one.list.includes(spot) && !two.list.includes(spot))
      if (foreign) return `of neither list: ${foreign.name}`
      const missing = [one.list, two.list].find(
        list => !list.some(spot => told.includes(spot) && spot.silenceRating === list[0]?.silenceRating),
      )
      if (missing) return `not told: ${missing[0]?.name}`
      const unnumbered = [one.list, two.list].find(
        list => list.length > 1 && !has(answered.answer, String(list.length)),
      )
      return unnumbered && `no number ${unnumbered.length}`
    },
  }
}

function counted(at: number, wording: string): Case {
  const { kind, place, list } = drawnList(true)
  return {
    at: `${LANGUAGES[at]} counted: ${wording}`,
    query: capital(said(wording, at, {}, { ...asked.KINDS[kind], p: asked.PLACES[place] })),
    wrong: answered => {
      const [first] = toldOfAll(answered)
      if (first !== list[0]) return `first is not ${list[0]?.name}`
      return list.length < 2 || has(answered.answer, String(list.length)) ? undefined : `no number ${list.length}`
    },
  }
}

function why(at: number, wording: string): Case {
  const named = spotsDrawn()
  const x = named.x ?? assert.fail()
  return {
    at: `${LANGUAGES[at]} why: ${wording}`,
    query: said(wording, at, named, {}),
    wrong: answered => {
      const [sentence = ''] = ask({ query: said(asked.PLAIN_WHY[at] ?? '', at, named, {}) }, context).answer.split(
        /(?<=\.) /,
      )
      return (
        untold('rating', x, at, TOWNS[0], answered) ??
        (plain(answered.answer).includes(plain(sentence)) ? others(answered, [x]) : `not why: ${sentence}`)
      )
    },
  }
}

function near(at: number, wording: string): Case {
  const named = spotsDrawn()
  const x = named.x ?? assert.fail()
  return {
    at: `${LANGUAGES[at]} near: ${wording}`,
    query: said(wording, at, named, {}),
    wrong: answered => {
      const around = toldOfAll(ask({ query: said(asked.PLAIN_NEAR[at] ?? '', at, named, {}) }, context))
      const told = toldOfAll(answered)
      const missing = around.find(spot => spot !== x && !told.includes(spot))
      return (
        untold('free', x, at, TOWNS[0], answered) ??
        (missing && `not near: ${missing.name}`) ??
        others(answered, [x, ...around])
      )
    },
  }
}

function other(at: number, wording: string, number: number): Case {
  const [x, y] = asked.OF_OTHER[number] ?? assert.fail()
  return ofFacts(at, 'other', wording, spotsDrawn(), [
    [x, 'x'],
    [y, 'y'],
  ])
}

function toldOf(at: number, wording: string): Case {
  const fact = drawn(random, FACTS)
  const text = joined(`${wording} {B}?`, '', drawn(random, asked.THEN[fact][at] ?? []), at)
  return ofFacts(at, `told ${fact}`, at === 3 ? text.replace('. ', '. ¿') : text, spotsDrawn(), [[fact, 'x']])
}

function toldOfOther(at: number, wording: string): Case {
  const fact = drawn(random, FACTS)
  const text = `${wording} ${asked.PLAIN[fact][at]?.replaceAll('{x}', '{y}')}`
  return ofFacts(at, `told other ${fact}`, text, spotsDrawn(), [[fact, 'y']])
}

function quieter(at: number, wording: string): Case {
  const named = spotsDrawn()
  const [x, y] = [named.x ?? assert.fail(), named.y ?? assert.fail()]
  return {
    at: `${LANGUAGES[at]} quieter: ${wording}`,
    query: said(`${wording} ${asked.QUIETER[at]}`, at, named, {}),
    wrong: answered =>
      comparedWrong(y, x, at, answered) ??
      ((y.silenceRating > x.silenceRating ? YES : NO)[at]?.test(answered.answer) ? undefined : 'no verdict'),
  }
}

/** What is not told of a fact of a spot, as the catalogue or a plain question for it has that. */
function untold(
  fact: Fact,
  spot: SpotRecord,
  at: number,
  town: (typeof TOWNS)[number] | undefined,
  { answer }: Answer,
) {
  if (fact === 'rating') return has(answer, figure(spot.silenceRating, at)) ? undefined : `not rated: ${spot.name}`
  if (fact === 'far') return kmUntold(distance(spot, town?.at ?? assert.fail()), at, { answer })
  if (fact === 'reach' && spot.transportation && answer.includes(spot.transportation.replace(/\.$/, '')))
    return undefined
  const country = new Intl.DisplayNames([LANGUAGES[at] ?? 'en'], { type: 'region' }).of(spot.country ?? '')
  if (fact === 'where' && country && answer.includes(country) && answer.includes(spot.name)) return undefined
  const alone = ask({ query: said(asked.PLAIN[fact][at] ?? '', at, { x: spot }, {}) }, context).answer
  return plain(answer).includes(plain(alone)) ? undefined : `not told: ${alone}`
}

function kmUntold(km: number, at: number, { answer }: { answer: string }): string | undefined {
  const isTold = [...answer.matchAll(/(\d[\d.,\s\u202f\u00a0’]*) km/gu)].some(([, said = '']) => {
    const digits = km < 10 ? Number(said.replace(',', '.')) : Number(said.replaceAll(/\D/g, ''))
    return Math.abs(digits - km) <= Math.max(0.06, km * 0.01)
  })
  return isTold ? undefined : `not ${km.toFixed(1)} km (${LANGUAGES[at]})`
}

/** What is told of none of these. */
function others(answered: Answer, of: readonly SpotRecord[]): string | undefined {
  const foreign = toldOfAll(answered).find(spot => !of.includes(spot))
  return foreign && `of ${foreign.name}, too`
}

function lost({ understood: { notApplied, language } }: Answer, at: number): string | undefined {
  const named = notApplied.filter(words => !NOT_TAKEN.test(words))
  if (named.length > 0) return `lost ${named.join(', ')}`
  return language === LANGUAGES[at] ? undefined : `read as ${language}`
}

function toldOfAll({ docs }: Answer): SpotRecord[] {
  return docs.flatMap(doc => every.find(({ id }) => id === context.index.id(doc)) ?? [])
}

function plain(text: string): string {
  const [first = '', ...rest] = text.replace(VERDICT, '')
  return first.toLowerCase() + rest.join('').toLowerCase()
}

function has(text: string, number: string): boolean {
  return new RegExp(`(?<![\\d.,])${number.replace('.', '\\.')}(?![.,]?\\d)`).test(text)
}

function figure(value: number, at: number): string {
  return at === 0 ? value.toFixed(1) : value.toFixed(1).replace('.', ',')
}

function joined(joint: string, a: string, b: string, at: number): string {
  const text = joint.replace('{a}', a).replace('{b}', b).replace('{B}', capital(b))
  return at === 4 ? text.replaceAll(/ ([eE]) (?=è)/g, ' $1d ') : text
}

function said(wording: string, at: number, named: Named, parts: Readonly<Record<string, InEach | undefined>>): string {
  const text = wording.replaceAll(/(?:(?<=\s)(de) )?\{(\w)\}/g, (all, of: string | undefined, letter: string) => {
    const part = named[letter]?.name ?? parts[letter]?.[at] ?? all
    return of === undefined ? part : at === 2 && /^[aeiouyhàâéèêîïôû]/i.test(part) ? `d’${part}` : `${of} ${part}`
  })
  return at === 3 ? text.replaceAll(/ y (?=i)/gi, ' e ') : text
}

function capital(text: string): string {
  return text.replace(/\p{L}/u, letter => letter.toUpperCase())
}

function townOf({ name: { en, de, fr, es, it } }: (typeof TOWNS)[number]): InEach {
  return [en, de, fr, es, it]
}

function spotsDrawn(): Named {
  const x = drawn(random, spots)
  const y = drawn(random, spots, x)
  return {
    x,
    y,
    z: drawn(
      random,
      spots.filter(spot => spot !== x && spot !== y),
    ),
  }
}

/** Spots of a kind in a country, quietest first; with one that is quieter than the next. */
function drawnList(hasFirst?: true) {
  for (;;) {
    const [kind, place] = [drawn(random, Object.keys(asked.KINDS)), drawn(random, Object.keys(asked.PLACES))]
    const list = every
      .filter(({ tags, sceneryType, country }) => (tags.includes(kind) || sceneryType === kind) && country === place)
      .toSorted((a, b) => b.silenceRating - a.silenceRating)
    const isClear = list.length > 0 && (!hasFirst || list[0]?.silenceRating !== list[1]?.silenceRating)
    if (isClear) return { kind, place, list }
  }
}

function times<Item>(items: readonly Item[], count: number): Item[] {
  return items.flatMap(item => Array.from({ length: count }, () => item))
}

function pointOf({ latitude, longitude }: SpotRecord): readonly [number, number] {
  return [latitude, longitude]
}

function distance({ latitude, longitude }: SpotRecord, [toLatitude, toLongitude]: readonly [number, number]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(toLatitude - latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(toLatitude)) * half(toLongitude - longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

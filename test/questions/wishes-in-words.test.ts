// What people wish for, as they really say it, asks for what the plain word asks for; what restricts nothing, for nothing.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { Question } from '../../src/ask/question.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { type Random, seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { differenceOf, drawn, filled, LANGUAGES } from './filled.ts'
import { type InEach, KINDS, PLACES } from './parts-in-languages.ts'
import { CIRCUMSTANCES, OF_PARTS, OF_SENTENCES, UNHELD, WISHES, type Wish } from './wishes-in-words.ts'
import KNOWN from './wishes-known-wrong.json' with { type: 'json' }

const OF_EACH = 2
const NOTHING: InEach = ['', '', '', '', '']
const PLAIN: InEach = ['{k} {p} {w}', '{k} {p} {w}', '{k} {p} {w}', '{k} {p} {w}', '{k} {p} {w}']
const ANYTHING: InEach = ['places', 'Orte', 'endroits', 'lugares', 'luoghi']
const OF_KINDS = /^(lakes|forests|islands|beaches|waterfalls|national parks|rivers|canyons|volcanoes)$/
const LOOKED_FOR = [ANYTHING, ANYTHING, ...KINDS.filter(([english]) => OF_KINDS.test(english))]

const context = await starterContext()
const byId = new Map(starterSpots().map(spot => [spot.id, spot]))

const has = (key: string) => (spot: SpotRecord) => spot.tags.includes(key) || spot.activities.includes(key)
/** What the catalogue records of those that are told. */
const OF_ROWS: Readonly<Record<string, (spot: SpotRecord) => boolean>> = {
  free: ({ accessStatus }) => accessStatus === 'free',
  notFree: ({ accessStatus }) => accessStatus === 'paid',
  fire: ({ fireStatus }) => fireStatus === 'allowed',
  noFire: ({ fireStatus }) => fireStatus === 'prohibited',
  dogs: has('dogs'),
  noDogs: spot => !has('dogs')(spot),
  wheelchair: has('wheelchair'),
  camping: has('camping'),
  noCamping: spot => !has('camping')(spot),
  swimming: has('swimming'),
  noSwimming: spot => !has('swimming')(spot),
  hiking: has('hiking'),
  cycling: has('cycling'),
  fishing: has('fishing'),
  climbing: has('climbing'),
  skiing: has('skiing'),
  canoeing: has('canoeing'),
  toilets: has('toilets'),
  noToilets: spot => !has('toilets')(spot),
  parking: has('parking'),
  lake: has('lake'),
  rated4: ({ silenceRating }) => silenceRating >= 4,
}

test('the plain words find what the catalogue records, and their opposites what they do not', () => {
  const differing = WISHES.flatMap(({ key, against, plain }) =>
    LANGUAGES.flatMap((_, at) => {
      const query = asked(PLAIN[at] ?? '', { w: plain }, at)
      const { docs, understood } = ask({ query }, context)
      const isOf = OF_ROWS[key] ?? (() => true)
      const foreign = docs.flatMap(doc => byId.get(context.index.id(doc)) ?? []).filter(spot => !isOf(spot))
      const opposite = WISHES.find(wish => wish.key === against)
      const isSame =
        opposite &&
        differenceOf({ query }, { query: asked(PLAIN[at] ?? '', { w: opposite.plain }, at) }, context).length === 0
      const isPlain =
        understood.notApplied.length === 0 && (understood.relaxed.length > 0 || foreign.length === 0) && !isSame
      const isNothing = differenceOf({ query }, { query: asked(PLAIN[at] ?? '', {}, at) }, context).length === 0
      return isPlain && !isNothing
        ? []
        : [`${key}: ${query} ${foreign.map(({ name }) => name).join()} ${understood.notApplied.join()}`]
    }),
  )
  assert.deepEqual(differing, [])
})

for (const [at, language] of LANGUAGES.entries()) {
  test(`what is wished for beside what is looked for is read as the plain word: ${language}`, () => {
    assertKnown(
      `${language} part`,
      WISHES.flatMap(wish =>
        wordedIn(wish.parts, at).flatMap(wording => wrongOf(wish, wording, OF_PARTS[at] ?? [], at)),
      ),
    )
  })
  test(`what is wished for in a sentence of its own is read as the plain word: ${language}`, () => {
    assertKnown(
      `${language} sentence`,
      WISHES.flatMap(wish =>
        wordedIn(wish.sentences, at).flatMap(wording => wrongOf(wish, wording, OF_SENTENCES[at] ?? [], at)),
      ),
    )
  })
  test(`what is told of oneself restricts nothing: ${language}`, () => {
    assertKnown(
      `${language} told`,
      CIRCUMSTANCES.flatMap(wish =>
        wordedIn(wish.sentences, at).flatMap(wording => wrongOf(wish, wording, OF_SENTENCES[at] ?? [], at)),
      ),
    )
  })
  test(`what nothing records is named, and restricts nothing: ${language}`, () => {
    assertKnown(
      `${language} unheld`,
      UNHELD.flatMap(wish =>
        wordedIn(wish.sentences, at).flatMap(wording => wrongOf(wish, wording, OF_SENTENCES[at] ?? [], at)),
      ),
    )
  })
}

/** What two questions differ in; a bound that is worded as a denial is the same. */
function differing(asked: Question, expected: Question): readonly string[] {
  const all = differenceOf(asked, expected, context).map(each => each.replace(/,opposite:.*/, ''))
  return all.filter(
    each => !each.startsWith('conditions ') || !all.includes(each.replace(/[+−]/, sign => (sign === '+' ? '−' : '+'))),
  )
}

type Wrong = { wording: string; is: string }

/** Of how a wish is worded, what differs in any of the questions that are drawn for it. */
function wrongOf({ key, plain }: Wish, wording: string, frames: readonly string[], at: number): readonly Wrong[] {
  // Of its own: a wording more or less changes nothing of the others.
  const random = seededRandom(
    Array.from(`${key} ${wording}`).reduce(
      (seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 31,
      20261203,
    ),
  )
  const wrong = Array.from({ length: OF_EACH }).flatMap(() => {
    const [k, p] = [kindBeside(key, random), drawn(random, PLACES)]
    const frame = drawn(random, frames)
    const query = filled(frame, { k, p, w: inAll(wording), s: inAll(wording) }, at)
    const isPart = frame.includes('{w}')
    const expected = filled(isPart ? frame : (PLAIN[at] ?? ''), { k, p, w: plain }, at)
    const fault = faultOf(key, query, expected, at)
    return fault === null ? [] : [`${query} ≠ ${expected}: ${fault}`]
  })
  return wrong.length === 0 ? [] : [{ wording: `${key}: ${wording}`, is: wrong.join('\n      ') }]
}

function faultOf(key: string, query: string, expected: string, at: number): string | null {
  const [found, due] = [ask({ query }, context), ask({ query: expected }, context)]
  const lost = found.understood.notApplied
  const isHeld = key !== 'unheld'
  // Of what nothing records it may be said that it is not understood.
  if (!isHeld && found.understood.kind === 'not understood') return null
  const isNamed = key === 'none' || (isHeld ? lost.length === 0 : lost.length > 0)
  const difference = differing({ query }, { query: expected }).filter(each => isHeld || !each.startsWith('names '))
  // Where nothing meets all of it, what was said last is given up first.
  const isFound = due.understood.relaxed.length === 0
  return (
    [
      ...(key === 'none' ? difference.filter(each => !each.startsWith('names ')) : difference),
      ...(!isFound || String(found.docs) === String(due.docs) ? [] : ['other spots']),
      ...(isNamed ? [] : [lost.length === 0 ? 'names nothing' : `names ${lost.join(', ')}`]),
      ...(found.understood.language === LANGUAGES[at] ? [] : [`read as ${found.understood.language}`]),
    ].join('; ') || null
  )
}

function assertKnown(of: string, wrong: readonly Wrong[]) {
  const known = (KNOWN as Readonly<Record<string, readonly string[]>>)[of] ?? []
  const isKnown = ({ wording }: Wrong) => known.includes(wording)
  assert.deepEqual(
    wrong.filter(each => !isKnown(each)).map(({ wording, is }) => `${wording}\n      ${is}`),
    [],
  )
  assert.deepEqual(
    known.filter(wording => !wrong.some(each => each.wording === wording)),
    [],
    'these are right by now',
  )
}

/** Another kind than the wish names. */
function kindBeside(key: string, random: Random): InEach {
  return drawn(
    random,
    LOOKED_FOR.filter(([english]) => !english.startsWith(key.slice(0, 4))),
  )
}

function wordedIn(worded: Wish['parts'], language: number): readonly string[] {
  return worded.filter(({ at }) => at === language).map(({ wording }) => wording)
}

function asked(frame: string, parts: Readonly<Record<string, InEach>>, at: number): string {
  return filled(frame, { k: ANYTHING, p: NOTHING, w: NOTHING, ...parts }, at)
}

function inAll(text: string): InEach {
  return [text, text, text, text, text]
}

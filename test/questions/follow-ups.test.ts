// A conversation asks for what the whole question asks for that its last turn stands for.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask, readQuestion } from '../../src/ask/ask.ts'
import { between, seededRandom } from '../support/random.ts'
import { starterContext } from '../support/starter-context.ts'
import { differenceOf, drawn, filled, LANGUAGES } from './filled.ts'
import { type InEach, KINDS, PLACES, TOWNS, WISHES } from './parts-in-languages.ts'
import { BUT_NOT, CHANGES, ENDS, FIRST, NOT_NEEDED, SECOND } from './turns-in-languages.ts'

const OF_EACH = 60
const NOTHING: InEach = ['', '', '', '', '']
const AND: InEach = [' and ', ', und ', ' et ', ' y ', ' e ']
const ELSEWHERE = PLACES.filter(([english]) => english !== '')
const TO_WISH = WISHES.filter(([english]) => english !== '')

const context = await starterContext()
const random = seededRandom(20261201)

/** Of these nothing is both, or all are. */
const NEVER = [
  ['national parks', 'not in a national park'],
  ['Nationalparks', 'nicht in einem Nationalpark'],
  ['parcs nationaux', 'pas dans un parc national'],
  ['parques nacionales', 'no estén en un parque nacional'],
  ['parchi nazionali', 'non sono in un parco nazionale'],
  ['campsites', 'you can camp'],
  ['Campingplätze', 'zelten'],
  ['campings', 'camper'],
  ['campings', 'acampar'],
  ['campeggi', 'campeggiare'],
]

/** A conversation, and the question that it stands for. */
type Conversation = { said: readonly string[]; whole: string }

for (const [at, language] of LANGUAGES.entries()) {
  test(`a turn asks for what the whole question asks: ${language}`, () => {
    assert.deepEqual(differing(at, changed), [])
  })
  test(`a turn that asks something else of it, too: ${language}`, () => {
    assert.deepEqual(differing(at, ended), [])
  })
  test(`a turn that leaves out a place or takes a wish back, too: ${language}`, () => {
    assert.deepEqual([...differing(at, butNot, 0.5), ...differing(at, notNeeded, 0.25)], [])
  })
  test(`the second one is the second of those that were shown: ${language}`, () => {
    const wrong = Array.from({ length: OF_EACH / 4 }, () => {
      const parts = { k: drawn(random, KINDS), p: drawn(random, PLACES), f: NOTHING }
      const first = filled(drawn(random, FIRST)[at] ?? '', parts, at)
      const second = drawn(random, SECOND[at] ?? [])
      const shown = ask({ query: first }, context).docs
      if (shown.length < 2) return []
      const { docs, understood } = ask({ query: second, prev: [first] }, context)
      const isSecond = understood.kind === 'about' && String(docs) === String(shown[1])
      return isSecond && understood.notApplied.length === 0 ? [] : [`${first} || ${second}`]
    })
    assert.deepEqual(wrong.flat(), [])
  })
}

function differing(at: number, conversation: (at: number) => Conversation, share = 1): readonly string[] {
  return Array.from({ length: OF_EACH * share }, () => conversation(at)).flatMap(({ said, whole }) => {
    if (NEVER.some(words => words.every(word => said.join(' ').includes(word)))) return []
    if (said.some((_, i) => isOfShown(said.slice(0, i + 1)))) return []
    const difference = differenceOf({ query: said.at(-1) ?? '', prev: said.slice(0, -1) }, { query: whole }, context)
    return difference.length === 0 ? [] : [`${said.join(' || ')} ≠ ${whole}: ${difference.join('; ')}`]
  })
}

/** Of one spot that was shown, or of those that came close, something may be asked of them. */
function isOfShown(said: readonly string[]): boolean {
  const [query, prev] = [said.at(-1) ?? '', said.slice(0, -1)]
  if (readQuestion({ query, prev }, context).query.conditions.some(({ on }) => on === 'docs')) return true
  const last = prev.at(-1)
  if (last === undefined) return false
  const { docs, understood } = ask({ query: last, prev: prev.slice(0, -1) }, context)
  return docs.length === 1 || (docs.length === 2 && understood.relaxed.length > 0)
}

/** One or two turns that put another kind or place, or add a wish. */
function changed(at: number): Conversation {
  const [k, p, f] = [drawn(random, KINDS), drawn(random, PLACES), drawn(random, WISHES)]
  const first = drawn(random, FIRST)
  const said = [filled(first[at] ?? '', { k, p, f }, at)]
  const parts = { k, p, f: [f] }
  for (let left = between(random, 1, 2); left > 0; left--) {
    const of = drawn(random, ['place', 'kind', 'wish'] as const)
    const [q, l, g] = [drawn(random, ELSEWHERE, parts.p), drawn(random, KINDS, parts.k), wishBeside(parts.f)]
    said.push(filled(drawn(random, CHANGES[of][at] ?? []), { q, l, g }, at))
    if (of === 'place') parts.p = q
    if (of === 'kind') parts.k = l
    if (of === 'wish') parts.f.push(g)
  }
  return { said, whole: filled(FIRST[0]?.[at] ?? '', { ...parts, f: joined(parts.f) }, at) }
}

function ended(at: number): Conversation {
  const parts = { k: drawn(random, KINDS), p: drawn(random, PLACES), f: drawn(random, WISHES), c: drawn(random, TOWNS) }
  const { turns, whole } = drawn(random, ENDS)
  const first = drawn(random, FIRST)
  return {
    said: [filled(first[at] ?? '', parts, at), filled(drawn(random, turns[at] ?? []), parts, at)],
    whole: filled(whole[at] ?? '', parts, at),
  }
}

function butNot(at: number): Conversation {
  const parts = { k: drawn(random, KINDS), f: drawn(random, WISHES), q: drawn(random, ELSEWHERE) }
  return {
    said: [filled(BUT_NOT.first[at] ?? '', parts, at), filled(drawn(random, BUT_NOT.turns[at] ?? []), parts, at)],
    whole: filled(BUT_NOT.whole[at] ?? '', parts, at),
  }
}

function notNeeded(at: number): Conversation {
  const parts = { k: drawn(random, KINDS), p: drawn(random, PLACES) }
  const first = drawn(random, FIRST)[at] ?? ''
  return {
    said: [filled(first, { ...parts, f: NOT_NEEDED.wish }, at), drawn(random, NOT_NEEDED.turns[at] ?? [])],
    whole: filled(first, { ...parts, f: NOTHING }, at),
  }
}

function wishBeside(wishes: readonly InEach[]): InEach {
  return drawn(
    random,
    TO_WISH.filter(wish => !wishes.includes(wish)),
  )
}

function joined(wishes: readonly InEach[]): InEach {
  const said = wishes.filter(([english]) => english !== '')
  const of = (at: number) => said.map(wish => wish[at]).join(AND[at])
  return [of(0), of(1), of(2), of(3), of(4)]
}

import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { type Asked, anyOf, mutated } from '../../bench/mutate-question.ts'
import { questionsIn } from '../../test/questions/question-sets.ts'
import { between, type Random, seededRandom } from '../../test/support/random.ts'
import { contextOf, starterSpots } from '../../test/support/starter-context.ts'
import { ask } from './ask.ts'
import { Budget, MOST_WORK, type Work } from './budget.ts'
import { knownWithin, readInContext } from './interpret/conversation/follow-up.ts'
import { OTHER_LANGUAGES } from './vocabulary/languages/other-languages.ts'

const context = await contextOf(starterSpots())
const names = starterSpots().map(({ name }) => name)
const corpus: Asked[] = globSync('test/questions/{regression,extracts,languages}/*.json')
  .flatMap(questionsIn)
  .map(({ ask: query, prev = [] }) => ({ query, prev }))

/** Names that many towns bear, and names mistyped in the middle of many words: what costs most. */
const COSTLY = 'Richmond Springfield Victoria Santiago Granada Trinidad Concepcion Merida Cordoba Valencia'.split(' ')
const UNLIMITED: Work = {
  names: Infinity,
  corrections: Infinity,
  candidates: Infinity,
  texts: Infinity,
  words: Infinity,
  readings: Infinity,
}

test('no question takes more work than its budget, and with enough of it reads the same', () => {
  const random = seededRandom(64)
  let reached = 0
  for (let round = 0; round < 400; round++) {
    const asked = round % 2 === 0 ? mutated(anyOf(random, corpus), random, { pool: corpus, names }) : costly(random)
    const budget = new Budget()
    const read = readInContext(asked.query, asked.prev, context, { known: knownWithin(context, budget) })
    for (const [kind, left] of Object.entries(budget.left)) assert.ok(left >= 0, `${kind}: ${JSON.stringify(asked)}`)
    if (budget.refusals > 0) {
      reached++
      // Of another language nothing is applied, and that is told.
      const isTold = read.account.notApplied.length > 0 || OTHER_LANGUAGES.has(read.language)
      assert.ok(isTold, JSON.stringify(asked))
      continue
    }
    const free = readInContext(asked.query, asked.prev, context, { known: knownWithin(context, new Budget(UNLIMITED)) })
    assert.deepEqual(read, free)
  }
  assert.ok(reached > 25, `${reached} questions reached the bound`)
})

test('every question of the corpora is read with half of the budget', () => {
  const half = new Map(Object.entries(MOST_WORK).map(([kind, most]) => [kind, most / 2]))
  for (const { query, prev } of corpus) {
    const budget = new Budget()
    readInContext(query, prev, context, { known: knownWithin(context, budget) })
    for (const kind of ['words', 'names', 'corrections', 'candidates', 'readings'] as const)
      assert.ok(MOST_WORK[kind] - budget.left[kind] <= (half.get(kind) ?? 0), `${kind}: ${query}`)
  }
})

test('wherever the budget ends, the question up to there is read as it is, and the rest is told', () => {
  const random = seededRandom(65)
  for (let round = 0; round < 400; round++) {
    const { query } = anyOf(random, corpus)
    const whole = new Budget(UNLIMITED)
    const all = readInContext(query, [], context, { known: knownWithin(context, whole) })
    const budget = new Budget({ ...UNLIMITED, names: between(random, 0, 60) })
    const { account } = readInContext(query, [], context, { known: knownWithin(context, budget) })
    if (budget.refusals === 0) {
      assert.deepEqual(account, all.account)
      continue
    }
    const isTold = account.notApplied.some(text => text.endsWith('all that follows')) || all.language !== 'en'
    assert.ok(isTold || account.applied.length === 0, query)
    const answer = ask({ query }, context, budget)
    assert.ok(!answer.sentences.some(text => YES.test(text)), `${query}: ${answer.answer}`)
  }
})

const YES = /^\s*(Yes|No|Ja|Nein|Oui|Non|Sí|Sì)(,| ?:) /

test('earlier questions that are too much to read are told, and nothing is answered without them', () => {
  const many = (from: number) =>
    `and ${Array.from({ length: 60 }, (_, at) => `Xq${letters(from + at)}borgh`).join(' ')}`
  const prev = ['quiet lakes near Oslo', ...Array.from({ length: 7 }, (_, at) => many(at * 60))]
  const { answer, understood, sources } = ask({ query: 'closer ones', prev }, context)
  assert.deepEqual([understood.kind, understood.notApplied], ['not understood', ['all that was asked before']])
  assert.match(answer, /I did not understand "all that was asked before"/)
  assert.deepEqual(sources, [])
  const alone = ask({ query: 'quiet lakes near Oslo', prev }, context)
  assert.equal(alone.answer, ask({ query: 'quiet lakes near Oslo' }, context).answer)
})

test('a long question in another language is told to be read in part', () => {
  const { notApplied } = ask({ query: `ruhige Seen in Norwegen ${'ohne Hunde '.repeat(60)}` }, context).understood
  assert.ok(notApplied.includes('all that follows'), notApplied.join())
})

function costly(random: Random): Asked {
  const word = () =>
    anyOf(random, [
      () => anyOf(random, COSTLY),
      () => `Xq${letters(between(random, 0, 600))}borgh`,
      () => anyOf(random, names),
      () => anyOf(random, names).replace(/(?<=..)./u, 'x'),
      () => `${between(random, 0, 1e9)}`,
      () => anyOf(random, anyOf(random, corpus).query.split(' ')),
    ])()
  const text = () => Array.from({ length: between(random, 1, 80) }, word).join(' ')
  return {
    query: `${anyOf(random, ['closer', 'and', 'quiet lakes near', 'is it'])} ${text()}`,
    prev: Array.from({ length: between(random, 0, 9) }, () => `and ${text()}`),
  }
}

function letters(number: number): string {
  return [number % 26, Math.floor(number / 26) % 26].map(at => String.fromCharCode(97 + at)).join('')
}

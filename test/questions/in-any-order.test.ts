// In whatever order conditions stand, and however they are joined, a question asks for all of them, and for nothing else.
import assert from 'node:assert/strict'
import test from 'node:test'
import { essenceOfTest } from '../../src/ask/account/essence.ts'
import { readQuestion } from '../../src/ask/ask.ts'
import { between, seededRandom } from '../support/random.ts'
import { starterContext } from '../support/starter-context.ts'
import { APART, WORDINGS } from './conditions-in-languages.ts'

const OF_EACH = 100
const context = await starterContext()
const random = seededRandom(20261130)

for (const [language, { nouns, and, parts }] of Object.entries(WORDINGS)) {
  test(`conditions are the same in any order and joined by any word: ${language}`, () => {
    const differing = Array.from({ length: OF_EACH }, () => {
      const noun = drawn(nouns)
      const said = keysFrom(Object.keys(parts)).map(key => drawn(parts[key] ?? []))
      const question = `${noun}${drawn(['', ','])} ${joined(said, and)}`
      const each = said.map(part => read(`${noun} ${part}`))
      const whole = read(question)
      const isSame =
        whole.language === language &&
        String(whole.tests) === String(merged(each.map(({ tests }) => tests))) &&
        whole.notApplied.every(words => each.some(({ notApplied }) => isOneOf(words, notApplied)))
      return isSame ? [] : [`${question}: ${whole.tests.join(' ')}; ${whole.notApplied.join(', ')}`]
    })
    assert.deepEqual(differing.flat(), [])
  })
}

/** What a question asks for, each once, in no order; `first`, where it is read as several questions. */
function read(query: string) {
  const { query: asked, account, language } = readQuestion({ query }, context)
  const tests = asked.conditions.map(each => `${essenceOfTest(each)}${each.isNegated ? ' not' : ''}`)
  return { tests: merged([tests, asked.first ? ['first'] : []]), notApplied: account.notApplied, language }
}

function merged(tests: readonly (readonly string[])[]): string[] {
  return [...new Set(tests.flat())].toSorted()
}

/** Two to four conditions that go together. */
function keysFrom(keys: readonly string[]): readonly string[] {
  const drawnKeys = keys
    .map(key => ({ key, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ key }) => key)
  const fitting = drawnKeys.reduce<string[]>((kept, key) => {
    const isApart = APART.some(pair => pair.includes(key) && pair.some(other => kept.includes(other)))
    return isApart ? kept : [...kept, key]
  }, [])
  return fitting.slice(0, 2 + between(random, 0, 2))
}

/** "A, b, c", "a and b and c" or "a, b and c". */
function joined(said: readonly string[], and: string): string {
  const last = said.length - 1
  const [joint, lastJoint] = drawn([
    [', ', ', '],
    [and, and],
    [', ', and],
  ])
  return said.reduce((text, part, at) => `${text}${at === last ? lastJoint : joint}${part}`)
}

function isOneOf(words: string, named: readonly string[]): boolean {
  return named.some(each => each.includes(words) || words.includes(each))
}

function drawn<Item>(items: readonly Item[]): Item {
  const item = items[between(random, 0, items.length - 1)]
  if (item === undefined) throw new Error('there is nothing to draw from')
  return item
}

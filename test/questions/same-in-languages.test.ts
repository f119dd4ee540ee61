// The same question in five languages finds the same spots, and none of them loses a word that English reads.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import { seededRandom } from '../support/random.ts'
import { starterContext } from '../support/starter-context.ts'
import { type InEach, KINDS, PLACES, TOWNS, WISHES } from './parts-in-languages.ts'
import { QUESTIONS } from './questions-in-languages.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
const OF_EACH = 8
const ELSEWHERE = PLACES.filter(([english]) => english !== '')

const context = await starterContext()
const random = seededRandom(20261129)

test('the same question in five languages finds the same spots', () => {
  const differing = QUESTIONS.flatMap(question =>
    Array.from({ length: OF_EACH }, () => filled(question)).flatMap(inEach => {
      const [english, ...others] = inEach.map(query => ask({ query }, context))
      return others.flatMap(({ query, understood, docs }) =>
        understood.notApplied.length === 0 && String(docs) === String(english?.docs)
          ? []
          : [`${english?.query} ≠ ${query}`],
      )
    }),
  )
  assert.deepEqual(differing, [])
})

/** A question with parts drawn for it, in each language. */
function filled(question: InEach): readonly string[] {
  const [k, p, f] = [draw(KINDS), draw(PLACES), draw(WISHES)]
  const parts = { k, l: draw(KINDS, k), p, q: draw(ELSEWHERE, p), f, g: draw(WISHES, f), c: draw(TOWNS) }
  return LANGUAGES.map((_, at) =>
    Object.entries(parts)
      .reduce((text, [letter, part]) => text.replaceAll(`{${letter}}`, part[at] ?? ''), question[at] ?? '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?,(?= ?(?:,|\?|$))/g, '')
      .trim(),
  )
}

function draw(rows: readonly InEach[], but?: InEach): InEach {
  const others = rows.filter(row => row !== but)
  const row = others[Math.floor(random() * others.length)]
  if (!row) throw new Error('there is no part')
  return row
}

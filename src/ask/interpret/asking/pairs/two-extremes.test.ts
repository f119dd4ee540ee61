import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('which has the most and which the fewest are both told, in every language', () => {
  for (const [query, most, fewest] of [
    [
      'which country has the most spots and which one the fewest',
      /^The United States has the most spots: 35\./,
      /the fewest spots: 1\./,
    ],
    [
      'which country has the most and which the fewest lakes?',
      /^The United States has the most lakes: 9\./,
      /the fewest lakes: 1\./,
    ],
    [
      'Which continent has the most forests, and which has the least?',
      /^Europe has the most forests/,
      /South America has the fewest/,
    ],
    [
      'welches Land hat die meisten Seen und welches die wenigsten?',
      /am meisten: Vereinigte Staaten \(9\)/,
      /am wenigsten/,
    ],
    ['quel pays a le plus de lacs et lequel en a le moins ?', /en tête : États-Unis \(9\)/, /en dernier/],
    ['qué país tiene más lagos y cuál menos', /a la cabeza: Estados Unidos \(9\)/, /a la cola/],
    ['quale paese ha più laghi e quale meno?', /in testa: Stati Uniti \(9\)/, /in coda/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, most, query)
    assert.match(answer, fewest, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('one of them alone is one question', () => {
  const { answer } = ask({ query: 'which country has the most lakes and forests' }, context)
  assert.doesNotMatch(answer, /fewest/)
})

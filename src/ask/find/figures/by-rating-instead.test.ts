import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('where no noise level is known, the ratings say which is the quietest or the noisiest', () => {
  for (const [query, said] of [
    [
      'where is the noise floor lowest in Scandinavia?',
      /whose noise level is not known.* The quietest spot in Scandinavia is Sarek/,
    ],
    ['lowest noise level in Japan', /is not known.* The quietest spot in Japan is Shirakami-Sanchi/],
    ['which lake in Norway has the highest noise level', /is not known.* The noisiest lake in Norway is Nordmarka/],
    [
      'Welcher See in Norwegen hat den niedrigsten Lärmpegel?',
      /nicht bekannt.* Der ruhigste See in Norwegen ist Femundsmarka/,
    ],
  ] as const) {
    const { answer, sources, understood } = ask({ query }, context)
    assert.match(answer, said, query)
    assert.ok(sources.length > 0)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what spots do not tell is not known of them', () => {
  for (const [query, as] of [
    ['lakes in Sweden that do not say if there is a fee', 'not known: access'],
    ['how many islands never mention fire rules', 'not known: fire'],
    ['what share of forests does not state whether fires are permitted', 'not known: fire'],
  ] as const) {
    const { understood } = ask({ query }, context)
    assert.ok(
      understood.applied.some(each => each.as === as),
      `${query}: ${JSON.stringify(understood.applied)}`,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

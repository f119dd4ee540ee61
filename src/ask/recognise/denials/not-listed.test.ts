import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('"not tagged with" rules out what stands behind it, and not the place before', () => {
  for (const [query, told] of [
    ['lakes in Norway that are not tagged with hiking', /lakes? in Norway not listed for hiking/],
    ['lakes in Finland not listed with toilets', /lakes in Finland not listed with toilets/],
    ['lakes in Finland not marked as free', /in Finland with paid access/],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, told, query)
    assert.deepEqual([understood.place?.name, understood.notApplied], [query.split(' ')[2], []], query)
  }
})

test('behind what it denies it stays as it was', () => {
  assert.match(answerTo('lakes in Finland where dogs are not listed').answer, /lakes in Finland not listed for dogs/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('where there are most deserts is counted, in every language', () => {
  for (const query of [
    'which country has the most deserts?',
    'the continent with the most deserts',
    'welcher Kontinent hat die meisten Wüsten?',
    'quel continent a le plus de déserts ?',
    '¿En qué continente hay más desiertos?',
    'In quale continente ci sono più deserti?',
  ]) {
    const { kind, notApplied } = ask({ query }, context).understood
    assert.deepEqual([kind, notApplied], ['summary', []], query)
  }
})

test('the most deserted beach is still one with few visitors, which nothing records', () => {
  assert.match(ask({ query: 'the most deserted beach' }, context).answer, /not known here/)
})

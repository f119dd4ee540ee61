import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what the asker cannot do rules out no spot, and is named as not applied', () => {
  for (const [query, left] of [
    ["I can't walk far. Which spots in England are quiet?", 'not walk far'],
    ['we cannot swim, is there a quiet lake in Finland?', 'not swim'],
    ['Je ne peux pas marcher loin. Un lac calme en France ?', 'pas marcher loin'],
    ['No puedo nadar. ¿Un lago tranquilo en Finlandia?', 'No nadar'],
  ] as const) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.without, understood.notApplied.join(' ')], [[], left], query)
  }
  assert.equal(ask({ query: 'lakes in Finland where swimming is not possible' }, context).understood.without.length, 1)
})

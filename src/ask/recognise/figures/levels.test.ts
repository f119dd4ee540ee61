import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import { tokensOf } from '../tokens.ts'
import { levelAt } from './levels.ts'

test('reads a range of levels with both its ends', () => {
  for (const said of [
    '32 to 36 dB',
    'between 32 and 36 dB',
    'from 32 to 36 decibels',
    '32 - 36 dB',
    '32–36 dB of noise',
  ]) {
    const found = levelAt(tokensOf(said), 0)
    assert.deepEqual([found?.min, found?.max], [32, 36], said)
  }
  const under = levelAt(tokensOf('under 36 dB'), 0)
  assert.deepEqual([under?.min, under?.max], [null, 36])
  assert.equal(levelAt(tokensOf('32 and 36 dB'), 0), undefined)
})

const context = await starterContext()

for (const query of [
  'lakes in Norway with 32 to 36 dB',
  'Seen in Norwegen mit 32 bis 36 dB',
  'Seen in Norwegen zwischen 32 und 36 dB',
  'lacs en Norvège de 32 à 36 dB',
  'lagos en Noruega de 32 a 36 dB',
  'laghi in Norvegia da 32 a 36 dB',
])
  test(`applies both ends in "${query}"`, () => {
    const { understood } = ask({ query }, context)
    assert.ok(understood.applied.some(({ as }) => as === 'with 32 to 36 dB of noise'))
    assert.deepEqual(understood.notApplied, [])
  })

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

for (const query of [
  'refugio en Noruega para ver estrellas sin ruido por la noche',
  'rifugio in Norvegia silenzioso di notte',
  'refuge en Norvège calme pendant la nuit',
  'Hütte in Norwegen, in der Nacht ohne Lärm',
  'hut in Norway quiet at night',
])
  test(`takes the night as no sleep in "${query}"`, () => {
    assert.deepEqual(ask({ query }, context).understood.words, [])
  })

test('takes a night that is spent in a hut as sleep', () => {
  assert.deepEqual(ask({ query: 'un refugio en Noruega donde pasar la noche' }, context).understood.words, ['sleep'])
})

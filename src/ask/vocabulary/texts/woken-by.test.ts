import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const appliedIn = (query: string) => ask({ query }, context).understood.applied.map(({ as }) => as)

for (const query of [
  'Our baby wakes at every train: parks in Norway',
  'every train wakes our baby up, parks in Norway',
  'trains annoy our baby: parks in Norway',
  'my son is woken by every passing train. Parks in Norway?',
  'Unser Baby wacht bei jedem Zug auf: Parks in Norwegen',
  'Jeder Zug weckt unser Baby: Parks in Norwegen',
  'Notre bébé se réveille à chaque train : parcs en Norvège',
  'Nuestro bebé se despierta con cada tren: parques en Noruega',
  'Il nostro bambino si sveglia a ogni treno: parchi in Norvegia',
])
  test(`reads what wakes somebody as a noise in "${query}"`, () => {
    const { understood } = ask({ query }, context)
    assert.deepEqual(
      understood.applied.map(({ as }) => as),
      ['noise: railways', 'feature: park', 'place'],
    )
    assert.deepEqual(understood.notApplied, [])
    assert.equal(understood.without.length, 1)
  })

test('takes a train by which one comes as such', () => {
  assert.ok(appliedIn('our baby sleeps well on the train: parks in Norway by train').includes('by train'))
  assert.ok(appliedIn('parks in Norway by train').includes('by train'))
})

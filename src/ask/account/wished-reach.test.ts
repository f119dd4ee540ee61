import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('"reachable" beside a means that is wished for belongs to it, in each language', () => {
  for (const query of [
    'ruhiger See in Deutschland, am besten mit der Bahn erreichbar',
    'lac calme en Allemagne, accessible en train de préférence',
    'lago tranquilo en Alemania, a ser posible accesible en tren',
    'un lago tranquillo in Germania, possibilmente raggiungibile in treno',
    'a quiet lake in Germany, ideally reachable by train',
  ]) {
    const { understood, sources } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.equal(sources[0]?.title, 'Müritz-Nationalpark', query)
  }
})

test('how easily it is reached is named', () => {
  const { understood } = ask({ query: 'ruhiger See in Deutschland, am besten leicht erreichbar' }, context)
  assert.equal(understood.notApplied.join(), 'leicht erreichbar')
})

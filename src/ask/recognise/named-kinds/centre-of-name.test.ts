import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const starter = await starterContext()

test('near the centre of a town is near the town, in each language', () => {
  for (const query of [
    'lakes near the centre of Munich',
    'lakes near the city centre of Munich',
    'lakes close to downtown Munich',
    'Seen nicht weit vom Zentrum von München',
    'Seen in der Nähe der Innenstadt von München',
    'lacs pas loin du centre de Munich',
    'lacs près du centre-ville de Munich',
    'lagos cerca del centro de Múnich',
    'lagos cerca del centro de la ciudad de Múnich',
    'laghi vicino al centro di Monaco di Baviera',
  ]) {
    const { understood } = ask({ query }, starter)
    assert.equal(understood.place?.name, 'Munich', query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.deepEqual(understood.tags, ['lake'], query)
  }
})

test('the centre of a country is another place than the country', () => {
  for (const query of ['huts in the centre of Iceland', 'Hütten im Zentrum von Island'])
    assert.match(ask({ query }, starter).answer.split('.')[0] ?? '', /"centre"|„Zentrum“/, query)
})

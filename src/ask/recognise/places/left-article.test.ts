import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const spots = starterSpots().map(spot => (spot.name === 'Vall del Madriu' ? { ...spot, place: 'les Escaldes' } : spot))
const context = await contextOf(spots)

test('a place that spots lie beside is known without the article of its name', () => {
  for (const query of [
    'huts near Escaldes',
    'refugios cerca de Escaldes',
    'rifugi vicino a Escaldes',
    'Hütten bei Escaldes',
    'refugios cerca de escaldes',
    "cabanes près d'escaldes",
    'Hütten bei escaldes',
  ]) {
    const { docs, understood } = ask({ query }, context)
    assert.match(understood.place?.name ?? '', /les Escaldes/i, query)
    assert.deepEqual(understood.corrected, [], query)
    assert.notEqual(docs.length, 0, query)
  }
})

test('a place that no spot lies beside is not known by half its name', async () => {
  const starter = await starterContext()
  assert.match(ask({ query: 'huts near Escaldes' }, starter).answer, /not known here/)
  assert.match(ask({ query: 'how quiet is the Fuente de Cibeles' }, starter).answer, /"Fuente de Cibeles"/)
})

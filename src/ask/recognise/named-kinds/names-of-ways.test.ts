import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()

test('a long way that the catalogue lacks is unknown as a whole, and nothing of its name is a place', () => {
  for (const [query, name] of [
    ['quiet places along the Camino de Santiago', 'Camino de Santiago'],
    ['quiet spots on the Pacific Crest Trail', 'Pacific Crest Trail'],
    ['quiet stretches of the West Highland Way', 'West Highland Way'],
    ['Is the Ruta del Ferro noisy?', 'Ruta del Ferro'],
    ['lugares tranquilos en el Camino de Santiago', 'Camino de Santiago'],
    ['lieux calmes sur le Chemin de Stevenson', 'Chemin de Stevenson'],
    ['luoghi tranquilli sul Cammino di San Benedetto', 'Cammino di San Benedetto'],
    ['quiet places along the Via Francigena', 'Via Francigena'],
  ] as const) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, new RegExp(`["„«“] ?${name} ?["“»”]`), query)
    assert.deepEqual(sources, [], query)
  }
})

test('a name of the catalogue, and capitals of a title, are none', () => {
  assert.match(ask({ query: 'Which trail leads through Sarek?' }, context).answer, /Sarek/)
  assert.match(ask({ query: 'quiet forests in Via Reggio, Tuscany' }, context).answer, /Tuscany|Reggio/)
  assert.doesNotMatch(ask({ query: 'Find A Quiet Trail In Norway' }, context).answer, /not known here/)
  assert.doesNotMatch(ask({ query: 'hike a trail in Norway' }, context).answer, /called/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const centreOf = (query: string, prev: readonly string[]) => {
  const { understood, docs } = ask({ query, prev }, context)
  assert.deepEqual(understood.notApplied, [], query)
  return { place: understood.place?.name, km: understood.withinKm, docs }
}

test('a distance alone is measured from the place that was asked for, and not from the first that was found', () => {
  for (const [query, prev] of [
    ['make it 200 km', 'lakes within 50 km of Berlin'],
    ['only within 200 km', 'lakes within 300 km of Berlin'],
    ['and within 200 km?', 'nearest lake to Berlin'],
    ['und im Umkreis von 200 km?', 'Seen im Umkreis von 50 km um Berlin'],
    ['et à moins de 200 km ?', 'lacs à moins de 50 km de Berlin'],
    ['¿y a menos de 200 km?', 'lagos a menos de 50 km de Berlín'],
    ['e entro 200 km?', 'laghi entro 50 km da Berlino'],
  ] as const) {
    const { place, km, docs } = centreOf(query, [prev])
    assert.deepEqual([place, km], ['Berlin', 200], query)
    assert.deepEqual(
      docs.map(doc => context.index.name(doc)),
      ['Grunewald', 'Müritz-Nationalpark'],
      query,
    )
  }
  const around = ['nearest free forest to 48.2082,16.3738 max 50km', 'radius 300km']
  assert.equal(centreOf('exclude parks', around).place, '48.2082, 16.3738')
  assert.equal(centreOf('radius 300km', around.slice(0, 1)).docs.length, 5)
})

test('a distance from the spot that was found, and one behind a spot, are measured from that', () => {
  assert.equal(centreOf('anything within 150 km of it?', ['lakes within 50 km of Berlin']).place, 'Grunewald')
  assert.equal(centreOf('and a forest within 300 km?', ['how quiet is Grunewald?']).place, 'Grunewald')
})

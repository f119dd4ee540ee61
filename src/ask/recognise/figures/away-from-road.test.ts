import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('how far the next road or house lies is not recorded, which is said before what there is', () => {
  for (const [query, says] of [
    [
      'lakes in Norway more than 5 km from a road',
      /^That is not known here: .* no distances to the next road or house\./,
    ],
    ['lakes in Norway with no road within 5 km', /^That is not known here/],
    ['lakes in Norway further from a road than 3 km', /^That is not known here/],
    ['lakes in Norway with no road or railway within 3 km', /^That is not known here/],
    ['lakes in Norway without any road for 3 miles', /^That is not known here/],
    ['Seen in Norwegen ohne Straße im Umkreis von 5 km', /^Das ist hier nicht bekannt/],
    ['lakes in Norway at least 3 km away from any house', /^That is not known here/],
    ['Seen in Norwegen, mehr als 5 km von einer Straße entfernt', /^Das ist hier nicht bekannt/],
    ["lacs de Norvège à plus de 5 km d'une route", /^Ce n’est pas connu ici/],
    ['lagos de Noruega a más de 5 km de una carretera', /^Eso no se sabe aquí/],
    ['laghi in Norvegia a più di 5 km da una strada', /^Questo qui non si sa/],
  ] as const) {
    const { answer, sources, understood } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.deepEqual([understood.place?.name, understood.notApplied], ['Norway', []], query)
    assert.ok(sources.length > 0, query)
  }
})

test('a distance from a place is one, whatever the place is called', () => {
  for (const query of ['lakes within 50 km of Oslo', 'lakes 50 km from Road Town'])
    assert.equal(ask({ query }, context).understood.withinKm, 50, query)
})

test('so is how near it is to be, whatever the language writes with a capital', () => {
  for (const [query, says] of [
    ['anything in Switzerland closer than 500 metres to a road and still quiet?', /^That is not known here/],
    ['quiet places closer than 300 m to a road in Switzerland', /^That is not known here/],
    ['Liegt in der Schweiz etwas näher als 500 Meter an einer Straße und ist leise?', /^Das ist hier nicht bekannt/],
    ['ruhige Orte weniger als 500 m von einer Straße in der Schweiz', /^Das ist hier nicht bekannt/],
  ] as const) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.ok(sources.length > 0, query)
  }
  const { understood } = ask({ query: 'peaks below 2000 m away from roads in Switzerland' }, context)
  assert.ok(understood.relaxed?.some(said => said.includes('2000')) || understood.tags?.includes('peak'))
})

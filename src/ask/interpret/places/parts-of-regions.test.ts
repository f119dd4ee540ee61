import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import { readInContext } from '../conversation/follow-up.ts'

const context = await starterContext()

test('the part of a range that lies in a land is what lies in both, in each language', () => {
  for (const [query, name, other] of [
    ['rutas en el Pirineo aragonés', /Ordesa/, /Aigüestortes|Juclar/],
    ['endroits calmes dans les Pyrénées catalanes', /Aigüestortes/, /Juclar|Ordesa/],
    ['quiet places in the Catalan Pyrenees', /Aigüestortes/, /Juclar|Ordesa/],
    ['Orte in den Bayerischen Alpen', /Königssee/, /Gesäuse|Englischer Garten/],
    ['Orte in den bayerischen Alpen', /Königssee/, /Gesäuse|Englischer Garten/],
    ['places in the Bavarian Alps', /Königssee/, /Gesäuse|Englischer Garten/],
    ['posti tranquilli nelle Alpi piemontesi', /Val Grande/, /Mercantour|Greina/],
    ['endroits calmes dans les Alpes suisses', /Greina/, /Val Grande|Vanoise/],
    ['quiet places in the French Alps', /Vanoise/, /Gran Paradiso/],
    ['selvas en la Amazonía peruana', /Manu/, /Madidi|Mamirauá/],
  ] as const) {
    const { answer } = ask({ query }, context)
    assert.match(answer, name, query)
    assert.doesNotMatch(answer, other, query)
    assert.deepEqual(readInContext(query, [], context).account.notApplied, [], query)
  }
})

test('of two that are joined, or listed, each is looked in', () => {
  for (const query of [
    'quiet spots in the Pyrenees and Aragon',
    'quiet spots in the Alps or Tuscany',
    'the Alps, Tuscany',
  ]) {
    const places = readInContext(query, [], context).query.conditions.flatMap(each =>
      each.on === 'place' ? [each.places] : [],
    )
    assert.deepEqual(
      places.map(({ length }) => length),
      [2],
      query,
    )
  }
})

test('an island that is called by a direction is meant with a capital, and no part of a country without one', () => {
  for (const query of ['endroits calmes sur l’île du Sud', 'lugares tranquilos en la isla Sur'])
    assert.equal(ask({ query }, context).understood.place?.name, 'South Island, New Zealand', query)
  const { place } = ask({ query: 'endroits calmes sur une île du sud de la France' }, context).understood
  assert.equal(place?.name, 'Southern France')
})

test('a German name that begins with the adjective of a land is that name', () => {
  for (const [query, name] of [
    ['Orte im Bayerischen Wald', 'the Bavarian Forest'],
    ['Orte in der Sächsischen Schweiz', 'Saxon Switzerland'],
  ] as const)
    assert.equal(ask({ query }, context).understood.place?.name, name, query)
})

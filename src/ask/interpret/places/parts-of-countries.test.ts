import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const countriesOf = (query: string) =>
  new Set(ask({ query }, context).docs.map(doc => context.index.storedFields(doc).country))

test('a range with the adjective of a country is the part that lies in it', () => {
  for (const [query, country] of [
    ['quiet places in the Swiss Alps', 'CH'],
    ['quiet places in the Alps in Switzerland', 'CH'],
    ['quiet places in the Alps, Switzerland', 'CH'],
    ['Switzerland (Alps), quiet', 'CH'],
    ['ruhige Orte in den Schweizer Alpen', 'CH'],
    ['ruhige Orte in den italienischen Alpen', 'IT'],
    ['lieux calmes dans les Alpes suisses', 'CH'],
    ['lieux calmes dans les Pyrénées espagnoles', 'ES'],
    ['lugares tranquilos en los Alpes suizos', 'CH'],
    ['posti tranquilli sulle Alpi italiane', 'IT'],
    ['sitios sin ruido en la Patagonia chilena', 'CL'],
    ['lugares tranquilos en Patagonia, Chile', 'CL'],
    ['forêts tchèques calmes', 'CZ'],
    ['ruhige australische Strände', 'AU'],
    ['laghi argentini', 'AR'],
  ] as const)
    assert.deepEqual(countriesOf(query), new Set([country]), query)
  for (const either of ['the Alps or Norway', 'the Alps and Switzerland', 'Lapland, Spain'])
    assert.ok(countriesOf(`quiet places in ${either}`).size > 1, either)
})

test('outside a country is everywhere else, in each language', () => {
  for (const [query, country] of [
    ['quiet lakes outside Sweden', 'SE'],
    ['ruhige Seen außerhalb von Schweden', 'SE'],
    ['lacs calmes en dehors de la Suède', 'SE'],
    ['lieux calmes ailleurs qu’en Suède', 'SE'],
    ['lagos tranquilos fuera de Suecia', 'SE'],
    ['laghi tranquilli fuori dalla Svezia', 'SE'],
  ] as const) {
    assert.ok(!countriesOf(query).has(country), query)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
  }
})

test('no village is meant by the last word of the name of a range', () => {
  assert.match(
    ask({ query: '¿Hay lobos en Sierra de la Culebra?' }, context).answer,
    /«Sierra de la Culebra» no se conoce/,
  )
  assert.match(ask({ query: 'lugares tranquilos en Sierra Nevada' }, context).answer, /en Sierra Nevada»/)
})

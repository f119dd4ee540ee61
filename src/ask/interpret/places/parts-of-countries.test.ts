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
    ['ruhige Orte in den Schweizer Alpen', 'CH'],
    ['ruhige Orte in den italienischen Alpen', 'IT'],
    ['lieux calmes dans les Alpes suisses', 'CH'],
    ['lieux calmes dans les Pyrénées espagnoles', 'ES'],
    ['lugares tranquilos en los Alpes suizos', 'CH'],
    ['posti tranquilli sulle Alpi italiane', 'IT'],
  ] as const)
    assert.deepEqual(countriesOf(query), new Set([country]), query)
  assert.ok(countriesOf('quiet places in the Alps or Norway').size > 1)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const conditionsOf = (query: string) => ask({ query }, context).understood

test('to grill is to make a fire, in any language', () => {
  for (const query of [
    'wo kann man in Finnland grillieren',
    'wo kann ich in Finnland bräteln',
    'où peut-on griller en Finlande',
    'dónde hacer una barbacoa en Finlandia',
    'dove fare una grigliata in Finlandia',
    'where can I grill in Finland',
  ])
    assert.match(JSON.stringify(conditionsOf(query).applied), /fire/, query)
})

test('thanks that are given before are politeness', () => {
  for (const query of [
    'lakes in Finland, thanks in advance',
    'Seen in Finnland, danke im Voraus',
    "lacs en Finlande, merci d'avance",
    'lagos en Finlandia, gracias de antemano',
    'laghi in Finlandia, grazie in anticipo',
  ])
    assert.deepEqual(conditionsOf(query).notApplied, [], query)
})

test('no light is a dark sky', () => {
  for (const query of [
    'places with zero light pollution in Germany',
    'places without any light pollution in Germany',
    'Orte ohne jede Lichtverschmutzung in Deutschland',
    'lieux sans aucune pollution lumineuse en Allemagne',
    'lugares sin nada de contaminación lumínica en Alemania',
    'luoghi senza alcun inquinamento luminoso in Germania',
  ])
    assert.match(ask({ query }, context).answer, /Westhavelland/, query)
})

test('a wetland that is also called as a town is a wetland', () => {
  const { answer } = ask({ query: 'donde grabar aves al amanecer en los esteros del ibera' }, context)
  assert.match(answer, /Iberá/)
  assert.doesNotMatch(answer, /México/)
})

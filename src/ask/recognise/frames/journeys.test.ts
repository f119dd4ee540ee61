import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('how somebody comes is told, and asks for no way by car', () => {
  const lakes = answerTo('lakes in Finland').docs
  for (const query of [
    "I'm driving from Stockholm, lakes in Finland",
    'we come by car from Riga, lakes in Finland',
    'Ich fahre mit dem Auto aus Riga, Seen in Finnland?',
    'Nous venons en voiture depuis Riga, lacs en Finlande',
    'Voy en coche desde Barcelona y busco lagos en Finlandia',
    'Partiamo da Torino in auto: laghi in Finlandia',
    'Ich starte in Hamburg, Seen in Finnland?',
    'au départ de Lille, lacs en Finlande',
  ]) {
    const { docs, understood } = answerTo(query)
    assert.deepEqual(docs, lakes, query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(JSON.stringify(understood.applied), /told: where one comes from/, query)
  }
})

test('without another place it is measured from there', () => {
  assert.equal(answerTo('driving from Munich, a lake').understood.near?.name, 'Munich')
})

test('a way by car that is asked for stays one', () => {
  for (const query of ['lakes in Finland reachable by car', 'lagos en Finlandia en coche'])
    assert.match(answerTo(query).answer, /by car|en coche/, query)
  assert.match(answerTo('how far is Sarek driving from Stockholm').answer, /884 km/)
})

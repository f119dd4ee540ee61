import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('a layover is told and restricts nothing, in each language', () => {
  for (const query of [
    'Seven hours between flights in Singapore. Anything I can reach by MRT?',
    'I have a 7-hour layover in Singapore. Anything I can reach by metro?',
    'Sieben Stunden zwischen zwei Flügen in Singapur. Was erreiche ich mit der U-Bahn?',
    'Zwischenstopp in Singapur. Was erreiche ich mit der U-Bahn?',
    "Sept heures d'escale à Singapour. Un endroit accessible en métro ?",
    'Siete horas de escala en Singapur. ¿Algo en metro?',
    'Sette ore di scalo a Singapore. Qualcosa raggiungibile in metropolitana?',
  ]) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /Bukit Timah/, query)
    assert.deepEqual([understood.place?.name, understood.notApplied], ['Singapore', []], query)
  }
})

test('flights over a place are noise, and no layover', () => {
  assert.notDeepEqual(answerTo('lakes in Finland without flights').understood.without, [])
})

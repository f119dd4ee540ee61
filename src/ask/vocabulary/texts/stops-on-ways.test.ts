import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('a telegram parts what it asks for with STOP', () => {
  const { docs, understood } = answerTo('NORWAY STOP HUT STOP SKI STOP BY TRAIN STOP FREE ENTRY STOP')
  assert.deepEqual(docs, answerTo('Norway, hut, ski, by train, free entry').docs)
  assert.deepEqual([understood.words, understood.notApplied], [[], []])
  assert.match(answerTo('LAKES IN FINLAND WITH A BUS STOP').answer, /by bus/)
})

test('stops along a river are places, in each language', () => {
  for (const query of [
    'Quiet stops along the Danube',
    'Ruhige Zwischenstopps entlang der Donau',
    'Haltes calmes le long du Danube',
    'Paradas tranquilas a lo largo del Danubio',
    'Soste tranquille lungo il Danubio',
  ]) {
    const { docs, understood } = answerTo(query)
    assert.equal(docs.length, 3, query)
    assert.deepEqual([understood.words, understood.relaxed, understood.notApplied], [[], [], []], query)
  }
})

test('stops of a bus stay those of a bus', () => {
  for (const query of ['bus stops along the Danube', 'paradas de autobús a lo largo del Danubio'])
    assert.match(JSON.stringify(answerTo(query).understood.applied), /by bus/, query)
})

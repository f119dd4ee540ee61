import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('coaches and people that a place is full of are crowds, and no way to get there', () => {
  const { docs } = answerTo('monasteries')
  for (const query of [
    'a monastery, not one overrun by coaches',
    'a monastery not packed with tour groups',
    'a monastery without tour buses',
    'ein Kloster, nicht von Bussen überlaufen',
    'ein Kloster ohne Reisebusse',
    'ein Kloster, nicht voller Touristen',
    "un monastère qui n'est pas envahi par les cars",
    'un monastère sans cars de touristes',
    'un monasterio que no esté lleno de autobuses turísticos',
    'un monastero non invaso dai pullman',
    'un monastero non pieno di turisti',
  ]) {
    const answered = answerTo(query)
    assert.deepEqual(answered.docs, docs, query)
    assert.match(answered.answer, /people|Leute|affluence|gente/, query)
    assert.equal(answered.understood.notApplied.length, 1, query)
    assert.deepEqual([answered.understood.tags, answered.understood.without], [['monastery'], []], query)
  }
})

test('a bus that goes there stays a way, and of a named spot it is asked how crowded it is', () => {
  assert.match(answerTo('monasteries reachable by bus').answer, /8 monasteries reachable by bus/)
  assert.match(answerTo('Kloster mit dem Bus').answer, /mit dem Bus/)
  assert.match(answerTo('is Sarek full of tourists?').answer, /^How many people are at a place is not known here/)
  assert.deepEqual(answerTo('a lake full of fish').understood.activities, ['fishing'])
})

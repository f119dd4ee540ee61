import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what is closest to a thing that stands in many places is not ranked by distance, and that is said', () => {
  for (const query of ['lake closest to a hut in Norway', 'der See in Norwegen am nächsten an einer Hütte']) {
    const { answer, understood } = ask({ query, prev: [] }, context)
    assert.notEqual(understood.orderBy, 'distance', query)
    assert.match(understood.notApplied.join(' '), /closest|nearest|nächsten|proche/, `${query}: ${answer}`)
  }
})

test('what is closest to a place, or to the asker, is ranked by distance', () => {
  assert.equal(ask({ query: 'lake closest to Oslo', prev: [] }, context).understood.orderBy, 'distance')
  const near = { latitude: 60, longitude: 10 }
  assert.equal(ask({ query: 'closest lake', prev: [], near }, context).understood.orderBy, 'distance')
})

test('how far the nearest one is from a place, is told of the nearest there', () => {
  for (const query of [
    'How far is the nearest lake from Oslo?',
    'Wie weit ist der nächste See von Oslo?',
    'À quelle distance est le lac le plus proche d’Oslo ?',
  ]) {
    const { docs, understood } = ask({ query, prev: [] }, context)
    assert.equal(docs[0], ask({ query: 'closest lake to Oslo', prev: [] }, context).docs[0], query)
    assert.equal(understood.orderBy, 'distance', query)
  }
})

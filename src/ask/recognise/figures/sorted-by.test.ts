import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('sort, order and rank by a field put spots in that order, descending or ascending', () => {
  for (const [query, order] of [
    ['sort the peaks in Norway by elevation', 'highest'],
    ['sort by altitude, ascending: lakes in Norway', 'lowest'],
    ['rank forests in Germany by rating', 'rating'],
    ['forests in Germany ordered by rating ascending', 'noise'],
    ['order the islands in Europe by latitude descending', 'northernmost'],
    ['lakes sorted by distance to Oslo', 'distance'],
    ['sort the lakes in Poland by noise level desc', 'highest level'],
  ] as const) {
    const { understood, answer } = ask({ query, prev: [] }, context)
    assert.equal(understood.orderBy, order, `${query}: ${answer}`)
    assert.ok(!understood.notApplied.some(text => /elevation|altitude|scending|latitude/.test(text)), query)
  }
})

test('a follow-up sorts what was told', () => {
  const { understood } = ask({ query: 'sort by elevation descending', prev: ['lakes in Norway'] }, context)
  assert.deepEqual([understood.orderBy, understood.tags], ['highest', ['lake']])
})

test('without a field, or without sorting, nothing is ordered by it', () => {
  for (const query of ['spots by the lake in Norway', 'lakes at any elevation in Norway', 'order a pizza by the lake'])
    assert.equal(ask({ query, prev: [] }, context).understood.orderBy, 'rating', query)
})

test('by distance from a place needs no word of sorting', () => {
  const { understood } = ask({ query: 'forests in Germany by distance from Berlin' }, context)
  assert.deepEqual([understood.kind, understood.orderBy, understood.withinKm], ['nearest', 'distance', null])
})

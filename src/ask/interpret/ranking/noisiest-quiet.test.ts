import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('the noisiest of the quiet places is quiet', () => {
  for (const query of [
    'the noisiest quiet lake in Finland',
    'loudest of the quiet places in Norway',
    'which quiet place is the noisiest?',
    'which is the noisiest place that is still called quiet',
    'der lauteste ruhige See in Finnland',
    'le plus bruyant des lieux calmes en Norvège',
  ])
    assert.deepEqual([understood(query).orderBy, understood(query).minRating], ['noise', 3.4], query)
})

test('the worst place for silence is not', () => {
  for (const query of [
    'worst place for silence in France',
    'worst place for a quiet walk in France',
    'least quiet lake',
  ])
    assert.deepEqual([understood(query).orderBy, understood(query).minRating], ['noise', null], query)
})

test('from north to south spots are in the order of their latitudes', () => {
  for (const [query, order] of [
    ['forests in Germany from north to south', 'northernmost'],
    ['list the quiet places in England from south to north', 'southernmost'],
    ['lakes in Canada, west to east', 'westernmost'],
    ['Wälder in Deutschland von Nord nach Süd', 'northernmost'],
    ['bosques en España de norte a sur', 'northernmost'],
    ['foreste in Italia da nord a sud', 'northernmost'],
  ] as const)
    assert.equal(understood(query).orderBy, order, query)
})

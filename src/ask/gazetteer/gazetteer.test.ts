import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildIndex } from '../../index/build.ts'
import { openIndex } from '../../index/open.ts'
import { compareSpots } from '../../spots/order.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import { openGazetteer } from './gazetteer.ts'

const LINKS = { baseUrl: 'https://quiet.example', mapsUrlTemplate: 'https://maps.example/{latitude},{longitude}' }
const VERSION = { number: 1, token: 'a', publishedAt: '2026-01-01T00:00:00Z' }

test('a village lies where its source says, not where its quietest spot is', async () => {
  const placeAt = { latitude: 42.6169, longitude: 1.5391 }
  const spots = [
    spotRecord('a', { silenceRating: 5, latitude: 42.69, longitude: 1.52, place: 'Quuxwick' }),
    spotRecord('b', { silenceRating: 2, latitude: 42.62, longitude: 1.54, place: 'Quuxwick', placeAt }),
  ].sort(compareSpots)
  const index = openIndex(await buildIndex({ version: VERSION, sources: [], spots }, LINKS))
  const gazetteer = openGazetteer(index)
  const named = gazetteer.named('quuxwick')
  assert.ok(named)
  assert.deepEqual(gazetteer.place('Quuxwick', named, null)?.center, placeAt)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spotRecord } from '../../test/support/spots.ts'
import { compareSpots } from '../spots/order.ts'
import type { SpotRecord } from '../spots/spot.ts'
import { buildIndex } from './build.ts'
import { openIndex } from './open.ts'

const LINKS = { baseUrl: 'https://quiet.test', mapsUrlTemplate: 'https://maps.test/{latitude}/{longitude}' }
const VERSION = { number: 1, token: 'token', publishedAt: '2026-01-02T03:04:05.000Z' }
const PLAIN = spotRecord('', { name: 'Plain', latitude: 0, longitude: 0 })

async function indexOf(fields: readonly Partial<SpotRecord>[]) {
  const records = fields.map((given, i) => ({ ...PLAIN, id: `t-${i}`, slug: `t-${i}`, ...given }))
  return openIndex(await buildIndex({ version: VERSION, sources: [], spots: records.sort(compareSpots) }, LINKS))
}

test('a country written with its accents, or in French, is no word of the same letters or stem', async () => {
  const index = await indexOf([
    { id: 'in-iceland', country: 'IS', silenceRating: 2 },
    { id: 'island', name: 'Green Island', country: 'GB' },
    { id: 'islands', description: 'Two islands.', country: 'FI' },
    { id: 'guide', name: 'Guide d’Islande', country: 'FR' },
  ])
  const found = (text: string) => index.search({ text, limit: 10 }).docs.map(doc => index.id(doc))
  const listed = (words: string) => new Set(index.list({ filter: { words }, limit: 9 }).docs.map(doc => index.id(doc)))
  for (const text of ['Ísland', 'ísland', 'I\u0301sland', 'Iceland'])
    assert.deepEqual(found(text), ['in-iceland'], text)
  for (const text of ['Islande', 'ISLANDE']) assert.deepEqual(found(text), ['guide', 'in-iceland'], text)
  assert.deepEqual(found('island'), ['island', 'in-iceland', 'islands'])
  assert.deepEqual(found('Ísland guide'), [])
  assert.deepEqual(listed('Ísland'), new Set(['in-iceland']))
  assert.deepEqual(listed('Islande'), new Set(['in-iceland', 'guide']))
})

test('the name of a country or region without spots is no mistyped or begun word', async () => {
  const index = await indexOf([
    { name: 'La Campana Seca', tags: ['lake'] },
    { name: 'Swamp of Sards', country: 'NG' },
  ])
  for (const text of ['Repubblica Ceca', 'Niger', 'Sark', 'lake Niger', 'Canada']) {
    const { total, didYouMean } = index.search({ text, limit: 10 })
    assert.deepEqual([total, didYouMean], [0, null], text)
  }
  assert.equal(index.search({ text: 'campanna', limit: 10 }).didYouMean, 'campana')
  assert.equal(index.search({ text: 'Nigeri', limit: 10 }).total, 1)
})

test('words of one or two letters are not put right, and what finds nothing put right is no hint', async () => {
  const index = await indexOf([
    { name: 'La Campana', tags: ['peak'] },
    { name: 'Nueva Vista', country: 'AR' },
    { name: 'Ciudad', country: 'MX' },
  ])
  for (const text of ['LI peak', 'l peak', 'peak li', 'nuevva Mexico', 'osm-n1', 'qqqqq campanna']) {
    const { total, didYouMean } = index.search({ text, limit: 10 })
    assert.deepEqual([total, didYouMean], [0, null], text)
  }
  const put = (text: string, filter = {}) => index.search({ text, limit: 10, filter }).didYouMean
  assert.equal(put('nuevva Argentina'), 'nueva argentina')
  assert.equal(put('nuevva', { country: 'MX' }), null)
  assert.equal(put('lax campana'), 'la campana')
})

test('the Czech Republic and Thailand are found by the names that people write', async () => {
  const index = await indexOf([
    { id: 'cz', country: 'CZ' },
    { id: 'th', country: 'TH' },
  ])
  const found = (text: string) => index.search({ text, limit: 10 }).docs.map(doc => index.id(doc))
  for (const text of ['República Checa', 'Repubblica Ceca', 'République tchèque'])
    assert.deepEqual(found(text), ['cz'], text)
  assert.deepEqual(found('ประเทศไทย'), ['th'])
})

test('a region or place of several words ranks below names and tags, above spots that have its words here and there', async () => {
  const inCanyon = { latitude: 36.1, longitude: -112.1, country: 'US' }
  const index = await indexOf([
    { id: 'scattered', name: 'Val Grande', sceneryType: 'valley', silenceRating: 5 },
    { id: 'told', description: 'A canyon, no grand one.', silenceRating: 5 },
    { id: 'quiet-there', ...inCanyon, silenceRating: 4 },
    { id: 'told-there', ...inCanyon, description: 'Above the Grand Canyon.', silenceRating: 3 },
    { id: 'tagged', tags: ['grand-canyon'], silenceRating: 2 },
    { id: 'named', name: 'Grand Canyon Overlook', silenceRating: 1 },
    { id: 'casa', name: 'Pas', description: 'A house (casa) de la Montaña.', silenceRating: 5 },
    { id: 'in-town', place: 'Pas de la Casa, Encamp', silenceRating: 2 },
    { id: 'beside', place: 'Casa de Pas, Pas', description: 'la', silenceRating: 1 },
  ])
  const found = (text: string) => index.search({ text, limit: 10 }).docs.map(doc => index.id(doc))
  assert.deepEqual(found('Grand Canyon'), ['named', 'tagged', 'quiet-there', 'told-there', 'scattered', 'told'])
  assert.deepEqual(found('gran cañón'), ['quiet-there', 'told-there'])
  assert.deepEqual(found('pas de la casa'), ['in-town', 'casa', 'beside'])
  assert.deepEqual(new Set(found('casa de pas')), new Set(['beside', 'in-town', 'casa']))
})

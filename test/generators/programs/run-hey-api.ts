import {
  ask,
  getFacets,
  getHealth,
  getSpot,
  getSpotSilence,
  listChanges,
  listSpots,
  runBatch,
  searchSpots,
  suggest,
} from './hey-api/index.js'
import type { Seen } from './seen.js'

const id = 'r-00001'
const throwOnError = true

const health = await getHealth({ throwOnError })
const list = await listSpots({ throwOnError, query: { tag: 'lake', limit: 3 } })
const spot = await getSpot({ throwOnError, path: { id } })
const found = await searchSpots({ throwOnError, query: { q: 'lake', limit: 3 } })
const suggested = await suggest({ throwOnError, query: { q: 'la' } })
const facets = await getFacets({ throwOnError, query: { tag: 'lake' } })
const answer = await ask({ throwOnError, query: { q: 'quiet lakes' } })
const silence = await getSpotSilence({ throwOnError, path: { id } })
const operations = [{ path: '/api/spots', query: { limit: 1 } }, { path: '/api/spots/none' }]
const batch = await runBatch({ throwOnError, body: { operations } })
const changes = await listChanges({ throwOnError, query: { limit: 2 } })
if (!('results' in batch.data)) throw new Error('a job and no results')

const seen: Seen = {
  health: health.data.status,
  spots: list.data.data.map(({ id }) => id),
  spot: spot.data.data.name,
  found: found.data.data.map(({ id }) => id),
  suggested: suggested.data.data.map(({ text }) => text),
  lakes: facets.data.total,
  answered: answer.data.sources.map(({ title }) => title),
  rating: silence.data.rating,
  batch: batch.data.results.map(({ status }) => status),
  changed: changes.data.data.map(({ id }) => id),
}
console.log(JSON.stringify(seen))

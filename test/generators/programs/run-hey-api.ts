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
import { print } from './seen.js'

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

print({
  health: health.data,
  list: list.data,
  spot: spot.data,
  found: found.data,
  suggested: suggested.data,
  facets: facets.data,
  answer: answer.data,
  silence: silence.data,
  batch: batch.data,
  changes: changes.data,
})

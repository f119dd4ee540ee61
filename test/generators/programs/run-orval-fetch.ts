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
} from './orval-fetch.js'
import { print } from './seen.js'

const id = 'r-00001'

const health = body(await getHealth())
const list = body(await listSpots({ tag: 'lake', limit: 3 }))
const spot = body(await getSpot(id))
const found = body(await searchSpots({ q: 'lake', limit: 3 }))
const suggested = body(await suggest({ q: 'la' }))
const facets = body(await getFacets({ tag: 'lake' }))
const answer = body(await ask({ q: 'quiet lakes' }))
const silence = body(await getSpotSilence(id))
const operations = [{ path: '/api/spots', query: { limit: 1 } }, { path: '/api/spots/none' }]
const batch = body(await runBatch({ operations }))
const changes = body(await listChanges({ limit: 2 }))

print({ health, list, spot, found, suggested, facets, answer, silence, batch, changes })

function body<Response extends { status: number; data: unknown }>(
  response: Response,
): Extract<Response, { status: 200 }>['data'] {
  if (response.status !== 200) throw new Error(JSON.stringify(response.data))
  return response.data
}

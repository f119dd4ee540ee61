import * as schemas from './orval-zod.js'
import { print } from './seen.js'

const base = process.argv[2] ?? ''
const { id } = schemas.GetSpotParams.parse({ id: 'r-00001' })

const health = schemas.GetHealthResponse.parse(await get('/api/health'))
const listQuery = schemas.ListSpotsQueryParams.parse({ tag: 'lake', limit: 3 })
const list = schemas.ListSpotsResponse.parse(await get('/api/spots', listQuery))
const spot = schemas.GetSpotResponse.parse(await get(`/api/spots/${id}`))
const searchQuery = schemas.SearchSpotsQueryParams.parse({ q: 'lake', limit: 3 })
const found = schemas.SearchSpotsResponse.parse(await get('/api/search', searchQuery))
const suggestQuery = schemas.SuggestQueryParams.parse({ q: 'la' })
const suggested = schemas.SuggestResponse.parse(await get('/api/suggest', suggestQuery))
const facetsQuery = schemas.GetFacetsQueryParams.parse({ tag: 'lake' })
const facets = schemas.GetFacetsResponse.parse(await get('/api/facets', facetsQuery))
const askQuery = schemas.AskQueryParams.parse({ q: 'quiet lakes' })
const answer = schemas.AskResponse.parse(await get('/api/ask', askQuery))
const silence = schemas.GetSpotSilenceResponse.parse(await get(`/api/spots/${id}/silence`))
const operations = [{ path: '/api/spots', query: { limit: 1 } }, { path: '/api/spots/none' }]
const batch = schemas.RunBatchResponse.parse(await post('/api/batch', schemas.RunBatchBody.parse({ operations })))
const changesQuery = schemas.ListChangesQueryParams.parse({ limit: 2 })
const changes = schemas.ListChangesResponse.parse(await get('/api/changes', changesQuery))

print({ health, list, spot, found, suggested, facets, answer, silence, batch, changes })

async function get(path: string, query: Record<string, unknown> = {}): Promise<unknown> {
  const parameters = Object.entries(query).map(([key, value]) => [key, String(value)])
  return (await fetch(`${base}${path}?${new URLSearchParams(Object.fromEntries(parameters))}`)).json()
}

async function post(path: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

import createClient from 'openapi-fetch'
import type { paths } from './openapi-typescript.js'
import { print } from './seen.js'

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' })
const id = 'r-00001'

const health = await client.GET('/api/health')
const list = await client.GET('/api/spots', { params: { query: { tag: 'lake', limit: 3 } } })
const spot = await client.GET('/api/spots/{id}', { params: { path: { id } } })
const found = await client.GET('/api/search', { params: { query: { q: 'lake', limit: 3 } } })
const suggested = await client.GET('/api/suggest', { params: { query: { q: 'la' } } })
const facets = await client.GET('/api/facets', { params: { query: { tag: 'lake' } } })
const answer = await client.GET('/api/ask', { params: { query: { q: 'quiet lakes' } } })
const silence = await client.GET('/api/spots/{id}/silence', { params: { path: { id } } })
const operations = [{ path: '/api/spots', query: { limit: 1 } }, { path: '/api/spots/none' }]
const batch = await client.POST('/api/batch', { body: { operations } })
const changes = await client.GET('/api/changes', { params: { query: { limit: 2 } } })
const batchResult = body(batch)
if (!('results' in batchResult)) throw new Error('a job and no results')

print({
  health: body(health),
  list: body(list),
  spot: body(spot),
  found: body(found),
  suggested: body(suggested),
  facets: body(facets),
  answer: body(answer),
  silence: body(silence),
  batch: batchResult,
  changes: body(changes),
})

function body<T>({ data, error }: { data?: T; error?: { error: { code: string } } }): T {
  if (data === undefined) throw new Error(error?.error.code)
  return data
}

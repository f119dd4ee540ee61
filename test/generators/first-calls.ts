// The service that generated clients call, and what it returns when asked without any of them.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishInto } from '../support/catalogue-folder.ts'
import { startProcess, temporaryFolder } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'
import type { Seen } from './programs/seen.ts'

export const PROGRAMS = fileURLToPath(new URL('./programs/', import.meta.url))

export type DescribedService = {
  url: string
  /** For what is generated, with the description in `description`. */
  folder: string
  description: string
  stop(): Promise<void>
}

/** Starts a service and keeps its description in a file beside which clients may be generated. */
export async function startDescribed(): Promise<DescribedService> {
  const folder = temporaryFolder()
  const data = join(folder.path, 'data')
  await publishInto(data, randomSpots(60))
  const server = await startProcess({ DATA_DIR: data })
  const description = join(folder.path, 'openapi.json')
  writeFileSync(description, await (await fetch(`${server.url}/openapi.json`)).text())
  return {
    url: server.url,
    folder: folder.path,
    description,
    async stop() {
      await server.stop()
      folder.remove()
    },
  }
}

/** Makes the ten first calls by hand. */
export async function firstCalls(url: string): Promise<Seen> {
  const get = async (path: string) => JSON.parse(await (await fetch(`${url}${path}`)).text())
  const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)
  const operations = [{ path: '/api/spots', query: { limit: 1 } }, { path: '/api/spots/none' }]
  const headers = { 'content-type': 'application/json' }
  const batch = await fetch(`${url}/api/batch`, { method: 'POST', headers, body: JSON.stringify({ operations }) })
  const seen = {
    health: (await get('/api/health')).status,
    spots: ids(await get('/api/spots?tag=lake&limit=3')),
    spot: (await get('/api/spots/r-00001')).data.name,
    found: ids(await get('/api/search?q=lake&limit=3')),
    suggested: (await get('/api/suggest?q=la')).data.map(({ text }: { text: string }) => text),
    lakes: (await get('/api/facets?tag=lake')).total,
    answered: (await get('/api/ask?q=quiet+lakes')).sources.map(({ title }: { title: string }) => title),
    rating: (await get('/api/spots/r-00001/silence')).rating,
    batch: JSON.parse(await batch.text()).results.map(({ status }: { status: number }) => status),
    changed: ids(await get('/api/changes?limit=2')),
  }
  assert.deepEqual(seen.batch, [200, 404])
  for (const [name, value] of Object.entries(seen)) assert.ok(Array.isArray(value) ? value[0] : value, name)
  return seen
}

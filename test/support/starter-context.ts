import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { buildWorld, type World } from '../../src/ask/world.ts'
import { buildNaiveIndex } from '../oracles/naive-index.ts'
import { slugify } from '../../src/spots/slug.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'

const LINKS = {
  baseUrl: 'https://quiet.example',
  mapsUrlTemplate: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=14/{latitude}/{longitude}',
}

/** The starter catalogue's spots, read without an importer. */
export function starterSpots(): SpotRecord[] {
  const file = readFileSync(new URL('../../data/starter/spots.csv', import.meta.url))
  const rows: Record<string, string>[] = parse(file, { columns: true })
  return rows.map(row => ({
    id: `starter-${row.id}`,
    slug: slugify(row.name ?? '') || `starter-${row.id}`,
    name: row.name ?? '',
    otherNames: list(row.otherNames),
    description: row.description || null,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    tags: list(row.tags),
    activities: list(row.activities),
    accessStatus: row.accessStatus === 'free' || row.accessStatus === 'paid' ? row.accessStatus : null,
    fireStatus: row.fireStatus || null,
    sceneryType: row.sceneryType || null,
    transportation: row.transportation || null,
    silenceRating: Number(row.silenceRating),
    ratedBy: 'source',
    commentsCount: row.commentsCount ? Number(row.commentsCount) : null,
    country: row.country || null,
    place: row.place || null,
    source: 'starter',
  }))
}

/** A world over some spots, with the plain index. */
export async function worldOf(spots: readonly SpotRecord[], explain?: World['explain']): Promise<World> {
  const version = { number: 1, token: 'starter', publishedAt: '2026-01-01T00:00:00Z' }
  const index = await buildNaiveIndex({ version, sources: [], spots }, LINKS)
  return buildWorld(index, LINKS, explain)
}

function list(text = ''): string[] {
  return text.split(';').filter(part => part !== '')
}

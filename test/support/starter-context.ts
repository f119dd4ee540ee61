import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type QuestionContext, questionContextOf } from '../../src/ask/question-context.ts'
import { buildIndex } from '../../src/index/build.ts'
import { openIndex } from '../../src/index/open.ts'
import { compareSpots } from '../../src/spots/order.ts'
import { slugify } from '../../src/spots/slug.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'

const LINKS = {
  baseUrl: 'https://quiet.example',
  mapsUrlTemplate: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=14/{latitude}/{longitude}',
}

let starter: readonly SpotRecord[] | undefined
let starterQuestions: Promise<QuestionContext> | undefined

/** The starter catalogue's spots, read without an importer. */
export function starterSpots(): SpotRecord[] {
  return [...(starter ??= readStarter())]
}

/** The context of questions over the starter catalogue: one for all tests of a process, which nothing changes. */
export function starterContext(): Promise<QuestionContext> {
  return (starterQuestions ??= contextOf(starterSpots()))
}

function readStarter(): SpotRecord[] {
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
    confidence: 'editorial',
    lden: null,
    elevation: null,
    links: null,
    commentsCount: row.commentsCount ? Number(row.commentsCount) : null,
    country: row.country || null,
    place: row.place || null,
    source: 'starter',
  }))
}

/** The context of questions over some spots, with the index that is served. */
export async function contextOf(
  spots: readonly SpotRecord[],
  explain?: QuestionContext['explain'],
  explainPoint?: QuestionContext['explainPoint'],
): Promise<QuestionContext> {
  const version = { number: 1, token: 'starter', publishedAt: '2026-01-01T00:00:00Z' }
  const index = openIndex(await buildIndex({ version, sources: [], spots: spots.toSorted(compareSpots) }, LINKS))
  return questionContextOf(index, { links: LINKS, explain, explainPoint })
}

function list(text = ''): string[] {
  return text.split(';').filter(part => part !== '')
}

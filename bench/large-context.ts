import { type QuestionContext, questionContextOf } from '../src/ask/question-context.ts'
import { buildIndex } from '../src/index/build.ts'
import { openIndex } from '../src/index/open.ts'
import { compareSpots } from '../src/spots/order.ts'
import type { SpotRecord } from '../src/spots/spot.ts'
import { starterSpots } from '../test/support/starter-context.ts'
import { syntheticSpots } from '../test/support/synthetic-spots.ts'

const LINKS = { baseUrl: 'https://quiet.example', mapsUrlTemplate: 'https://www.openstreetmap.org/' }

/** Makes what questions are asked of: the starter catalogue among `count` synthetic spots. */
export async function largeContext(count: number): Promise<{ context: QuestionContext; spots: SpotRecord[] }> {
  const starter = starterSpots()
  const spots = [...syntheticSpots({ count: count - starter.length }), ...starter].sort(compareSpots)
  const version = { number: 1, token: 'bench', publishedAt: '2026-01-01T00:00:00Z' }
  const index = openIndex(await buildIndex({ version, sources: [], spots }, LINKS))
  return { context: questionContextOf(index, { links: LINKS }), spots }
}

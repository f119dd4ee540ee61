import { z } from 'zod'
import { NoiseSource, SilenceExplanation } from './silence.ts'

const { rating, lden, below, band, words, source } = SilenceExplanation.shape

export const QuietestPoint = z
  .object({
    latitude: z.number().describe('degrees north, WGS 84'),
    longitude: z.number().describe('degrees east, WGS 84'),
    distanceKm: z.number().describe('kilometres from near'),
    rating,
    lden,
    below,
    band,
    confidence: z.enum(['high', 'medium', 'low']).describe('how sure that is'),
    words,
    loudest: NoiseSource.nullable().describe('what makes most of the noise; null where nothing is heard'),
    source: source.describe('the regions that hold the point'),
  })
  .meta({ id: 'QuietestPoint', description: 'A quiet point that one can walk to' })

export const QuietestPoints = z
  .object({
    object: z.literal('quietest_points').describe('always quietest_points'),
    radiusKm: z.number().describe('how far from near they may lie, kilometres'),
    data: z.array(QuietestPoint).describe('the points, the quietest first'),
  })
  .meta({ id: 'QuietestPoints', description: 'The quietest points around that one can walk to' })

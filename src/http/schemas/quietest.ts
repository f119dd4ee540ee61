import { z } from 'zod'
import { SilenceExplanation } from './silence.ts'

const { rating, lden, below, band, words, dominant, source } = SilenceExplanation.shape

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
    dominant,
    source: source.describe('the regions that hold the point'),
  })
  .meta({ id: 'QuietestPoint', description: 'A quiet point that one can walk to' })

export const QuietestPoints = z
  .object({
    object: z.literal('list').describe('always list'),
    radiusKm: z.number().describe('how far from near they may lie, kilometres'),
    data: z.array(QuietestPoint).describe('the points, the quietest first'),
  })
  .meta({ id: 'QuietestPoints', description: 'The quietest points around that one can walk to' })

import { z } from 'zod'
import { Point } from './features.ts'
import { SilenceExplanation } from './silence.ts'

const { rating, lden, below } = SilenceExplanation.shape

export const GridCell = z
  .object({
    lden: lden.unwrap().describe('man-made noise, dB(A) Lden'),
    below,
    rating,
    confidence: z.enum(['high', 'medium', 'low']).describe('how sure that is'),
    covered: z.number().describe('the share of the cell that a region covers, 0 to 1'),
  })
  .meta({ id: 'GridCell', description: 'What a cell of the silence grid says' })

export const GridFeature = z
  .object({
    type: z.literal('Feature').describe('always Feature'),
    geometry: Point.describe("the cell's middle"),
    properties: GridCell.describe('how quiet it is there'),
  })
  .meta({ id: 'GridFeature', description: 'A cell of the silence grid as GeoJSON (RFC 7946)' })

export const GridFeatures = z
  .object({
    type: z.literal('FeatureCollection').describe('always FeatureCollection'),
    attribution: z.string().describe('whom to credit'),
    zoom: z.int().describe('cells are those of map tiles of this zoom, 256 on a side'),
    features: z.array(GridFeature).describe('the covered cells'),
  })
  .meta({ id: 'GridFeatures', description: 'A part of the silence grid as GeoJSON (RFC 7946)' })

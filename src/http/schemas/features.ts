import { z } from 'zod'
import { RATERS, Spot } from '../../spots/spot.ts'
import { ListMeta } from './schemas.ts'

// The bodies of the API in GeoJSON (RFC 7946).

export const Point = z
  .object({
    type: z.literal('Point').describe('always Point'),
    coordinates: z.array(z.number()).min(2).max(2).describe('longitude, latitude'),
  })
  .meta({ id: 'Point', description: 'Where a spot lies' })

export const SpotFeature = z
  .object({
    type: z.literal('Feature').describe('always Feature'),
    id: z.string().describe('id of the spot'),
    geometry: Point.describe('where it lies'),
    properties: Spot.describe('the spot'),
  })
  .meta({ id: 'SpotFeature', description: 'A spot as GeoJSON (RFC 7946)' })

export const SpotFeatures = z
  .object({
    type: z.literal('FeatureCollection').describe('always FeatureCollection'),
    features: z.array(SpotFeature).describe('the spots of this page'),
    meta: ListMeta.describe('counts, the next page and whom to credit'),
  })
  .meta({ id: 'SpotFeatures', description: 'A list as GeoJSON (RFC 7946)' })

export const ExportSource = z
  .object({
    name: z.string().describe('its name'),
    attribution: z.string().describe('to be shown wherever its spots are'),
    licence: z.string().nullable().describe('the terms of its data; null where none are named'),
    url: z.string().nullable().describe('where it is found; null where that is not known'),
    ratings: z.enum(['editorial', 'computed']).describe('given by people, or computed'),
    extractDate: z.string().nullable().describe('when the data was extracted; null where that is not known'),
  })
  .meta({ id: 'ExportSource', description: 'A source of the spots of an export' })

export const Coordinates = z
  .object({
    latitude: z.number().describe('degrees north, WGS 84'),
    longitude: z.number().describe('degrees east, WGS 84'),
  })
  .meta({ id: 'Coordinates', description: 'A point on the globe' })

export const ExportedSpot = Spot.extend({
  otherNames: z.array(z.string()).describe('names that search finds and nothing shows'),
  country: z.string().nullable().describe('ISO 3166-1 alpha-2, upper case; null when not known'),
  place: z.string().nullable().describe('the nearest settlement; null when not known'),
  source: z.string().describe('the name of its source'),
  ratedBy: z.enum(RATERS).describe('who rated: the source, or the silence model'),
  lden: z.number().nullable().describe('man-made noise that the model computed, dB(A) Lden'),
  noiseSentence: z
    .string()
    .optional()
    .describe('the end of the description that says what makes the noise: replaced when the place is rated anew'),
  placeAt: Coordinates.optional().describe('where `place` lies'),
}).meta({ id: 'ExportedSpot', description: 'A spot with what a catalogue needs to have it back' })

export const ExportFeature = SpotFeature.extend({ properties: ExportedSpot.describe('the spot') }).meta({
  id: 'ExportFeature',
  description: 'A spot of an export as GeoJSON (RFC 7946)',
})

export const ExportFeatures = z
  .object({
    type: z.literal('FeatureCollection').describe('always FeatureCollection'),
    object: z.literal('export').describe('always export'),
    version: z.int().describe('the version of the catalogue'),
    attribution: z.string().describe('whom to credit for all of it'),
    total: z.int().describe('number of spots that follow'),
    changesUrl: z.url().describe('where the changes since are read'),
    sources: z.array(ExportSource).describe('where the spots come from'),
    features: z.array(ExportFeature).describe('the spots'),
  })
  .meta({ id: 'ExportFeatures', description: 'The whole catalogue as GeoJSON (RFC 7946)' })

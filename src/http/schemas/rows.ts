import { z } from 'zod'
import { Spot } from '../../spots/spot.ts'

// The rows of lists, each under a name of its own.

export const Suggestion = z
  .object({
    text: z.string().describe('what the text may become'),
    kind: z.enum(['spot', 'tag', 'place']).describe('what it names'),
    url: z.url().describe('the page that it leads to'),
    silenceRating: z.number().optional().describe('the rating of a spot'),
    confidence: z.enum(['high', 'medium', 'low', 'editorial']).optional().describe('how sure that is'),
    place: z.string().optional().describe('the place nearest to a spot, where it is known'),
    country: z.string().optional().describe('the country of a spot, ISO 3166-1 alpha-2, where it is known'),
    count: z.int().optional().describe('the number of spots in a country or region'),
  })
  .meta({ id: 'Suggestion', description: 'A completion of what has been typed' })

export const FacetCount = z
  .object({
    value: z.string().nullable().describe('the value; null: not known'),
    count: z.int().describe('number of spots that have it'),
  })
  .meta({ id: 'FacetCount', description: 'How many spots have a value' })

export const RatingCount = z
  .object({ value: z.number().describe('the rating'), count: z.int().describe('number of spots that have it') })
  .meta({ id: 'RatingCount', description: 'How many spots have a rating' })

export const Change = z
  .object({
    version: z.int().describe('the version of the catalogue that it came with'),
    sequence: z.int().describe('counts from 1 within a version'),
    kind: z.enum(['created', 'updated', 'removed']).describe('what happened'),
    id: z.string().describe('id of the spot'),
    slug: z.string().describe('its slug'),
    at: z.iso.datetime().describe('when the version was published'),
    spot: Spot.optional().describe('with include=spot: the spot as it is now; absent when it is no longer there'),
  })
  .meta({ id: 'Change', description: 'Something that happened to a spot' })

export const BatchOperation = z
  .object({
    path: z.string().describe('a public GET path of this API, beginning with /'),
    query: z.record(z.string(), z.unknown()).optional().describe('query parameters; they win over those in path'),
  })
  .meta({ id: 'BatchOperation', description: 'A read of a batch' })

export const BatchResult = z
  .object({
    index: z.int().describe('place of the operation in the request, from 0'),
    status: z.int().describe('the status that the direct GET has'),
    body: z.record(z.string(), z.unknown()).describe('the body that the direct GET sends'),
  })
  .meta({ id: 'BatchResult', description: 'The answer to an operation of a batch' })

export const WebhookEventType = z
  .object({
    type: z.string().describe('its name'),
    description: z.string().describe('when it is sent'),
    schema: z.record(z.string(), z.unknown()).describe('JSON Schema of its body'),
  })
  .meta({ id: 'WebhookEventType', description: 'A type of event' })

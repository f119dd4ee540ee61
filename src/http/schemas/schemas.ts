import { z } from 'zod'
import { RATERS, Spot } from '../../spots/spot.ts'

// The bodies of the API (service description, section 2).

export const ListMeta = z
  .object({
    totalReturned: z.int(),
    totalAvailable: z.int().describe('exact number of spots that match, on all pages'),
    nextCursor: z.string().nullable().describe('opaque; null on the last page'),
    source: z.string().describe('attribution of the sources'),
    canonicalDocs: z.url(),
    didYouMean: z.string().optional().describe('the words that were searched, when a mistyped one was put right'),
  })
  .meta({ id: 'ListMeta' })

export const SpotList = z
  .object({ object: z.literal('list'), data: z.array(Spot), meta: ListMeta })
  .meta({ id: 'SpotList' })

const Point = z.object({
  type: z.literal('Point'),
  coordinates: z.array(z.number()).length(2).describe('longitude, latitude'),
})

export const SpotFeature = z
  .object({ type: z.literal('Feature'), id: z.string(), geometry: Point, properties: Spot })
  .meta({ id: 'SpotFeature', description: 'A spot as GeoJSON (RFC 7946)' })

export const SpotFeatures = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(SpotFeature),
    meta: ListMeta,
  })
  .meta({ id: 'SpotFeatures', description: 'A list as GeoJSON (RFC 7946)' })

export const Suggestions = z
  .object({
    object: z.literal('suggestions'),
    data: z.array(z.object({ text: z.string(), kind: z.enum(['spot', 'tag', 'place']), url: z.url() })),
  })
  .meta({ id: 'Suggestions' })

const FacetCounts = z.array(z.object({ value: z.string().nullable().describe('null: not known'), count: z.int() }))

export const Facets = z
  .object({
    object: z.literal('facets'),
    total: z.int().describe('exact number of spots that pass the filters'),
    data: z.object({
      tags: FacetCounts,
      activities: FacetCounts,
      access: FacetCounts,
      fire: FacetCounts,
      scenery: FacetCounts,
      countries: FacetCounts.describe('ISO 3166-1 alpha-2, upper case'),
      ratings: z.array(z.object({ value: z.number(), count: z.int() })),
    }),
  })
  .meta({ id: 'Facets' })

export const ChangeList = z
  .object({
    object: z.literal('changes'),
    data: z.array(
      z.object({
        version: z.int(),
        sequence: z.int().describe('counts from 1 within a version'),
        kind: z.enum(['created', 'updated', 'removed']),
        id: z.string(),
        slug: z.string(),
        at: z.iso.datetime().describe('when the version was published'),
        spot: Spot.optional().describe('with include=spot: the spot as it is now; absent when it is no longer there'),
      }),
    ),
    meta: z.object({
      version: z.int().describe('the version that is served'),
      nextCursor: z.string().describe('leads on; at the end, to what will come'),
      hasMore: z.boolean().describe('whether there is another page already'),
    }),
  })
  .meta({ id: 'ChangeList' })

export const ExportFeatures = z
  .object({
    type: z.literal('FeatureCollection'),
    object: z.literal('export'),
    version: z.int(),
    attribution: z.string(),
    total: z.int(),
    changesUrl: z.url().describe('where the changes since are read'),
    sources: z.array(
      z.object({
        name: z.string(),
        attribution: z.string(),
        licence: z.string().nullable(),
        url: z.string().nullable(),
        ratings: z.enum(['editorial', 'computed']),
        extractDate: z.string().nullable(),
      }),
    ),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        id: z.string(),
        geometry: Point,
        properties: Spot.extend({
          otherNames: z.array(z.string()),
          country: z.string().nullable(),
          place: z.string().nullable(),
          source: z.string(),
          ratedBy: z.enum(RATERS),
          lden: z.number().nullable().describe('man-made noise that the model computed, dB(A) Lden'),
          noiseSentence: z
            .string()
            .optional()
            .describe(
              'the end of the description that says what makes the noise: replaced when the place is rated anew',
            ),
          placeAt: z.object({ latitude: z.number(), longitude: z.number() }).optional().describe('where `place` lies'),
        }),
      }),
    ),
  })
  .meta({ id: 'ExportFeatures', description: 'The whole catalogue as GeoJSON (RFC 7946)' })

export const SpotResponse = z.object({ object: z.literal('spot'), data: Spot }).meta({ id: 'SpotResponse' })

export const ErrorResponse = z
  .object({
    error: z.object({ code: z.string(), message: z.string(), docs: z.url() }),
  })
  .meta({ id: 'Error' })

export const ProblemDetails = z
  .object({
    type: z.url(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    error: ErrorResponse.shape.error,
  })
  .meta({ id: 'ProblemDetails', description: 'RFC 9457, for Accept: application/problem+json' })

export const BatchRequest = z
  .object({
    operations: z
      .array(
        z.object({
          path: z.string().describe('a public GET path of this API, beginning with /'),
          query: z.record(z.string(), z.unknown()).optional().describe('query parameters; they win over those in path'),
        }),
      )
      .max(10),
  })
  .meta({ id: 'BatchRequest' })

export const BatchResponse = z
  .object({
    object: z.literal('batch_result'),
    results: z.array(z.object({ index: z.int(), status: z.int(), body: z.record(z.string(), z.unknown()) })),
    meta: z.object({ totalOperations: z.int(), succeeded: z.int(), failed: z.int() }),
  })
  .meta({ id: 'BatchResponse' })
export type BatchResponse = z.infer<typeof BatchResponse>

export const Job = z
  .object({
    object: z.literal('job'),
    id: z.string(),
    status: z.enum(['queued', 'running', 'succeeded', 'failed']),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().optional().describe('left out until the job has ended'),
    result: z
      .object({ status: z.int(), body: z.record(z.string(), z.unknown()) })
      .optional()
      .describe('status and body of the finished request; left out until the job has ended'),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

export const Health = z
  .object({ status: z.literal('ok'), service: z.literal('sanctuary-directory'), docs: z.url(), openapi: z.url() })
  .meta({ id: 'Health' })

export const WebhookCapability = z
  .object({
    object: z.literal('webhook_capability'),
    supported: z.literal(true),
    spec: z.literal('standard-webhooks/1.0.0'),
    events: z.array(z.object({ type: z.string(), description: z.string(), schema: z.record(z.string(), z.unknown()) })),
    signature: z.object({
      headers: z.array(z.string()),
      schemes: z.array(z.string()),
      signedContent: z.string(),
      publicKey: z.string(),
      toleranceSeconds: z.int(),
    }),
    retries: z.array(z.int()).describe('seconds between attempts'),
    docs: z.url(),
  })
  .meta({ id: 'WebhookCapability' })

export const Alive = z.object({ status: z.literal('ok') }).meta({ id: 'Alive' })

export const Ready = z
  .object({
    status: z.enum(['ok', 'degraded']).describe('degraded: the newest version cannot be served, the one before is'),
  })
  .meta({ id: 'Ready' })

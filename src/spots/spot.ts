// What a spot is. Everything else in the program reads, stores, finds or shows these.
import { z } from 'zod'

export const ACCESS_STATUSES = ['free', 'paid'] as const
/** Who rated a spot: its source, or the silence model. */
export const RATERS = ['source', 'model'] as const

/** A spot as a catalogue stores it. Unknown is null, never a guess. */
export const SpotRecord = z.object({
  /** Unique over all sources: `starter-…`, `osm-n…`, `SOURCE-…`. */
  id: z.string().min(1).max(200),
  /** Unique, given once, kept for good. */
  slug: z.string().min(1).max(120),
  name: z.string().min(1).max(300),
  /** Names in other languages: found by search, not shown. */
  otherNames: z.array(z.string()),
  description: z.string().nullable(),
  /** Degrees north, WGS 84. */
  latitude: z.number().min(-90).max(90),
  /** Degrees east, WGS 84. */
  longitude: z.number().min(-180).max(180),
  tags: z.array(z.string()),
  activities: z.array(z.string()),
  accessStatus: z.enum(ACCESS_STATUSES).nullable(),
  fireStatus: z.string().nullable(),
  sceneryType: z.string().nullable(),
  transportation: z.string().nullable(),
  /** 1 (noisy) to 5 (pristine), one decimal. */
  silenceRating: z.number().min(1).max(5),
  /** A rating of the model is computed anew when the noise around is known better. */
  ratedBy: z.enum(RATERS),
  commentsCount: z.int().nonnegative().nullable(),
  /** ISO 3166-1 alpha-2, upper case. */
  country: z.string().nullable(),
  /** The nearest settlement, or the region. */
  place: z.string().nullable(),
  /** The name of the source that the record comes from. */
  source: z.string(),
})
export type SpotRecord = z.infer<typeof SpotRecord>

/** A spot on its way into a catalogue: the slug is given at publish unless the source brings one. */
export type SpotDraft = Omit<SpotRecord, 'slug'> & { slug: string | null }

/** A spot as the API shows it (service description, section 2). */
export const Spot = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string().optional().describe('usable in place of id in the single-spot path'),
    url: z.url().describe('canonical spot page URL'),
    description: z.string().optional(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
    mapsUrl: z.url().optional(),
    tags: z.array(z.string()).optional(),
    activities: z.array(z.string()).optional(),
    accessStatus: z.enum(ACCESS_STATUSES).optional().describe('left out when not known'),
    fireStatus: z.string().nullable().optional().describe('null when not known'),
    sceneryType: z.string().nullable().optional().describe('null when not known'),
    transportation: z.string().nullable().optional().describe('null when not known'),
    silenceRating: z.number().min(1).max(5).describe('1 (noisy) to 5 (pristine), one decimal'),
    commentsCount: z.int().optional().describe('left out when not known'),
    distanceKm: z.number().optional().describe('kilometres from near, in lists that were asked with it'),
  })
  .meta({ id: 'Spot', description: 'A quiet place in nature' })
export type Spot = z.infer<typeof Spot>

// What a spot is. Everything else in the program reads, stores, finds or shows these.
import { z } from 'zod'
import { CONFIDENCES_IN_ORDER } from './order.ts'
import { SpotLinks } from './spot-links.ts'

export const ACCESS_STATUSES = ['free', 'paid'] as const
/** Who rated a spot: its source, or the silence model. */
export const RATERS = ['source', 'model'] as const
/** Where an elevation comes from, other than from what the source says of the spot: tiles of heights beside an import. */
export const ELEVATION_SOURCES = ['tiles'] as const

/**
 * The longest texts of a spot, in UTF-16 code units, and the longest lists. An importer refuses a row, or leaves a value
 * out and says so, where one is longer; a publish refuses what an importer has let through.
 */
export const LONGEST = {
  id: 200,
  slug: 200,
  name: 300,
  otherNames: 200,
  description: 20_000,
  noiseSentence: 1000,
  tag: 100,
  tags: 200,
  fireStatus: 300,
  sceneryType: 100,
  transportation: 2000,
  place: 200,
  noiseClass: 100,
} as const
/** No place is as loud, dB(A). */
export const LOUDEST_DB = 200

/** Half a character cannot be written in UTF-8. */
const text = z.string().refine(text => text.isWellFormed(), 'it holds half a character')
const words = z.array(text.min(1).max(LONGEST.tag)).max(LONGEST.tags)

/** What all sources of each class together give at a place, dB(A) Lden to 0.1: `{"road/primary": 31.2}`; silent classes are left out. */
export const LevelsByClass = z.record(text.min(1).max(LONGEST.noiseClass), z.number().min(0.1).max(LOUDEST_DB))
export type LevelsByClass = z.infer<typeof LevelsByClass>

/** A spot as a catalogue stores it. Unknown is null, never a guess. An index can be built of any that fit. */
export const SpotRecord = z.object({
  /** Unique over all sources: `starter-…`, `osm-n…`, `SOURCE-…`. */
  id: text.max(LONGEST.id).regex(/^[^\s\p{Cc}]+$/u),
  /** Unique, given once, kept for good. */
  slug: z
    .string()
    .max(LONGEST.slug)
    .regex(/^[\w.~-]+$/),
  name: text.min(1).max(LONGEST.name),
  /** Names in other languages: found by search, not shown. */
  otherNames: z.array(text.min(1).max(LONGEST.name)).max(LONGEST.otherNames),
  description: text.max(LONGEST.description).nullable(),
  /** The end of the description that says what makes the noise: replaced when the rating is computed anew. */
  noiseSentence: text.max(LONGEST.noiseSentence).optional(),
  /** Degrees north, WGS 84. */
  latitude: z.number().min(-90).max(90),
  /** Degrees east, WGS 84. */
  longitude: z.number().min(-180).max(180),
  tags: words,
  activities: words,
  accessStatus: z.enum(ACCESS_STATUSES).nullable(),
  fireStatus: text.max(LONGEST.fireStatus).nullable(),
  sceneryType: text.max(LONGEST.sceneryType).nullable(),
  transportation: text.max(LONGEST.transportation).nullable(),
  /** 1 (noisy) to 5 (pristine), one decimal. */
  silenceRating: z.number().min(1).max(5),
  /** A rating of the model is computed anew when the noise around is known better. */
  ratedBy: z.enum(RATERS),
  confidence: z.enum(CONFIDENCES_IN_ORDER),
  /** Man-made noise that the model computed, dB(A) Lden; null when the rating is not the model's, or not known. */
  lden: z.number().nullable(),
  /** What of it each class of sources gives; absent where the rating is not the model's, or was stored before this was kept. */
  levelsByClass: LevelsByClass.optional(),
  commentsCount: z.int().nonnegative().nullable(),
  /** ISO 3166-1 alpha-2, upper case. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** The nearest settlement, or the region. */
  place: text.max(LONGEST.place).nullable(),
  /** Where that settlement lies, when its source says so. */
  placeAt: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  /** The name of the source that the record comes from. */
  source: z.string().min(1).max(64),
  /** Metres above the sea. */
  elevation: z.number().nullable(),
  elevationSource: z.enum(ELEVATION_SOURCES).optional(),
  links: SpotLinks.nullable(),
})
export type SpotRecord = z.infer<typeof SpotRecord>

/** A spot on its way into a catalogue: the slug is given at publish unless the source brings one. */
export const SpotDraft = SpotRecord.extend({ slug: SpotRecord.shape.slug.nullable() })
export type SpotDraft = z.infer<typeof SpotDraft>

/** A spot that waits for its rating: no region holds it yet. */
export type UnratedDraft = Omit<SpotDraft, 'silenceRating' | 'ratedBy' | 'confidence' | 'lden' | 'levelsByClass'> & {
  silenceRating: null
}

/** A spot as the API shows it (service description, section 2). */
export const Spot = z
  .object({
    id: z.string().describe('names the spot for good'),
    name: z.string().describe('its name'),
    slug: z.string().optional().describe('usable in place of id in the single-spot path'),
    url: z.url().describe('canonical spot page URL'),
    description: z.string().optional().describe('what the place is like; left out when not known'),
    latitude: z.number().min(-90).max(90).describe('degrees north, WGS 84'),
    longitude: z.number().min(-180).max(180).describe('degrees east, WGS 84'),
    coordinates: z
      .object({
        latitude: z.number().describe('degrees north, WGS 84'),
        longitude: z.number().describe('degrees east, WGS 84'),
      })
      .optional()
      .describe('the same once more, as an object'),
    mapsUrl: z.url().optional().describe('a map of the place'),
    tags: z.array(z.string()).optional().describe('what is there'),
    activities: z.array(z.string()).optional().describe('what can be done there'),
    accessStatus: z.enum(ACCESS_STATUSES).optional().describe('left out when not known'),
    fireStatus: z.string().nullable().optional().describe('null when not known'),
    sceneryType: z.string().nullable().optional().describe('null when not known'),
    transportation: z.string().nullable().optional().describe('null when not known'),
    silenceRating: z.number().min(1).max(5).describe('1 (noisy) to 5 (pristine), one decimal'),
    commentsCount: z.int().optional().describe('left out when not known'),
    confidence: z
      .enum(CONFIDENCES_IN_ORDER)
      .optional()
      .describe('how much the rating can be trusted; "editorial": given by people, not computed'),
    country: z.string().optional().describe('ISO 3166-1 alpha-2, upper case'),
    place: z.string().optional().describe('the nearest settlement'),
    source: z.string().optional().describe('the name of its source'),
    elevation: z.number().optional().describe('metres above the sea'),
    elevationSource: z
      .enum(ELEVATION_SOURCES)
      .optional()
      .describe(
        '"tiles": the elevation was read from the elevation tiles of the import; left out when the source gives it',
      ),
    links: SpotLinks.optional().describe('where else the place is described'),
    distanceKm: z.number().optional().describe('kilometres from `near`, in lists that have it'),
  })
  .meta({ id: 'Spot', description: 'A quiet place in nature' })
export type Spot = z.infer<typeof Spot>

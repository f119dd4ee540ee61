import { z } from 'zod'
import { RATING_WORDS } from '../../silence/parameters.ts'
import { KINDS as NOISE_KINDS } from '../../silence/sources/sources.ts'

// The bodies that tell how quiet a place is, and where the data comes from.

export const NoiseSource = z
  .object({
    kind: z.enum(NOISE_KINDS).describe('what it is'),
    class: z.string().describe('its kind in more detail, as the map has it'),
    name: z.string().nullable().describe('its name; null where it has none'),
    distanceM: z.int().describe('metres to its nearest point'),
    levelDb: z.number().describe('what it alone gives, dB(A) Lden'),
    share: z.number().describe('its part of the sound energy, 0 to 1'),
    screenedDb: z
      .number()
      .optional()
      .describe('how much of it the terrain takes away, dB; absent below 1, and where terrain is not modelled'),
  })
  .meta({ id: 'NoiseSource', description: 'Something that makes noise' })

export const RatingCap = z
  .object({
    class: z.string().describe('what it is, as the map has it'),
    name: z.string().nullable().describe('its name; null where it has none'),
    distanceM: z.int().describe('metres to its nearest point'),
    cap: z.number().describe('the rating is at most this'),
    isSeasonal: z.boolean().describe('runs for a part of the year only'),
    season: z.enum(['winter']).nullable().describe('the part of the year that it runs in; null: all of it'),
  })
  .meta({ id: 'RatingCap', description: 'An event near by that caps the rating' })

const period = (hours: string) => z.number().describe(`dB(A) in the ${hours}; 20 is the least that is told`)

export const PeriodLevels = z
  .object({ day: period('12 hours of day'), evening: period('4 of evening'), night: period('8 of night') })
  .meta({ id: 'PeriodLevels', description: 'Noise by day, evening and night, by what is usual for its sources' })

export const SilenceExplanation = z
  .object({
    rating: z.number().min(1).max(5).describe('1 (noisy) to 5 (pristine), one decimal'),
    lden: z.number().nullable().describe('man-made noise, dB(A) Lden; null where it is not known'),
    below: z.literal(true).optional().describe('true: the level is lower than lden, which is the least that is told'),
    levels: PeriodLevels.nullable().describe(
      'what lden is made of; null where it is not known or below the least told',
    ),
    band: z
      .array(z.number())
      .min(2)
      .max(2)
      .nullable()
      .describe('lowest and highest rating that the truth may have; null where it is not known'),
    confidence: z.enum(['high', 'medium', 'low']).nullable().describe('how sure that is; null where it is not known'),
    method: z.string().describe('the version of the model that rated, or "editorial"'),
    parameters: z
      .object({ screening: z.literal('terrain').describe('ridges between sources and the place are modelled') })
      .optional()
      .describe('what was computed beside the method itself; absent: nothing was'),
    words: z.enum(RATING_WORDS.map(({ word }) => word)).describe('the rating in a word'),
    dominant: z.array(NoiseSource).describe('what makes the noise, the loudest first'),
    caps: z.array(RatingCap).optional().describe('events near by that cap the rating, the nearest first'),
    caveats: z.array(z.string()).describe('what to keep in mind'),
    source: z.string().describe('the source of the spot, or the regions that hold the point'),
  })
  .meta({ id: 'SilenceExplanation', description: 'How quiet a place is, and why' })
export type SilenceExplanation = z.infer<typeof SilenceExplanation>

const BoundingBox = z.array(z.number()).min(4).max(4)

export const SourceInfo = z
  .object({
    name: z.string().describe('its name'),
    attribution: z.string().describe('to be shown wherever spots of the source are'),
    licence: z.string().nullable().describe('the terms of its data; null where none are named'),
    url: z.string().nullable().describe('where it is found; null where that is not known'),
    spots: z.int().describe('number of its spots'),
    ratings: z.enum(['editorial', 'computed']).describe('given by people, or computed'),
    extractDate: z.iso.datetime().nullable().describe('when the data was extracted; null where that is not known'),
    importedAt: z.iso.datetime().describe('when it was imported'),
    coverage: BoundingBox.nullable().describe(
      'the box around the region that can be asked for silence: west, south, east, north in degrees (RFC 7946)',
    ),
  })
  .meta({ id: 'SourceInfo', description: 'Where spots come from' })

export const SourceList = z
  .object({
    object: z.literal('sources').describe('always sources'),
    data: z.array(SourceInfo).describe('the sources'),
  })
  .meta({ id: 'SourceList', description: 'Where the spots come from' })

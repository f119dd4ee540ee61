import { z } from 'zod'
import { RATING_WORDS } from '../../silence/parameters.ts'
import { KINDS as NOISE_KINDS } from '../../silence/sources/sources.ts'

// The bodies that tell how quiet a place is, and where the data comes from.

export const SilenceExplanation = z
  .object({
    rating: z.number().min(1).max(5).describe('1 (noisy) to 5 (pristine), one decimal'),
    lden: z
      .union([z.number(), z.literal('< 20')])
      .nullable()
      .describe('man-made noise, dB(A) Lden; "< 20" where the model has nothing to say; null where it is not known'),
    band: z
      .array(z.number())
      .min(2)
      .max(2)
      .nullable()
      .describe('lowest and highest rating that the truth may have; null where it is not known'),
    confidence: z.enum(['high', 'medium', 'low']).nullable(),
    method: z.string().describe('the version of the model that rated, or "editorial"'),
    words: z.enum(RATING_WORDS.map(({ word }) => word)),
    dominant: z
      .array(
        z.object({
          kind: z.enum(NOISE_KINDS),
          class: z.string(),
          name: z.string().nullable(),
          distanceM: z.int().describe('metres to its nearest point'),
          levelDb: z.number().describe('what it alone gives, dB(A) Lden'),
          share: z.number().describe('its part of the sound energy, 0 to 1'),
        }),
      )
      .describe('what makes the noise, the loudest first'),
    caps: z
      .array(
        z.object({
          class: z.string(),
          name: z.string().nullable(),
          distanceM: z.int(),
          cap: z.number().describe('the rating is at most this'),
          isSeasonal: z.boolean().describe('runs for a part of the year only'),
        }),
      )
      .optional()
      .describe('events near by that cap the rating, the nearest first'),
    caveats: z.array(z.string()),
    source: z.string().describe('the source of the spot, or the regions that hold the point'),
  })
  .meta({ id: 'SilenceExplanation' })
export type SilenceExplanation = z.infer<typeof SilenceExplanation>

const BoundingBox = z.array(z.number()).min(4).max(4)

export const SourceList = z
  .object({
    object: z.literal('sources'),
    data: z.array(
      z.object({
        name: z.string(),
        attribution: z.string().describe('to be shown wherever spots of the source are'),
        licence: z.string().nullable(),
        url: z.string().nullable(),
        spots: z.int(),
        ratings: z.enum(['editorial', 'computed']),
        extractDate: z.iso.datetime().nullable().describe('when the data was extracted'),
        importedAt: z.iso.datetime(),
        coverage: BoundingBox.nullable().describe(
          'the box around the region that can be asked for silence: west, south, east, north in degrees (RFC 7946)',
        ),
      }),
    ),
  })
  .meta({ id: 'SourceList' })

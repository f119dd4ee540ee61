// What goes into ask and what comes out: plain data, the same for HTTP, pages and agents.
import { z } from 'zod'
import type { Doc } from '../index/types.ts'
import { ORDERS } from './vocabulary/orders.ts'

/** A question in plain English, and those asked before it, oldest first, that "there" and "closer" speak of. */
export type Question = { query: string; prev?: readonly string[] }

/** Earlier questions that may come along with one. */
export const MOST_EARLIER = 20

export const KINDS = [
  'find',
  'nearest',
  'superlative',
  'count',
  'about',
  'why',
  'compare',
  'summary',
  'help',
  'not understood',
  'declined',
] as const
export type Kind = (typeof KINDS)[number]

/** What was understood of a question, for a person to see and to correct. */
export const Understood = z
  .object({
    kind: z.enum(KINDS),
    spots: z.array(z.object({ id: z.string(), name: z.string() })).describe('spots that the question names'),
    aspect: z.string().nullable().describe('what is asked about the named spot, e.g. "fire"'),
    place: z
      .object({
        name: z.string(),
        kind: z.enum(['settlement', 'country', 'region', 'spot', 'coordinates']),
        relation: z.enum(['in', 'near', 'from', 'between', 'outside']),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      })
      .nullable()
      .describe('where, first place named'),
    withinKm: z.number().nullable(),
    tags: z.array(z.string()).describe('features of the place, all wanted'),
    activities: z.array(z.string()),
    access: z.enum(['free', 'paid']).nullable(),
    fire: z.enum(['allowed', 'prohibited']).nullable(),
    minRating: z.number().nullable(),
    maxRating: z.number().nullable(),
    words: z.array(z.string()).describe('words that must stand in the text of a spot'),
    without: z.array(z.string()).describe('what is not wanted'),
    orderBy: z.enum(ORDERS),
    rank: z.int().describe('the place in that order of the first spot asked for: 2 for "the second quietest"'),
    limit: z.int(),
    relaxed: z.array(z.string()).describe('conditions that were dropped because nothing met them all'),
    notUnderstood: z.array(z.string()).describe('the same as notApplied, under its first name'),
    applied: z
      .array(z.object({ text: z.string(), as: z.string() }))
      .describe('words of the question that make a difference to the answer, and what they were taken as'),
    notApplied: z.array(z.string()).describe('words of the question that could not be taken into account'),
    corrected: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .describe('words that were read otherwise than typed'),
    near: z
      .object({
        name: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        radiusKm: z.number().nullable().describe('null: at any distance, closest first'),
      })
      .nullable()
      .describe('what distances are measured from, and how far was looked'),
    quietFrom: z.number().nullable().describe('the lowest rating that "quiet" stood for'),
  })
  .meta({ id: 'Understood' })
export type Understood = z.infer<typeof Understood>

/** A spot that an answer speaks of. */
export const Source = z.object({ title: z.string(), url: z.url(), apiUrl: z.url() }).meta({ id: 'Source' })
export type Source = z.infer<typeof Source>

export type Answer = {
  query: string
  /** The sentences joined, byte for byte. */
  answer: string
  /** Pieces to stream, each with the space that parts it from the one before. */
  sentences: readonly string[]
  /** In the order in which the answer speaks of them. */
  sources: readonly Source[]
  understood: Understood
  /** The spots of `sources`. */
  docs: readonly Doc[]
}

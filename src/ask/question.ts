// What goes into ask and what comes out: plain data, the same for HTTP, pages and agents.
import { z } from 'zod'
import type { Language } from './vocabulary/languages/languages.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import type { Doc } from '../index/types.ts'
import { ORDERS } from './vocabulary/orders.ts'

/** A question in plain words, and those asked before it, oldest first, that "there" and "closer" speak of. */
export type Question = {
  query: string
  prev?: readonly string[]
  /** The language of an answer to a bare name, which is of none. */
  language?: Language
  /** Where the asker is: what "here" and "near me" speak of. */
  near?: Coordinates
}

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

export const NamedSpot = z
  .object({ id: z.string().describe('id of the spot'), name: z.string().describe('its name') })
  .meta({ id: 'NamedSpot', description: 'A spot that a question names' })

export const AppliedText = z
  .object({ text: z.string().describe('words of the question'), as: z.string().describe('what they were taken as') })
  .meta({ id: 'AppliedText', description: 'Words that make a difference to the answer' })

export const Correction = z
  .object({ from: z.string().describe('as typed'), to: z.string().describe('as read') })
  .meta({ id: 'Correction', description: 'A word that was read otherwise than typed' })

export const UnderstoodPlace = z
  .object({
    name: z.string().describe('its name'),
    kind: z.enum(['settlement', 'country', 'region', 'spot', 'coordinates']).describe('what it is'),
    relation: z.enum(['in', 'near', 'from', 'between', 'outside']).describe('how spots stand to it'),
    latitude: z.number().nullable().describe('degrees north; null for what is no point'),
    longitude: z.number().nullable().describe('degrees east; null for what is no point'),
  })
  .meta({ id: 'UnderstoodPlace', description: 'A place that a question names' })

export const UnderstoodNear = z
  .object({
    name: z.string().describe('its name'),
    latitude: z.number().describe('degrees north'),
    longitude: z.number().describe('degrees east'),
    radiusKm: z.number().nullable().describe('null: at any distance, closest first'),
  })
  .meta({ id: 'UnderstoodNear', description: 'What distances are measured from' })

/** What was understood of a question, for a person to see and to correct. */
export const Understood = z
  .object({
    language: z
      .string()
      .describe(
        'of the question and so of its answer, ISO 639-1: en, de, fr, es and it are understood, others are not',
      ),
    kind: z.enum(KINDS).describe('what kind of question it is'),
    spots: z.array(NamedSpot).describe('spots that the question names'),
    aspect: z.string().nullable().describe('what is asked about the named spot, e.g. "fire"'),
    place: UnderstoodPlace.nullable().describe('where, first place named'),
    withinKm: z.number().nullable().describe('at most this far from there; null: not limited'),
    tags: z.array(z.string()).describe('features of the place, all wanted'),
    activities: z.array(z.string()).describe('what is to be done there, all wanted'),
    access: z.enum(['free', 'paid']).nullable().describe('the access asked for; null where none was'),
    fire: z.enum(['allowed', 'prohibited']).nullable().describe('the fire status asked for; null where none was'),
    minRating: z.number().nullable().describe('the lowest rating asked for; null where none was'),
    maxRating: z.number().nullable().describe('the highest rating asked for; null where none was'),
    words: z.array(z.string()).describe('words that must stand in the text of a spot'),
    without: z.array(z.string()).describe('what is not wanted'),
    orderBy: z.enum(ORDERS).describe('what the spots are ordered by'),
    rank: z.int().describe('the place in that order of the first spot asked for: 2 for "the second quietest"'),
    limit: z.int().describe('number of spots asked for'),
    relaxed: z.array(z.string()).describe('conditions that were dropped because nothing met them all'),
    notUnderstood: z.array(z.string()).describe('the same as notApplied, under its first name'),
    applied: z
      .array(AppliedText)
      .describe('words of the question that make a difference to the answer, and what they were taken as'),
    notApplied: z.array(z.string()).describe('words of the question that could not be taken into account'),
    corrected: z.array(Correction).describe('words that were read otherwise than typed'),
    near: UnderstoodNear.nullable().describe('what distances are measured from, and how far was looked'),
    quietFrom: z.number().nullable().describe('the lowest rating that "quiet" stood for'),
  })
  .meta({ id: 'Understood', description: 'What was understood of a question' })
export type Understood = z.infer<typeof Understood>

/** A spot that an answer speaks of. */
export const Source = z
  .object({
    title: z.string().describe('its name'),
    url: z.url().describe('its page'),
    apiUrl: z.url().describe('where it is read as JSON'),
  })
  .meta({ id: 'Source', description: 'A spot that an answer speaks of' })
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
  /** The question was a bare name: the reader's language decided that of the answer. */
  isOfNoLanguage: boolean
}

import { z } from 'zod'

/** What spots a right answer draws from: all conditions hold; of `any`, one is enough. */
export const Where = z.strictObject({
  /** "tag:lake", "scenery:lake", "activity:hiking"; of each inner list one must hold. */
  any: z.array(z.array(z.string())).optional(),
  none: z.array(z.string()).optional(),
  access: z.enum(['free', 'paid']).optional(),
  fire: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  country: z.array(z.string()).optional(),
  notCountry: z.array(z.string()).optional(),
  /** Latitude, longitude, kilometres. */
  near: z.array(z.number()).length(3).optional(),
  /** A regular expression for the transportation text, and one that it must not match. */
  way: z.string().optional(),
  notWay: z.string().optional(),
  /** Stands in the place text. */
  place: z.string().optional(),
  /** A word of the name or description. */
  text: z.string().optional(),
  ids: z.array(z.string()).optional(),
  notIds: z.array(z.string()).optional(),
})
export type Where = z.infer<typeof Where>

/** A question and what a right answer must satisfy. */
export const Expectation = z.strictObject({
  ask: z.string(),
  prev: z.array(z.string()).optional(),
  /** One of these is right. */
  kind: z.array(z.string()),
  where: Where.optional(),
  order: z.enum(['rating', 'noise', 'distance']).optional(),
  from: z.array(z.number()).length(2).optional(),
  /** How many spots are named at least, when as many fit. */
  atLeast: z.int().optional(),
  /** Exactly these sources, in this order. */
  spots: z.array(z.string()).optional(),
  /** The answer has the number of spots that fit. */
  count: z.boolean().optional(),
  /** No sources. */
  empty: z.boolean().optional(),
  says: z.array(z.string()).optional(),
  never: z.array(z.string()).optional(),
})
export type Expectation = z.infer<typeof Expectation>

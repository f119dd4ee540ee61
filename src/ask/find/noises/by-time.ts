import type { Period } from '../../../silence/parameters.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { cappedBy } from './capped-by.ts'

/**
 * What is known of a spot by times of the day or year, where a question compares them and the catalogue records no differences of months or hours:
 * its noise by day and by night, and a ski lift that limits its rating in winter alone.
 */
export function withKnownByTime(query: Query, { explain }: QuestionContext): Query {
  const doc = query.subjects[0]?.docs[0]
  if (query.kind !== 'about' || query.unmeasured !== 'season' || query.subjects.length !== 1 || doc === undefined)
    return query
  if (query.aspects.some(({ of }) => of === 'unknowable')) return query
  const why = explain?.(doc)
  if (!why) return query
  const period = periodOf(query.unmeasuredSaid)
  if (period && why.levels) return { ...query, unmeasured: null, aspects: [{ of: 'level at', period }] }
  const isSeasonal = (cappedBy(why)?.season ?? null) !== null
  return isSeasonal && !period ? { ...query, unmeasured: null, aspects: [{ of: 'why' }] } : query
}

/** The part of the day that is named, in any language. */
function periodOf(said: string): Period | null {
  const [period = null] = PERIODS.find(([, words]) => words.test(said)) ?? []
  return period
}

const PERIODS: readonly (readonly [Period, RegExp])[] = [
  ['night', /(?<!\p{L})(nights?|nachts?|nuit|noche|notte|overnight)(?!\p{L})/iu],
  ['evening', /(?<!\p{L})(evenings?|abends?|soir|soirée|sera|serata)(?!\p{L})/iu],
  ['day', /(?<!\p{L})(by day|daytime|tagsüber|am tage?|de jour|la journée|de día|durante el día|di giorno)(?!\p{L})/iu],
]

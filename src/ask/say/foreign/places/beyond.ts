import { tenthBeyond } from '../../../../text/distance-words.ts'
import type { Query } from '../../../query.ts'
import { limitsOf } from '../../places/closest.ts'
import type { Voice } from '../voice.ts'

/** A distance beyond the limit that was asked for, told so that it does not round to it. */
export function kmBeyond(voice: Voice, km: number, asked: Query['conditions']): string {
  const tenth = tenthBeyond(km, limitsOf(asked))
  return tenth === null ? voice.km(km) : `${voice.decimal(tenth)} km`
}

import { highestRatingBelow, lowestRatingOf } from '../../../silence/rating.ts'
import type { MissingField, Quality } from '../../vocabulary/meanings.ts'

/** Ratings that the words mean: that of the scale's word or a better one, for "noisy" a worse one than "disturbed". */
export const QUALITY_RANGES: Readonly<Record<Quality, { min: number | null; max: number | null }>> = {
  pristine: { min: lowestRatingOf('pristine'), max: null },
  'very quiet': { min: lowestRatingOf('very quiet'), max: null },
  quiet: { min: lowestRatingOf('quiet'), max: null },
  noisy: { min: null, max: highestRatingBelow('disturbed') },
}

/** What the fields are called whose value may be unknown. */
export const FIELD_NAMES = {
  access: 'access status',
  fire: 'fire rule',
  transport: 'transport',
  elevation: 'elevation',
  level: 'noise level',
  scenery: 'scenery',
  activities: 'activities',
} as const satisfies Record<MissingField, string>

/** Says that a field has no value. */
export function unknownField(field: MissingField): string {
  return `whose ${FIELD_NAMES[field]} ${field === 'activities' ? 'are' : 'is'} not known`
}

/** What can be asked about one spot; `unrecorded` is what people ask and no catalogue holds. */
export const ASPECTS = [
  'access',
  'fire',
  'transport',
  'rating',
  'location',
  'activities',
  'scenery',
  'distance',
  'comments',
  'tags',
] as const
export type Aspect = (typeof ASPECTS)[number]

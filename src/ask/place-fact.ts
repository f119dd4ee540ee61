import type { Place } from './gazetteer/place.ts'

/** What is asked of places that are no spots: how far two are apart, whether one lies in the other, which is nearer. */
export type PlaceFact =
  /** `atMost`: the kilometres that it is asked whether they are less than. */
  | { of: 'distance' | 'within'; place: Place; other: Place; atMost?: number }
  | { of: 'elevation'; place: Place }
  /** "In Peru or Bolivia": in which of two, or in both. */
  | { of: 'which'; place: Place; others: readonly [Place, Place] }
  /** To which of two a place lies nearer; `isAsked`: whether that is the first, as in "closer to Prague than to Budapest". */
  | { of: 'nearer'; place: Place; others: readonly [Place, Place]; isAsked: boolean }

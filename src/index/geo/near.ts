import type { Coordinates } from '../../geo/coordinates.ts'
import { compareIds } from '../../spots/order.ts'
import type { Doc, Near } from '../types.ts'
import type { Intervals } from '../sets/intervals.ts'

export type NearestQuery = {
  from: Coordinates
  limit: number
  /** Which documents count; all, when it is not given. */
  isIn?: ((doc: Doc) => boolean) | undefined
  /** Places that alone count. */
  intervals?: Intervals | undefined
  /** Farther than this none counts. */
  mostKm?: number | undefined
  /** Which part of all documents those are that count, 0 to 1. */
  share: number
  /** Continues behind this place. */
  after?: { distanceKm: number; id: string } | undefined
  id: (doc: Doc) => string
  /** The order of equal distances; by id, when it is not given. */
  compareTies?: (a: Doc, b: Doc) => number
}

/** Tells whether a document comes behind the place that a page begins behind. */
export function isBehind(near: Near, after: NearestQuery['after'], id: (doc: Doc) => string): boolean {
  return after === undefined || (near.distanceKm - after.distanceKm || compareIds(id(near.doc), after.id)) > 0
}

/** Compares by distance, then as the query says. */
export function byDistance(a: Near, b: Near, { id, compareTies }: NearestQuery): number {
  return a.distanceKm - b.distanceKm || (compareTies?.(a.doc, b.doc) ?? compareIds(id(a.doc), id(b.doc)))
}

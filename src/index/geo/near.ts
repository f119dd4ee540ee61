import type { Coordinates } from '../../geo/distance.ts'
import { compareIds } from '../../spots/order.ts'
import type { Doc } from '../types.ts'
import type { Runs } from '../runs.ts'

/** A document and how far it is from where the question stands. */
export type Near = { doc: Doc; distanceKm: number }

export type NearestQuery = {
  from: Coordinates
  limit: number
  /** Which documents count; all, when it is not given. */
  isIn?: ((doc: Doc) => boolean) | undefined
  /** Places that alone count. */
  runs?: Runs | undefined
  /** Farther than this none counts. */
  mostKm?: number | undefined
  /** Which part of all documents those are that count, 0 to 1. */
  share: number
  /** Continues behind this place. */
  after?: { distanceKm: number; id: string } | undefined
  id: (doc: Doc) => string
}

/** Tells whether a document comes behind the place that a page begins behind. */
export function isBehind(near: Near, after: NearestQuery['after'], id: (doc: Doc) => string): boolean {
  return after === undefined || (near.distanceKm - after.distanceKm || compareIds(id(near.doc), after.id)) > 0
}

/** Compares by distance, then id. */
export function byDistance(a: Near, b: Near, id: (doc: Doc) => string): number {
  return a.distanceKm - b.distanceKm || compareIds(id(a.doc), id(b.doc))
}

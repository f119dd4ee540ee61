import type { Doc, Index } from '../index/types.ts'
import { ApiError } from './errors.ts'

/** Finds a spot by its id, slug or old slug. @throws ApiError `spot_not_found` */
export function findSpot(index: Pick<Index, 'find'>, idOrSlug = ''): Doc {
  const doc = index.find(idOrSlug)
  if (doc === undefined) throw new ApiError('spot_not_found', 'no public spot has this id or slug')
  return doc
}

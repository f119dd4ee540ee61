import { and, type Bitset, countBits, eachDoc, emptyBitset, not, or, setBit } from '../../arrays/bitset.ts'
import type { Doc, Index } from '../../index/types.ts'
import type { Spot } from '../../spots/spot.ts'
import type { Condition } from '../query.ts'

/** "Parking, 570 m away": a car park is told of in the way there, where no tag says it. */
export function isParkingTold({ transportation }: Pick<Spot, 'transportation'>): boolean {
  return /\bparking\b/i.test(transportation ?? '')
}

export function isOfParking(test: Condition): boolean {
  return test.on === 'feature' && test.any.length === 1 && test.any[0] === 'parking'
}

/** Adds the spots of a set whose way there tells of parking; of more than can be read in time, those with the tag alone. */
export function withParkingTold(tagged: Bitset, all: Bitset, index: Index): Bitset {
  const others = and(and(all, index.docs({ mode: 'car' })), not(tagged, index.count))
  if (countBits(others) > MOST_READ) return tagged
  const known = told.getOrInsertComputed(index, () => new Map<Doc, boolean>())
  const found = emptyBitset(index.count)
  eachDoc(others, doc => {
    if (known.getOrInsertComputed(doc, () => isParkingTold(index.spot(doc)))) setBit(found, doc)
  })
  return or(tagged, found)
}

const MOST_READ = 300
const told = new WeakMap<Index, Map<Doc, boolean>>()

import { distanceKm } from '../../../geo/distance.ts'
import type { Span } from '../spans.ts'

/** Tells whether a name only says where the coordinates before it are: "45.07 N 7.69 E (Turin)". */
export function isLabelOfPoint(spans: readonly Span[], at: number): boolean {
  const name = spans[at]?.meaning
  const before = spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'comma')?.meaning
  if (name?.is !== 'name' || before?.is !== 'coordinates') return false
  return name.named.settlements.some(town => distanceKm(town, before.at) < AROUND_KM)
}

const AROUND_KM = 50

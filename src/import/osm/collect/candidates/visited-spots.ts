import type { NearbySpots, SpotArea } from '../nearby/nearby.ts'
import type { MergedCandidates } from './merge.ts'
import { ISLANDS } from '../../kinds.ts'
import { visitedAt } from './shore.ts'

/** Returns what may become spots as they are visited, by their place among those that others were merged into. */
export function visitedSpots({ candidates, winners }: MergedCandidates): NearbySpots {
  const [xs, ys] = [new Int32Array(winners.length), new Int32Array(winners.length)]
  for (let i = 0; i < winners.length; i++) {
    const { x, y } = visitedAt(candidates, winners[i] ?? 0)
    xs[i] = x
    ys[i] = y
  }
  return { length: winners.length, xs, ys, areaOf }

  function areaOf(i: number): SpotArea | undefined {
    const number = winners[i] ?? 0
    const area = candidates.areaOf(number)
    return area && { ...area, isIsland: ISLANDS.has(candidates.head(number).kind) }
  }
}

import { type EventClass, EVENTS } from './parameters.ts'
import type { Received } from './receiver.ts'
import type { Group } from './sources/sources.ts'

/** An event near by. It has no level: the rating is at most its cap. */
export type RatingCap = {
  class: EventClass
  name: string | null
  distanceM: number
  cap: number
  /** Whether it runs for a part of the year only. */
  isSeasonal: boolean
}

/** Returns the cap of each event that was received, the nearest first. */
export function nearestEvents(received: Received, groups: readonly Group[]): RatingCap[] {
  const nearest = new Map<number, number>()
  for (const { group, metres } of received.events) nearest.set(group, Math.min(metres, nearest.get(group) ?? Infinity))
  return [...nearest]
    .sort(([, a], [, b]) => a - b)
    .flatMap(([index, metres]) => {
      const group = groups[index]
      if (!group) return []
      const eventClass = group.class as EventClass // events carry their table's key
      const { cap, isSeasonal } = EVENTS[eventClass]
      return [{ class: eventClass, name: group.name, distanceM: Math.round(metres), cap, isSeasonal }]
    })
}

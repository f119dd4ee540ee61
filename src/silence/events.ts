import { type EventClass, EVENTS, type Season } from './parameters.ts'
import type { Received } from './receiver.ts'

/** An event near by. It has no level: the rating is at most its cap. */
export type RatingCap = {
  class: EventClass
  name: string | null
  distanceM: number
  cap: number
  /** Whether it runs for a part of the year only. */
  isSeasonal: boolean
  /** That part of the year; null: all of it. */
  season: Season | null
}

/** Returns the cap of each event that was received, the nearest first. */
export function capsOf({ events }: Pick<Received, 'events'>): RatingCap[] {
  return events.map(({ group, metres }) => {
    const eventClass = group.class as EventClass // events carry their table's key
    const { cap, season } = EVENTS[eventClass]
    const distanceM = Math.round(metres)
    return { class: eventClass, name: group.name, distanceM, cap, isSeasonal: season !== null, season }
  })
}

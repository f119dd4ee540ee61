import { IntervalList } from '../sets/intervals.ts'
import type { Area } from './area.ts'
import { AreaMatch } from './area-match.ts'
import type { Geo } from './geo.ts'

/** Finds the places in an area: of each strip what is surely in, and what a look at each place shows to be. */
export function findArea(area: Area, geo: Geo): AreaMatch {
  const { strips, coordinates } = geo
  const found = new IntervalList()
  const look = (from: number, to: number) => {
    for (let place = from; place < to; place++) {
      const verdict = area.judge(strips.longitude(place), strips.latitude(place), strips.slack)
      if (verdict === 'out') continue
      const doc = strips.docs[place] ?? 0
      const isIn = verdict === 'in' || area.holds(coordinates.longitude(doc), coordinates.latitude(doc))
      if (isIn) found.add(place, place + 1)
    }
  }
  for (let strip = strips.at(area.south); strip < strips.count && strips.south(strip) <= area.north; strip++) {
    let low = strips.start(strip)
    const [south, north] = [strips.edges[strip], strips.edges[strip + 1]]
    for (const span of south && north ? area.spans(south, north) : []) {
      const { from, to, sureFrom, sureTo } = strips.within(strip, span, low)
      look(from, sureFrom)
      found.add(sureFrom, sureTo)
      look(sureTo, to)
      // Two spans may meet in one cell, whose places are looked at once.
      low = to
    }
  }
  return new AreaMatch([area], found.intervals, geo)
}

import { spansAround } from './area.ts'
import { FARTHEST_KM } from '../../geo/distance.ts'
import type { Geo } from './geo.ts'
import { havOfKm, CircleWidth } from '../../geo/haversine.ts'
import type { Doc, Near } from '../types.ts'
import type { NearestQuery } from './near.ts'
import { Candidates } from './near-candidates.ts'
import { eachCommon } from '../sets/intervals.ts'

/** The first ring is drawn to hold twice the documents wanted; each next one is 8 times wider. */
const SPARE = 2
const WIDER = 8

/**
 * Finds the nearest documents, by distance, then id: those in a ring just behind `after`, wide enough for the page if
 * the documents were spread evenly, and drawn wider when it holds too few.
 */
export function nearest(geo: Geo, query: NearestQuery): Near[] {
  const part = (SPARE * query.limit) / Math.max(1, query.share * geo.strips.docs.length)
  for (let width = part; ; width *= WIDER) {
    const found = new Candidates(geo, query, width)
    collect(geo, query, found)
    if (found.isEnough) return found.nearest()
  }
}

/**
 * Goes through the strips of latitude, the nearest first, and in each only through what lies behind `after` and not too
 * far by what is found so far.
 */
function collect({ strips }: Geo, { from, after, isIn, intervals }: NearestQuery, found: Candidates): void {
  const { latitude, longitude } = from
  const passed = after && new CircleWidth(found.origin, havOfKm(after.distanceKm))
  const offer = (from: number, to: number) => {
    for (let place = from; place < to; place++) {
      // A bit is sooner looked up than a place reckoned with; where there is none, places are.
      if (isIn ? isIn(strips.docs[place] ?? 0) : found.mayTake(place)) found.offer(place)
    }
  }
  const offerOf = intervals ? (from: number, to: number) => eachCommon(intervals, { from, to }, offer) : offer
  let above = strips.at(latitude)
  let below = above - 1
  while (above < strips.count || below >= 0) {
    const upTo = above < strips.count ? strips.south(above) - latitude : Infinity
    const downTo = below >= 0 ? latitude - strips.north(below) : Infinity
    const gap = Math.max(0, Math.min(upTo, downTo))
    if (havOfKm((gap / 180) * FARTHEST_KM) > found.mostHav) return
    const strip = upTo <= downTo ? above++ : below--
    const [south, north] = [strips.edges[strip], strips.edges[strip + 1]]
    if (!south || !north) continue
    const inner = passed ? passed.inner(south, north) : -1
    if (inner >= 180) continue
    let least = strips.start(strip)
    for (const span of spansAround(longitude, inner, found.width.outer(south, north))) {
      const { from, to, sureFrom, sureTo } = strips.within(strip, span, least)
      offerOf(from, sureFrom)
      offerOf(sureTo, to)
      least = to
    }
  }
}

/** The same among few documents, by looking at each. */
export function nearestAmong(docs: Iterable<Doc>, geo: Geo, query: NearestQuery): Near[] {
  const found = new Candidates(geo, query, WHOLE_GLOBE)
  for (const doc of docs) found.offerDoc(doc)
  return found.nearest()
}

const WHOLE_GLOBE = 1

import { spansAround } from './area.ts'
import { FARTHEST_KM } from '../geo-box.ts'
import type { Geo } from '../geo.ts'
import { chordAt, Reach } from '../haversine.ts'
import type { Doc } from '../types.ts'
import type { Near, NearestQuery } from './near.ts'
import { Candidates } from './near-candidates.ts'
import { eachCommon } from '../runs.ts'

/** So many more documents than are asked for the first ring is drawn to hold, and so many times wider the next. */
const SPARE = 2
const WIDER = 8

/**
 * Finds the nearest documents, by distance, then id: those in a ring just behind `after`, wide enough for the page if
 * the documents were spread evenly, and drawn wider when it holds too few.
 */
export function nearest(geo: Geo, query: NearestQuery): Near[] {
  const part = (SPARE * query.limit) / Math.max(1, query.share * geo.bands.docs.length)
  for (let width = part; ; width *= WIDER) {
    const found = new Candidates(geo, query, width)
    collect(geo, query, found)
    if (found.isEnough) return found.nearest()
  }
}

/**
 * Goes through the bands of latitude, the nearest first, and in each only through what lies behind `after` and not too
 * far by what is found so far.
 */
function collect({ bands }: Geo, { from, after, isIn, runs }: NearestQuery, found: Candidates): void {
  const { latitude, longitude } = from
  const passed = after && new Reach(found.here, chordAt(after.distanceKm))
  const offer = (from: number, to: number) => {
    for (let place = from; place < to; place++) {
      // A bit is sooner looked up than a place reckoned with; where there is none, places are.
      if (isIn ? isIn(bands.docs[place] ?? 0) : found.mayTake(place)) found.offer(place)
    }
  }
  const offerOf = runs ? (from: number, to: number) => eachCommon(runs, { from, to }, offer) : offer
  let above = bands.at(latitude)
  let below = above - 1
  while (above < bands.count || below >= 0) {
    const upTo = above < bands.count ? bands.south(above) - latitude : Infinity
    const downTo = below >= 0 ? latitude - bands.north(below) : Infinity
    const gap = Math.max(0, Math.min(upTo, downTo))
    if (chordAt((gap / 180) * FARTHEST_KM) > found.mostChord) return
    const band = upTo <= downTo ? above++ : below--
    const [south, north] = [bands.edges[band], bands.edges[band + 1]]
    if (!south || !north) continue
    const inner = passed ? passed.inner(south, north) : -1
    if (inner >= 180) continue
    let least = bands.start(band)
    for (const span of spansAround(longitude, inner, found.reach.outer(south, north))) {
      const { from, to, sureFrom, sureTo } = bands.stretch(band, span, least)
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

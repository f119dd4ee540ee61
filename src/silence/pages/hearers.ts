import type { Coordinates } from '../../geo/coordinates.ts'
import { treeOfBoxes } from '../../geo/trees/box-tree.ts'
import { E7 } from '../../geo/local-plane.ts'
import { type Coverage, FARTHEST_EDGE_METRES, indexCoverages } from '../coverage.ts'
import { turns } from '../sources/distances.ts'
import { heardBox } from '../sources/reach.ts'
import type { ChangedNoise } from './changed-noise.ts'
import { BEYOND } from '../parameters.ts'
import { openNoise } from './open-noise.ts'
import type { PageCache } from './page-cache.ts'

type Hears = (point: Coordinates) => boolean

/** Tells of a point whether it hears a change of noise, or of what is covered: where not, its explanation stays. */
export function hearersOf(changed: ChangedNoise, cache: PageCache): Hears {
  const boxes = [...changed.gone, ...changed.come].map(({ box, reach }) => heardBox(box, reach))
  const tree = treeOfBoxes(boxes)
  // What is usual beyond an edge says nothing of places with none near them.
  const maps = openNoise(changed.after, cache)
  const hearsEdge: Hears = point => maps.metresToLandEdge(point, BEYOND.nearMetres) < Infinity
  const regions = regionChanges(changed, cache).map(({ before, after }) => {
    if (!before || !after) return hearsRegion(before ?? after)
    if (sameFacts(before) !== sameFacts(after)) return either(hearsRegion(before), hearsRegion(after))
    return sameOutline(before, after) ? hearsEdge : hearsOutline(before, after)
  })
  return point => {
    const y = point.latitude * E7
    for (const shift of turns(point.longitude)) {
      const x = (point.longitude + shift) * E7
      if (tree && tree.search(x, y, x, y).length > 0) return true
    }
    return regions.some(hears => hears(point))
  }
}

/** What each region that changes covered, and covers. */
export function regionChanges({ before, after, regionsGone, regionsCome }: ChangedNoise, cache: PageCache) {
  const sources = new Set([...regionsGone, ...regionsCome].map(({ source }) => source))
  return Array.from(sources, source => {
    const [gone] = regionsGone.filter(region => region.source === source)
    const [come] = regionsCome.filter(region => region.source === source)
    return {
      before: gone && cache.open('region', gone.hash, hash => before.bytes(hash)).coverage,
      after: come && cache.open('region', come.hash, hash => after.bytes(hash)).coverage,
    }
  })
}

/** What a region says of every place that it covers. */
export function sameFacts({ missing = [], isOld = false }: Coverage): string {
  return JSON.stringify([...missing, isOld])
}

function either(one: Hears, other: Hears): Hears {
  return point => one(point) || other(point)
}

/** A region that comes or goes, or says something else as a whole, is heard wherever it is. */
function hearsRegion(region: Coverage | undefined): Hears {
  if (!region) return () => false
  const index = indexCoverages([region])
  return point => index.covers(point) || index.isNearLandEdge(point, FARTHEST_EDGE_METRES)
}

/** Of another outline nothing is heard deep within, where no edge was near, nor is: one at sea may hide another behind it. */
function hearsOutline(before: Coverage, after: Coverage): Hears {
  const [old, now] = [before, after].map(region =>
    indexCoverages([{ ...region, atSea: new Uint8Array(region.atSea.length) }]),
  )
  return point =>
    old?.covers(point) !== now?.covers(point) ||
    [old, now].some(index => index?.isNearLandEdge(point, FARTHEST_EDGE_METRES))
}

export function sameOutline(a: Coverage, b: Coverage): boolean {
  return (
    a.method === b.method &&
    isSame(a.edges, b.edges) &&
    isSame(a.atSea, b.atSea) &&
    isSame(a.blank ?? NO_EDGES, b.blank ?? NO_EDGES)
  )
}

const NO_EDGES = new Int32Array()

function isSame(a: Int32Array | Uint8Array, b: Int32Array | Uint8Array): boolean {
  return a.length === b.length && a.every((number, i) => number === b[i])
}

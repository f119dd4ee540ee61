import { type Box, boxOfLine } from '../../geo/box.ts'
import { treeOfBoxes } from '../../geo/trees/box-tree.ts'
import { E7 } from '../../geo/local-plane.ts'
import { type Coverage, FARTHEST_EDGE_METRES, indexCoverages } from '../coverage.ts'
import { BEYOND } from '../parameters.ts'
import type { ChangedNoise } from '../pages/changed-noise.ts'
import { regionChanges, sameFacts, sameOutline } from '../pages/hearers.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { heardBox } from '../sources/reach.ts'

/**
 * A raster takes sources together in squares, and lets them fade out a little beyond their reach: in blocks this much farther
 * off nothing is other than it was, to the last bit.
 */
const BEYOND_REACH = { share: 1.3, metres: 1_000 } as const

type HearsIn = (box: Box) => boolean

/** Tells of a box in degrees whether a raster of it may hear a change of noise, or of what is covered. */
export function hearingBoxes(changed: ChangedNoise, cache: PageCache): HearsIn {
  const { share, metres } = BEYOND_REACH
  const hearsPage = meeting(
    [...changed.gone, ...changed.come].map(({ box, reach }) => heardBox(box, share * reach + metres)),
  )
  const after = changed.after.regions().map(({ hash }) => {
    return cache.open('region', hash, hash => changed.after.bytes(hash)).coverage
  })
  const edges = indexCoverages(after)
  // What is usual beyond an edge says nothing of places with none near them.
  const hearsEdge: HearsIn = box => edges.landEdgesNear(box, BEYOND.nearMetres).length > 0
  const regions = regionChanges(changed, cache).map(({ before, after }): HearsIn => {
    if (!before || !after || facts(before) !== facts(after)) return hearsAround([before, after])
    return sameOutline(before, after) ? hearsEdge : either(hearsEdge, hearsOutline(before, after))
  })
  return box => hearsPage(box) || regions.some(hears => hears(box))
}

/** What a region says of every place that it covers. */
function facts(coverage: Coverage): string {
  return `${coverage.method} ${coverage.screening ?? ''} ${sameFacts(coverage)}`
}

function either(one: HearsIn, other: HearsIn): HearsIn {
  return box => one(box) || other(box)
}

/** A region that comes or goes, or says something else as a whole. */
function hearsAround(regions: readonly (Coverage | undefined)[]): HearsIn {
  return meeting(regions.flatMap(region => (region && around(boxOfLine(region.edges))) ?? []))
}

/** Of another outline nothing is heard where no edge is another, and where as much is covered as before. */
function hearsOutline(before: Coverage, after: Coverage): HearsIn {
  const others = meeting(otherEdges(before, after).map(around))
  const [old, now] = [indexCoverages([before]), indexCoverages([after])]
  return box => {
    if (others(box)) return true
    const middle = { longitude: (box.west + box.east) / 2, latitude: (box.south + box.north) / 2 }
    return old.covers(middle) !== now.covers(middle)
  }
}

/** Gives the boxes of the edges that only one of two outlines has. */
function otherEdges(a: Coverage, b: Coverage): Box[] {
  const [mine, other] = [edgesOf(a), edgesOf(b)]
  return [...mine, ...other].flatMap(([key, box]) => (mine.has(key) && other.has(key) ? [] : [box]))
}

function edgesOf({ edges, atSea, blank = NO_EDGES }: Coverage): Map<string, Box> {
  const found = new Map<string, Box>()
  for (let i = 0; i < edges.length; i += 4) {
    found.set(`${atSea[i / 4] ?? 0} ${edges.subarray(i, i + 4).join()}`, boxOfLine(edges, i, i + 4))
  }
  for (let i = 0; i < blank.length; i += 4) {
    found.set(`blank ${blank.subarray(i, i + 4).join()}`, boxOfLine(blank, i, i + 4))
  }
  return found
}

const NO_EDGES = new Int32Array()

function around(box: Box): Box {
  return heardBox(box, FARTHEST_EDGE_METRES)
}

/** Tells of a box in degrees whether it meets any of some boxes of 10⁻⁷ degrees, also around the globe. */
function meeting(boxes: readonly Box[]): HearsIn {
  const tree = treeOfBoxes(boxes)
  if (!tree) return () => false
  return ({ west, south, east, north }) =>
    TURNS.some(turn => tree.search((west + turn) * E7, south * E7, (east + turn) * E7, north * E7).length > 0)
}

const TURNS = [0, -360, 360]

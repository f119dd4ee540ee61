// Who needs a road: what lies behind the bridges (in the sense of graphs) of the network. A bridge is an edge that is
// the only way to a part of the network: a dead end, a valley, a peninsula.
import { GrowableArray } from '../../../../arrays/growable-array.ts'

/** Roads as the network sees them, in columns: a million of them are looked at three times. */
export type NetworkRoads = {
  /** Longitude and latitude in turn, 10⁻⁷ degrees; roads are joined where they share a point. */
  points: Int32Array
  /** How many there are. */
  length: number
  /** Where the numbers of a road begin and end (exclusive). */
  fromOf(road: number): number
  toOf(road: number): number
  /** People who live along the whole of a road. */
  peopleOf(road: number): number
}

export type NetworkOptions = {
  /**
   * Marks with 1 which dead ends (longitude and latitude in turn) may go on beyond the map, so that nobody knows who lives
   * behind.
   */
  openEnds: (ends: Int32Array) => Uint8Array
}

/**
 * Returns, per road, the people who live behind it or along it; Infinity where there is another way round, or where the
 * map ends behind it.
 */
export function peopleServed(roads: NetworkRoads, { openEnds }: NetworkOptions): Float64Array {
  const graph = graphOf(roads, openEnds)
  const behind = peopleBehind(graph)
  const served = new Float64Array(roads.length)
  for (let edge = 0; edge < behind.length; edge++) {
    const road = graph.roadOf[edge] ?? 0
    served[road] = Math.max(served[road] ?? 0, behind[edge] ?? 0)
  }
  return served
}

/** Edge e joins the nodes `ends[2e]` and `ends[2e + 1]`. */
type Graph = {
  nodes: number
  ends: Uint32Array
  roadOf: Uint32Array
  people: Float64Array
  /** Per node: 1 where the map may end. */
  isOpen: Uint8Array
}

function graphOf(roads: NetworkRoads, openEnds: NetworkOptions['openEnds']): Graph {
  const { points } = roads
  let count = 0
  for (let road = 0; road < roads.length; road++) count += (roads.toOf(road) - roads.fromOf(road)) / 2
  const places = placeTable(count)
  /** Per point of all roads in turn: its place. */
  const placeOf = new Uint32Array(count)
  const uses = new Uint32Array(count)
  let at = 0
  for (let road = 0; road < roads.length; road++) {
    const first = roads.fromOf(road)
    const last = roads.toOf(road) - 2
    for (let i = first; i <= last; i += 2) {
      const place = places.of(points[i] ?? 0, points[i + 1] ?? 0)
      placeOf[at++] = place
      // The ends count twice: they are nodes of the network even when no other road comes there.
      uses[place] = (uses[place] ?? 0) + (i === first || i === last ? 2 : 1)
    }
  }
  const nodeOf = new Int32Array(count).fill(-1)
  let nodes = 0
  /** The nodes with one use, ends of one road, and where they are. */
  const deadEnds = new GrowableArray(Uint32Array)
  const endPoints = new GrowableArray(Int32Array)
  const [ends, roadOf, people] = [
    new GrowableArray(Uint32Array),
    new GrowableArray(Uint32Array),
    new GrowableArray(Float64Array),
  ]
  const nodeAt = (place: number, x: number, y: number) => {
    const known = nodeOf[place] ?? -1
    if (known >= 0) return known
    nodeOf[place] = nodes
    if (uses[place] === 2) {
      deadEnds.push(nodes)
      endPoints.push(x)
      endPoints.push(y)
    }
    return nodes++
  }
  at = 0
  for (let road = 0; road < roads.length; road++) {
    const own = roads.peopleOf(road)
    const [first, end] = [roads.fromOf(road), roads.toOf(road)]
    const parts = (end - first) / 2 - 1
    let from = -1
    let since = 0
    for (let i = first; i < end; i += 2) {
      const place = placeOf[at++] ?? 0
      if ((uses[place] ?? 0) < 2) continue
      const node = nodeAt(place, points[i] ?? 0, points[i + 1] ?? 0)
      if (from >= 0) {
        ends.push(from)
        ends.push(node)
        roadOf.push(road)
        people.push((own * ((i - first) / 2 - since)) / parts)
      }
      from = node
      since = (i - first) / 2
    }
  }
  const isOpen = new Uint8Array(nodes)
  for (const [i, open] of openEnds(endPoints.view()).entries()) isOpen[deadEnds.at(i)] = open
  return { nodes, ends: ends.view(), roadOf: roadOf.view(), people: people.view(), isOpen }
}

/** An edge that alone leads to a node and what is behind it. */
type Bridge = { edge: number; child: number }

/** Tarjan's bridges, without recursion: a deep network would overflow the stack. */
function peopleBehind({ nodes, ends, roadOf, people, isOpen }: Graph): Float64Array {
  const edges = roadOf.length
  const { first, list } = edgesOfNodes(nodes, ends)
  const entered = new Int32Array(nodes)
  const low = new Int32Array(nodes)
  const by = new Int32Array(nodes).fill(-1)
  const next = first.slice()
  const sum = new Float64Array(nodes)
  const open = new Uint32Array(nodes)
  const behind = new Float64Array(edges).fill(Infinity)
  const stack = new Int32Array(nodes)
  const parentOf = new Int32Array(nodes).fill(-1)
  /** Nodes as they were entered: parents before children. */
  const order = new GrowableArray(Uint32Array)
  /** Per node: the people of the smallest part of the network around it that one bridge leads to. */
  const pocket = new Float64Array(nodes).fill(Infinity)
  let clock = 0
  /** Walks the part of the network around a node; returns its bridges. A function of its own: there are thousands of parts. */
  const walk = (root: number): Bridge[] => {
    const bridges: Bridge[] = []
    order.push(root)
    let depth = 0
    stack[0] = root
    entered[root] = low[root] = ++clock
    while (depth >= 0) {
      const node = stack[depth] ?? 0
      const at = next[node] ?? 0
      if (at < (first[node + 1] ?? 0)) {
        next[node] = at + 1
        const edge = list[at] ?? 0
        if (edge === by[node]) continue
        const other = (ends[2 * edge] ?? 0) === node ? (ends[2 * edge + 1] ?? 0) : (ends[2 * edge] ?? 0)
        if (entered[other] === 0) {
          entered[other] = low[other] = ++clock
          by[other] = edge
          parentOf[other] = node
          order.push(other)
          stack[++depth] = other
        } else {
          low[node] = Math.min(low[node] ?? 0, entered[other] ?? 0)
          // Each edge is seen from both ends: it counts where it leads back.
          if ((entered[other] ?? 0) <= (entered[node] ?? 0)) sum[node] = (sum[node] ?? 0) + (people[edge] ?? 0)
        }
        continue
      }
      depth--
      open[node] = (open[node] ?? 0) + (isOpen[node] ?? 0)
      const edge = by[node] ?? -1
      if (edge < 0) continue
      const parent = stack[depth] ?? 0
      if ((low[node] ?? 0) === (entered[node] ?? 0)) bridges.push({ edge, child: node })
      low[parent] = Math.min(low[parent] ?? 0, low[node] ?? 0)
      sum[parent] = (sum[parent] ?? 0) + (sum[node] ?? 0) + (people[edge] ?? 0)
      open[parent] = (open[parent] ?? 0) + (open[node] ?? 0)
    }
    return bridges
  }
  for (let root = 0; root < nodes; root++) {
    if (entered[root] !== 0) continue
    const from = order.length
    for (const { edge, child } of walk(root)) {
      const own = people[edge] ?? 0
      const below = open[child] === 0 ? (sum[child] ?? 0) + own : Infinity
      const above = open[root] === open[child] ? (sum[root] ?? 0) - (sum[child] ?? 0) : Infinity
      behind[edge] = Math.min(below, above)
      pocket[child] = below
    }
    for (let i = from; i < order.length; i++) {
      const node = order.at(i)
      const parent = parentOf[node] ?? -1
      if (parent >= 0) pocket[node] = Math.min(pocket[node] ?? 0, pocket[parent] ?? 0)
    }
  }
  // Within a pocket no road carries more than the bridge to it.
  for (let edge = 0; edge < edges; edge++) {
    const a = pocket[ends[2 * edge] ?? 0] ?? 0
    const b = pocket[ends[2 * edge + 1] ?? 0] ?? 0
    behind[edge] = Math.min(behind[edge] ?? 0, Math.max(a, b))
  }
  return behind
}

function edgesOfNodes(nodes: number, ends: Uint32Array): { first: Uint32Array; list: Uint32Array } {
  const first = new Uint32Array(nodes + 1)
  for (const node of ends) first[node + 1] = (first[node + 1] ?? 0) + 1
  for (let node = 0; node < nodes; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0)
  const at = first.slice()
  const list = new Uint32Array(ends.length)
  for (let i = 0; i < ends.length; i++) {
    const node = ends[i] ?? 0
    list[at[node] ?? 0] = i >> 1
    at[node] = (at[node] ?? 0) + 1
  }
  return { first, list }
}

/** Numbers places by their coordinates, from 0 on: a hash table in typed arrays. */
function placeTable(most: number): { of(x: number, y: number): number } {
  let size = 1024
  while (size < 2 * most) size *= 2
  const slots = new Int32Array(size).fill(-1)
  const xs = new Int32Array(most)
  const ys = new Int32Array(most)
  let used = 0
  return {
    of(x, y) {
      let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 0
      slot = (slot ^ (slot >>> 15)) & (size - 1)
      for (;;) {
        const place = slots[slot] ?? -1
        if (place < 0) {
          slots[slot] = used
          xs[used] = x
          ys[used] = y
          return used++
        }
        if (xs[place] === x && ys[place] === y) return place
        slot = (slot + 1) & (size - 1)
      }
    },
  }
}

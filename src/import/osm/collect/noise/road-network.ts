// Who needs a road: what lies behind the bridges (in the sense of graphs) of the network. A bridge is an edge that is
// the only way to a part of the network: a dead end, a valley, a peninsula.
import { GrowableArray } from '../../../../arrays/growable-array.ts'
import { type Graph, graphOf, type NetworkOptions, type NetworkRoads } from './road-graph.ts'

/**
 * Returns, per road, the people who live behind it or along it; Infinity where there is another way round, or where the
 * map ends behind it.
 */
export function peopleServed(roads: NetworkRoads, options: NetworkOptions): Float64Array {
  const graph = graphOf(roads, options)
  const behind = peopleBehind(graph)
  const served = new Float64Array(roads.length)
  for (let edge = 0; edge < behind.length; edge++) {
    const road = graph.roadOf[edge] ?? 0
    served[road] = Math.max(served[road] ?? 0, behind[edge] ?? 0)
  }
  return served
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

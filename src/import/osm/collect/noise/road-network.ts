// Who needs a road: what lies behind the bridges (in the sense of graphs) of the network. A bridge is an edge that is
// the only way to a part of the network: a dead end, a valley, a peninsula.
import { emptyBitset, hasBit, setBit } from '../../../../arrays/bitset.ts'
import type { SpilledNumbers } from '../../../spill/spilled-numbers.ts'
import { type Graph, graphOf, type NetworkOptions, type NetworkRoads } from './road-graph.ts'

/**
 * Returns, per road, the people who live behind it or along it; Infinity where there is another way round, or where the
 * map ends behind it.
 */
export function peopleServed(roads: NetworkRoads, options: NetworkOptions): Float64Array {
  const graph = graphOf(roads, options)
  const behind = peopleBehind(graph)
  const served = new Float64Array(roads.length)
  let edge = 0
  for (const block of graph.roadOf.blocks()) {
    for (let i = 0; i < block.length; i++) {
      const road = block[i] ?? 0
      served[road] = Math.max(served[road] ?? 0, behind[edge++] ?? 0)
    }
  }
  graph.ends.close()
  graph.roadOf.close()
  return served
}

/** The last edge of a node has this bit in the list. */
const LAST = 2 ** 31
const NONE = 2 ** 32 - 1

/**
 * Tarjan's bridges, without recursion: a deep network would overflow the stack. It takes 32 bytes of memory a node and 20 an
 * edge: the nodes of edges are on disk, and arrays that are done with are used again. Returns, per edge, who lives behind it.
 */
function peopleBehind({ nodes, ends, people, isOpen }: Graph): Float64Array {
  const { next, list } = edgesOfNodes(nodes, ends)
  const link = linksOf(ends)
  /** When a node was entered, from 1 on, and which it was. */
  const entered = new Uint32Array(nodes)
  const order = new Uint32Array(nodes)
  const low = new Uint32Array(nodes)
  /** The edge by which a node was entered. */
  const by = new Uint32Array(nodes).fill(NONE)
  const sum = new Float64Array(nodes)
  const open = Uint32Array.from(isOpen)
  const isBridge = emptyBitset(people.length)
  let clock = 0
  const enter = (node: number) => {
    order[clock] = node
    entered[node] = low[node] = ++clock
  }
  /** Walks the part of the network around a node. A function of its own: there are thousands of parts. */
  const walk = (root: number): void => {
    enter(root)
    for (let node = root; ; ) {
      const at = next[node] ?? NONE
      if (at !== NONE) {
        const listed = list[at] ?? 0
        next[node] = listed >= LAST ? NONE : at + 1
        const edge = listed % LAST
        if (edge === by[node]) continue
        const other = ((link[edge] ?? 0) ^ node) >>> 0
        if (entered[other] === 0) {
          by[other] = edge
          enter(other)
          node = other
        } else {
          low[node] = Math.min(low[node] ?? 0, entered[other] ?? 0)
          // Each edge is seen from both ends: it counts where it leads back.
          if ((entered[other] ?? 0) <= (entered[node] ?? 0)) sum[node] = (sum[node] ?? 0) + (people[edge] ?? 0)
        }
        continue
      }
      const edge = by[node] ?? NONE
      if (edge === NONE) return
      const parent = ((link[edge] ?? 0) ^ node) >>> 0
      low[parent] = Math.min(low[parent] ?? 0, low[node] ?? 0)
      sum[parent] = (sum[parent] ?? 0) + (sum[node] ?? 0) + (people[edge] ?? 0)
      open[parent] = (open[parent] ?? 0) + (open[node] ?? 0)
      node = parent
    }
  }
  /** From now on: the people behind an edge that is a bridge. */
  const behind = people
  /** Per node: the people of the smallest part of the network around it that one bridge leads to. */
  const pocket = sum
  for (let root = 0; root < nodes; root++) {
    if (entered[root] !== 0) continue
    const from = clock
    walk(root)
    const [all, allOpen] = [sum[root] ?? 0, open[root] ?? 0]
    pocket[root] = Infinity
    // Parents come before children.
    for (let i = from + 1; i < clock; i++) {
      const node = order[i] ?? 0
      const edge = by[node] ?? 0
      const around = pocket[((link[edge] ?? 0) ^ node) >>> 0] ?? 0
      if (low[node] !== entered[node]) {
        pocket[node] = around
        continue
      }
      const own = people[edge] ?? 0
      const below = open[node] === 0 ? (sum[node] ?? 0) + own : Infinity
      const above = allOpen === open[node] ? all - (sum[node] ?? 0) : Infinity
      setBit(isBridge, edge)
      behind[edge] = Math.min(below, above)
      pocket[node] = Math.min(below, around)
    }
  }
  // Within a pocket no road carries more than the bridge to it.
  let edge = 0
  for (const block of ends.blocks()) {
    for (let i = 0; i < block.length; i += 2, edge++) {
      const most = Math.max(pocket[block[i] ?? 0] ?? 0, pocket[block[i + 1] ?? 0] ?? 0)
      behind[edge] = hasBit(isBridge, edge) ? Math.min(behind[edge] ?? 0, most) : most
    }
  }
  return behind
}

/** Returns, per edge, what one of its nodes is to be combined with (exclusive or) to give the other. */
function linksOf(ends: SpilledNumbers): Uint32Array {
  const link = new Uint32Array(ends.length / 2)
  let edge = 0
  for (const block of ends.blocks()) {
    for (let i = 0; i < block.length; i += 2) link[edge++] = (block[i] ?? 0) ^ (block[i + 1] ?? 0)
  }
  return link
}

/** Lists the edges of each node; `next`: where those of a node begin, NONE when it has none. */
function edgesOfNodes(nodes: number, ends: SpilledNumbers): { next: Uint32Array; list: Uint32Array } {
  const next = new Uint32Array(nodes)
  for (const block of ends.blocks()) {
    for (let i = 0; i < block.length; i++) next[block[i] ?? 0] = (next[block[i] ?? 0] ?? 0) + 1
  }
  let start = 0
  for (let node = 0; node < nodes; node++) {
    const count = next[node] ?? 0
    next[node] = start
    start += count
  }
  const list = new Uint32Array(ends.length)
  let first = 0
  for (const block of ends.blocks()) {
    for (let i = 0; i < block.length; i++) {
      const node = block[i] ?? 0
      const at = next[node] ?? 0
      list[at] = (first + i) / 2
      next[node] = at + 1
    }
    first += block.length
  }
  // Where the edges of a node end, those of the one behind it begin.
  for (let node = nodes - 1; node >= 0; node--) {
    const [first, end] = [node > 0 ? (next[node - 1] ?? 0) : 0, next[node] ?? 0]
    if (end > first) list[end - 1] = (list[end - 1] ?? 0) + LAST
    next[node] = end > first ? first : NONE
  }
  return { next, list }
}

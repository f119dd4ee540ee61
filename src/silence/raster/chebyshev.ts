// What comes from some way off changes smoothly over a view: it is computed at the nodes of Chebyshev's polynomials alone,
// and interpolated between them (barycentric form, Berrut & Trefethen 2004).

/** Nodes along each axis. From sources 0.6 views away and farther, 3 are within 0.12 dB. */
export const NODES = 3
export const NODE_COUNT = NODES * NODES

const COSINES = Float64Array.from({ length: NODES }, (_, k) => Math.cos(((2 * k + 1) * Math.PI) / (2 * NODES)))
const BARYCENTRIC = Float64Array.from(
  { length: NODES },
  (_, k) => (k % 2 === 0 ? 1 : -1) * Math.sin(((2 * k + 1) * Math.PI) / (2 * NODES)),
)

/** Writes the nodes between two ends. */
export function writeNodes(from: number, to: number, into: Float64Array): void {
  for (let k = 0; k < NODES; k++) into[k] = (from + to) / 2 + ((COSINES[k] ?? 0) * (to - from)) / 2
}

/** Writes the share that each node has in the value at a place: NODES numbers, from `at` on. */
export function writeShares(nodes: Float64Array, place: number, into: Float64Array, at: number): void {
  let sum = 0
  for (let k = 0; k < NODES; k++) {
    const away = place - (nodes[k] ?? 0)
    if (away === 0) {
      into.fill(0, at, at + NODES)
      into[at + k] = 1
      return
    }
    const share = (BARYCENTRIC[k] ?? 0) / away
    into[at + k] = share
    sum += share
  }
  for (let k = 0; k < NODES; k++) into[at + k] = (into[at + k] ?? 0) / sum
}

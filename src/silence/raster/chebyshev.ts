// What comes from afar changes smoothly over a tile: it is computed at the nodes of Chebyshev's polynomials alone, and
// interpolated between them (barycentric form, Berrut & Trefethen 2004).

/** Nodes along each axis. From sources 0.6 tiles away and farther, 4 are within 0.03 dB. */
export const NODES = 4
export const NODE_COUNT = NODES * NODES

const COSINES = Float64Array.from({ length: NODES }, (_, k) => Math.cos(((2 * k + 1) * Math.PI) / (2 * NODES)))
const BARYCENTRIC = Float64Array.from(
  { length: NODES },
  (_, k) => (k % 2 === 0 ? 1 : -1) * Math.sin(((2 * k + 1) * Math.PI) / (2 * NODES)),
)

/** Returns the nodes between two ends. */
export function nodesBetween(from: number, to: number): Float64Array {
  return COSINES.map(cosine => (from + to) / 2 + (cosine * (to - from)) / 2)
}

/** Returns the share that each node has in the value at each place: NODES numbers a place. */
export function nodeWeights(nodes: Float64Array, places: Float64Array): Float64Array {
  const weights = new Float64Array(places.length * NODES)
  for (const [i, place] of places.entries()) {
    const at = nodes.indexOf(place)
    let sum = 0
    for (let k = 0; k < NODES; k++) {
      const weight = at === -1 ? (BARYCENTRIC[k] ?? 0) / (place - (nodes[k] ?? 0)) : k === at ? 1 : 0
      weights[i * NODES + k] = weight
      sum += weight
    }
    for (let k = 0; k < NODES; k++) weights[i * NODES + k] = (weights[i * NODES + k] ?? 0) / sum
  }
  return weights
}

import Flatbush from 'flatbush'

/** Makes a tree of straight pieces (x1, y1, x2, y2, 10⁻⁷ degrees); undefined of none. */
export function treeOfEdges(edges: Int32Array): Flatbush | undefined {
  if (edges.length === 0) return undefined
  const tree = new Flatbush(edges.length / 4, 16, Int32Array)
  for (let i = 0; i < edges.length; i += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = edges.subarray(i, i + 4)
    tree.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
  }
  tree.finish()
  return tree
}

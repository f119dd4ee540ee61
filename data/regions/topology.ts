// Rings to lines that neighbours share: simplified once, they leave no gap between two units.
export type Point = readonly [longitude: number, latitude: number]
/** Closed: the last point equals the first. */
export type Ring = readonly Point[]

/** Cuts rings where more than two lines meet; `rings[i]` are those of area i, each the numbers of its arcs (~n: reversed). */
export function topologyOf(areas: readonly (readonly Ring[])[]): { arcs: Point[][]; rings: number[][][] } {
  const neighbours = new Map<string, Set<string>>()
  const keyOf = ([x, y]: Point) => `${x.toFixed(6)},${y.toFixed(6)}`
  for (const rings of areas) {
    for (const ring of rings) {
      for (let i = 0; i + 1 < ring.length; i++) {
        const [a, b] = [keyOf(ring[i] ?? [0, 0]), keyOf(ring[i + 1] ?? [0, 0])]
        neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b))
        neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a))
      }
    }
  }
  const isNode = (point: Point) => (neighbours.get(keyOf(point))?.size ?? 0) !== 2
  const arcs: Point[][] = []
  const known = new Map<string, number>()
  const add = (arc: Point[]): number => {
    const keys = arc.map(keyOf)
    const [forth, back] = [keys.join(' '), keys.toReversed().join(' ')]
    const before = known.get(forth)
    if (before !== undefined) return before
    const turned = known.get(back)
    if (turned !== undefined) return ~turned
    known.set(forth, arcs.length)
    return arcs.push(arc) - 1
  }
  const rings = areas.map(list => list.map(ring => cut(ring, isNode).map(add)))
  return { arcs, rings }
}

/** Cuts a ring at its nodes; one without a node begins at its smallest point, so that its neighbour's is the same. */
function cut(ring: Ring, isNode: (point: Point) => boolean): Point[][] {
  const open = ring.slice(0, -1)
  let start = open.findIndex(isNode)
  if (start === -1) {
    start = 0
    for (const [i, [x, y]] of open.entries()) {
      const [lowX, lowY] = open[start] ?? [0, 0]
      if (x < lowX || (x === lowX && y < lowY)) start = i
    }
  }
  const turned = [...open.slice(start), ...open.slice(0, start)]
  const arcs: Point[][] = []
  let arc: Point[] = []
  for (const [i, point] of turned.entries()) {
    arc.push(point)
    if (i > 0 && isNode(point)) {
      arcs.push(arc)
      arc = [point]
    }
  }
  const [first] = turned
  if (first) arcs.push([...arc, first])
  return arcs
}

/** Leaves out points that lie less than `off` degrees from the line without them (Douglas and Peucker, 1973). */
export function simplified(line: readonly Point[], off: number): Point[] {
  const isClosed = line.length > 3 && line[0]?.join() === line.at(-1)?.join()
  if (!isClosed) return thinned(line, off)
  // A closed line is cut at the point farthest from its beginning.
  const far = farthest(line, (point, [first]) => Math.hypot(point[0] - (first?.[0] ?? 0), point[1] - (first?.[1] ?? 0)))
  return [...thinned(line.slice(0, far + 1), off).slice(0, -1), ...thinned(line.slice(far), off)]
}

function thinned(line: readonly Point[], off: number): Point[] {
  const keep = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let run = open.pop(); run; run = open.pop()) {
    const [from, to] = run
    const [a, b] = [line[from], line[to]]
    if (!a || !b || to - from < 2) continue
    let [worst, at] = [off, -1]
    for (let i = from + 1; i < to; i++) {
      const point = line[i]
      const distance = point ? distanceTo(point, a, b) : 0
      if (distance > worst) [worst, at] = [distance, i]
    }
    if (at === -1) continue
    keep.add(at)
    open.push([from, at], [at, to])
  }
  return line.filter((_, i) => keep.has(i))
}

function farthest(line: readonly Point[], measure: (point: Point, line: readonly Point[]) => number): number {
  let [most, at] = [-1, 0]
  for (const [i, point] of line.entries()) {
    const value = measure(point, line)
    if (value > most) [most, at] = [value, i]
  }
  return at
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const shrink = Math.cos((y * Math.PI) / 180)
  const [dx, dy] = [(bx - ax) * shrink, by - ay]
  const [px, py] = [(x - ax) * shrink, y - ay]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - t * dx, py - t * dy)
}

/** Square degrees. */
export function ringArea(ring: Ring): number {
  let twice = 0
  for (let i = 0; i + 1 < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i] ?? [0, 0], ring[i + 1] ?? [0, 0]]
    twice += ax * by - bx * ay
  }
  return Math.abs(twice) / 2
}

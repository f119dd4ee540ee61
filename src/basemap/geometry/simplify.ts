/**
 * How much each corner of a line matters: the square of its distance to the line that is drawn without it (Douglas and
 * Peucker). The ends matter always. A line for a zoom keeps the corners that matter more than the square of its tolerance.
 */
function measure(points: Int32Array, count: number, found: Float64Array): void {
  found.fill(0, 0, count)
  found[0] = found[count - 1] = Infinity
  spans.push(0, count - 1)
  while (spans.length > 0) {
    const last = spans.pop() ?? 0
    const first = spans.pop() ?? 0
    if (last - first < 2) continue
    const farthest = measureBetween(points, first, last, found)
    spans.push(first, farthest, farthest, last)
  }
}

/** Spans whose corners are still to be measured. */
const spans: number[] = []

/** Returns the corner within a span that is farthest from its chord, and writes how much it matters. */
function measureBetween(points: Int32Array, first: number, last: number, found: Float64Array): number {
  const ax = points[2 * first] ?? 0
  const ay = points[2 * first + 1] ?? 0
  const dx = (points[2 * last] ?? 0) - ax
  const dy = (points[2 * last + 1] ?? 0) - ay
  const length = dx * dx + dy * dy
  let farthest = -1
  let greatest = -1
  for (let at = first + 1; at < last; at++) {
    let x = (points[2 * at] ?? 0) - ax
    let y = (points[2 * at + 1] ?? 0) - ay
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
    x -= along * dx
    y -= along * dy
    const square = x * x + y * y
    if (square <= greatest) continue
    greatest = square
    farthest = at
  }
  // No corner matters more than the one that splits its span: else a line would jump between tolerances.
  found[farthest] = Math.min(greatest, found[first] ?? Infinity, found[last] ?? Infinity)
  return farthest
}

/** A line, or a ring, that is simplified ever further. One serves for any number of lines, one after the other: it makes no arrays. */
export class Outline {
  /** Corners, x and y in turn; valid until the next line, up to `length`. */
  points = new Int32Array(0)
  length = 0
  #importance = new Float64Array(0)

  begin(points: Int32Array): void {
    if (points.length > this.points.length) {
      this.points = new Int32Array(2 * points.length)
      this.#importance = new Float64Array(points.length)
    }
    this.points.set(points)
    this.length = points.length
    if (points.length > 0) measure(points, points.length / 2, this.#importance)
  }

  /** Keeps the corners that matter more than a square, in order. */
  simplify(square: number): void {
    const { points } = this
    const importance = this.#importance
    const count = this.length / 2
    let kept = 0
    for (let at = 0; at < count; at++) {
      const matters = importance[at] ?? 0
      // It is written always, and kept only when it matters.
      points[2 * kept] = points[2 * at] ?? 0
      points[2 * kept + 1] = points[2 * at + 1] ?? 0
      importance[kept] = matters
      if (matters > square) kept++
    }
    this.length = 2 * kept
  }
}

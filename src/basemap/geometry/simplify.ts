/**
 * How much each corner of a line matters: the square of its distance to the line that is drawn without it (Douglas and
 * Peucker). The ends matter always. A line for a zoom keeps the corners that matter more than the square of its tolerance.
 */
export function importances(points: Int32Array): Float64Array {
  const count = points.length / 2
  const found = new Float64Array(count)
  if (count === 0) return found
  found[0] = found[count - 1] = Infinity
  const spans = [0, count - 1]
  while (spans.length > 0) {
    const last = spans.pop() ?? 0
    const first = spans.pop() ?? 0
    if (last - first < 2) continue
    const farthest = measureBetween(points, first, last, found)
    spans.push(first, farthest, farthest, last)
  }
  return found
}

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

/** A line, and how much each of its corners matters. */
export type Outline = { points: Int32Array; importance: Float64Array }

/** The corners that matter more than a square, in order: what is simplified already may be simplified further. */
export function simplified(outline: Outline, square: number): Outline {
  const { points, importance } = outline
  let kept = 0
  for (let at = 0; at < importance.length; at++) if ((importance[at] ?? 0) > square) kept++
  if (2 * kept === points.length) return outline
  const result = { points: new Int32Array(2 * kept), importance: new Float64Array(kept) }
  let to = 0
  for (let at = 0; at < importance.length; at++) {
    const matters = importance[at] ?? 0
    if (matters <= square) continue
    result.points[2 * to] = points[2 * at] ?? 0
    result.points[2 * to + 1] = points[2 * at + 1] ?? 0
    result.importance[to++] = matters
  }
  return result
}

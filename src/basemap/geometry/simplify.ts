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
    const [last, first] = [spans.pop() ?? 0, spans.pop() ?? 0]
    const [farthest, square] = farthestBetween(points, first, last)
    if (farthest < 0) continue
    // No corner matters more than the one that splits its span: else a line would jump between tolerances.
    found[farthest] = Math.min(square, found[first] ?? Infinity, found[last] ?? Infinity)
    spans.push(first, farthest, farthest, last)
  }
  return found
}

function farthestBetween(points: Int32Array, first: number, last: number): [farthest: number, square: number] {
  const [ax, ay] = [points[2 * first] ?? 0, points[2 * first + 1] ?? 0]
  const [dx, dy] = [(points[2 * last] ?? 0) - ax, (points[2 * last + 1] ?? 0) - ay]
  const length = dx * dx + dy * dy
  let farthest = -1
  let greatest = -1
  for (let at = first + 1; at < last; at++) {
    let [x, y] = [(points[2 * at] ?? 0) - ax, (points[2 * at + 1] ?? 0) - ay]
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
    x -= along * dx
    y -= along * dy
    const square = x * x + y * y
    if (square <= greatest) continue
    greatest = square
    farthest = at
  }
  return [farthest, greatest]
}

/** The corners that matter more than a square, in order. */
export function simplified(points: Int32Array, importance: Float64Array, square: number): Int32Array {
  let kept = 0
  for (const matters of importance) if (matters > square) kept++
  if (2 * kept === points.length) return points
  const result = new Int32Array(2 * kept)
  let to = 0
  for (let at = 0; at < importance.length; at++) {
    if ((importance[at] ?? 0) <= square) continue
    result[to++] = points[2 * at] ?? 0
    result[to++] = points[2 * at + 1] ?? 0
  }
  return result
}

import { hypotenuse, type LocalPlane } from './local-plane.ts'
import type { Line } from './polygon.ts'

/** Returns the length of a line, in units of the plane. */
export function lineLength(line: Line, plane: LocalPlane): number {
  let length = 0
  for (let i = 2; i < line.length; i += 2) length += stepLength(line, i, plane)
  return length
}

/** Returns the point halfway along a line; its first point when it has no length. */
export function middleOfLine(line: Line, plane: LocalPlane): [number, number] {
  let left = lineLength(line, plane) / 2
  for (let i = 2; i < line.length; i += 2) {
    const step = stepLength(line, i, plane)
    if (step >= left && step > 0) {
      const share = left / step
      const between = (at: number) => (line[at - 2] ?? 0) + ((line[at] ?? 0) - (line[at - 2] ?? 0)) * share
      return [between(i), between(i + 1)]
    }
    left -= step
  }
  return [line[0] ?? 0, line[1] ?? 0]
}

function stepLength(line: Line, at: number, { east, north }: LocalPlane): number {
  const dx = (line[at] ?? 0) - (line[at - 2] ?? 0)
  const dy = (line[at + 1] ?? 0) - (line[at - 1] ?? 0)
  return hypotenuse(dx * east, dy * north)
}

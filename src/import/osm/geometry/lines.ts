import { lineLength, middleOfLine } from '../../../geo/line.ts'
import { E7, type LocalPlane, localPlane } from '../../../geo/local-plane.ts'

/** Returns the metres of a line of 10⁻⁷ degrees. */
export function lengthOfLine(line: Int32Array): number {
  return lineLength(line, planeAt(line))
}

/** Returns the point half of the way along a line; 10⁻⁷ degrees. */
export function middleOf(line: Int32Array): [number, number] {
  const [x, y] = middleOfLine(line, planeAt(line))
  return [Math.round(x), Math.round(y)]
}

function planeAt(line: Int32Array): LocalPlane {
  return localPlane((line[1] ?? 0) / E7)
}

/** A thousandth of a degree, at most 111 m. */
const STEP = 1000

/** Writes points (longitude, latitude) as text: differences in steps, five bits a letter (Google's encoded polyline). */
export function encodeLine(points: readonly (readonly [longitude: number, latitude: number])[]): string {
  let text = ''
  let [x, y] = [0, 0]
  for (const [longitude, latitude] of points) {
    const [nextX, nextY] = [Math.round(longitude * STEP), Math.round(latitude * STEP)]
    text += letters(nextX - x) + letters(nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return text
}

function letters(difference: number): string {
  let left = difference < 0 ? ~(difference << 1) : difference << 1
  let text = ''
  while (left >= 32) {
    text += String.fromCharCode((32 | (left & 31)) + 63)
    left >>= 5
  }
  return text + String.fromCharCode(left + 63)
}

/** Reads what `encodeLine` wrote: longitude and latitude in turn, in degrees. */
export function decodeLine(text: string): number[] {
  const degrees: number[] = []
  const at = [0, 0]
  let [value, shift, axis] = [0, 0, 0]
  for (let i = 0; i < text.length; i++) {
    const bits = text.charCodeAt(i) - 63
    value |= (bits & 31) << shift
    shift += 5
    if (bits >= 32) continue
    at[axis] = (at[axis] ?? 0) + (value & 1 ? ~(value >> 1) : value >> 1)
    degrees.push((at[axis] ?? 0) / STEP)
    ;[value, shift, axis] = [0, 0, 1 - axis]
  }
  return degrees
}

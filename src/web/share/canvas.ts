/** A colour as #rrggbb. */
export type Colour = string
export type Point = readonly [x: number, y: number]

/** Each pixel is the mean of so many by so many, so that edges are smooth. */
const FINER = 2

/** Makes a picture to draw on, in pixels from its upper left corner. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly #fine: Uint32Array
  readonly #stride: number

  constructor(width: number, height: number, paper: Colour) {
    this.width = width
    this.height = height
    this.#stride = width * FINER
    this.#fine = new Uint32Array(this.#stride * height * FINER).fill(numberOf(paper))
  }

  /** Fills a polygon (even-odd). */
  polygon(points: readonly Point[], colour: Colour): void {
    const value = numberOf(colour)
    const ys = points.map(([, y]) => y * FINER)
    const [top, bottom] = [
      Math.max(0, Math.floor(Math.min(...ys))),
      Math.min(this.height * FINER, Math.ceil(Math.max(...ys))),
    ]
    for (let row = top; row < bottom; row++) {
      const crossings = crossingsOf(points, (row + 0.5) / FINER)
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.round((crossings[i] ?? 0) * FINER))
        const to = Math.min(this.#stride, Math.round((crossings[i + 1] ?? 0) * FINER))
        if (to > from) this.#fine.fill(value, row * this.#stride + from, row * this.#stride + to)
      }
    }
  }

  disc([x, y]: Point, radius: number, colour: Colour): void {
    const value = numberOf(colour)
    const [top, bottom] = [Math.floor((y - radius) * FINER), Math.ceil((y + radius) * FINER)]
    for (let row = Math.max(0, top); row < Math.min(this.height * FINER, bottom); row++) {
      const half = Math.sqrt(Math.max(0, radius ** 2 - ((row + 0.5) / FINER - y) ** 2))
      const [from, to] = [
        Math.max(0, Math.round((x - half) * FINER)),
        Math.min(this.#stride, Math.round((x + half) * FINER)),
      ]
      if (to > from) this.#fine.fill(value, row * this.#stride + from, row * this.#stride + to)
    }
  }

  /** Draws a line with round ends and corners. */
  line(points: readonly Point[], width: number, colour: Colour): void {
    const half = width / 2
    for (const [i, [x, y]] of points.entries()) {
      this.disc([x, y], half, colour)
      const [nextX, nextY] = points[i + 1] ?? [x, y]
      const length = Math.hypot(nextX - x, nextY - y)
      if (length === 0) continue
      const [acrossX, acrossY] = [((nextY - y) / length) * half, (-(nextX - x) / length) * half]
      const [left, right] = [
        pointsOf(x + acrossX, y + acrossY, nextX + acrossX, nextY + acrossY),
        pointsOf(nextX - acrossX, nextY - acrossY, x - acrossX, y - acrossY),
      ]
      this.polygon([...left, ...right], colour)
    }
  }

  /** Red, green and blue of each pixel, row by row. */
  pixels(): Uint8Array {
    const bytes = new Uint8Array(this.width * this.height * 3)
    let at = 0
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        let [red, green, blue] = [0, 0, 0]
        for (let i = 0; i < FINER * FINER; i++) {
          const fine = this.#fine[(y * FINER + (i >> 1)) * this.#stride + x * FINER + (i & 1)] ?? 0
          red += fine >> 16
          green += (fine >> 8) & 255
          blue += fine & 255
        }
        bytes[at++] = red / (FINER * FINER)
        bytes[at++] = green / (FINER * FINER)
        bytes[at++] = blue / (FINER * FINER)
      }
    }
    return bytes
  }
}

/** Points of which the coordinates are given in turn. */
export function pointsOf(...coordinates: readonly number[]): Point[] {
  return coordinates.flatMap((x, i) => (i % 2 === 0 ? [[x, coordinates[i + 1] ?? 0] as const] : []))
}

/** The points of an arc, angles clockwise from the right in radians. */
export function arc([x, y]: Point, radius: number, { from, to }: { from: number; to: number }): Point[] {
  const steps = Math.max(40, Math.ceil((Math.abs(to - from) * Math.sqrt(radius)) / 0.5))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}

function crossingsOf(points: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  for (const [i, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1]
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  }
  return crossings.sort((a, b) => a - b)
}

function numberOf(colour: Colour): number {
  return Number.parseInt(colour.slice(1), 16)
}

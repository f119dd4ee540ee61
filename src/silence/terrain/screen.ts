// What the terrain around a receiver lets through. Angular scanning, as CNOSSOS-EU does it: the ground is looked at along
// directions from the receiver; from a source between two of them, and between two distances, comes what is between.
import type { Coordinates } from '../../geo/coordinates.ts'
import { E7, hypotenuse, localPlane } from '../../geo/local-plane.ts'
import { SCREENING } from '../parameters.ts'
import { type BentPath, overRidges } from './diffraction.ts'
import { CELL_SIDE, CELL_STEPS, columnOnMap, SAMPLES_PER_DEGREE, type Terrain, UNKNOWN_HEIGHT } from './heights.ts'

// Read once, as in diffraction.ts.
const { directions: DIRECTIONS, stepMetres, nearMetres, farStepMetres, reachMetres, endMetres } = SCREENING
const NEAR_STEPS = nearMetres / stepMetres
const STEPS = NEAR_STEPS + (reachMetres - nearMetres) / farStepMetres
const ROW = STEPS + 2
const DISTANCES = Float64Array.from({ length: ROW }, (_, i) =>
  i <= NEAR_STEPS ? i * stepMetres : nearMetres + (i - NEAR_STEPS) * farStepMetres,
)
/** A direction is looked along as far as one of these steps, as far as sources ask for it. */
const STAGES = [14, NEAR_STEPS, NEAR_STEPS + 25, STEPS + 1]
const QUADRANT = DIRECTIONS / 4

/** The directions as metres east and north of a metre: even steps of x / (|x| + |y|), which needs no angle. */
const EAST = Float64Array.from({ length: DIRECTIONS }, (_, k) => unit(k)[0])
const NORTH = Float64Array.from({ length: DIRECTIONS }, (_, k) => unit(k)[1])

function unit(k: number): [number, number] {
  const [quadrant, share] = [Math.floor(k / QUADRANT), (k % QUADRANT) / QUADRANT]
  const length = hypotenuse(share, 1 - share)
  const [a, b] = [(1 - share) / length, share / length]
  return ([[a, b] as const, [-b, a] as const, [-a, -b] as const, [b, -a] as const][quadrant] ?? [a, b]) as [
    number,
    number,
  ] // one of four
}

/** The path that is looked at, made once. */
const path: BentPath = { straight: 0, fromSource: 0, between: 0, toReceiver: 0 }

/** Looks at the ground around one receiver at a time. */
export class Screen {
  readonly #terrain: Terrain
  /** By direction and step: the share that is let through. */
  readonly #shares = new Float32Array(DIRECTIONS * ROW)
  /** By direction: the last step that is known. */
  readonly #known = new Uint8Array(DIRECTIONS)
  /** The band over the ground of one direction: distances, heights, and metres along it. */
  readonly #bandAt = new Float64Array(ROW + 1)
  readonly #bandHeights = new Float64Array(ROW + 1)
  readonly #bandMetres = new Float64Array(ROW + 1)
  /** The receiver in samples from 180° W and the South Pole, and the samples of a metre. */
  #x = 0
  #y = 0
  #perEast = 0
  #perNorth = 0
  #height = 0
  /** Cells of heights that have been read, and the one that was read last. */
  readonly #cells = new Map<number, Int16Array | undefined>()
  #column = NaN
  #row = NaN
  #samples: Int16Array | undefined

  constructor(terrain: Terrain) {
    this.#terrain = terrain
  }

  /** Moves to a receiver; false where its own height is not known, so that nothing can be told. */
  moveTo({ latitude, longitude }: Coordinates): boolean {
    const plane = localPlane(latitude)
    this.#x = (longitude + 180) * SAMPLES_PER_DEGREE
    this.#y = (latitude + 90) * SAMPLES_PER_DEGREE
    this.#perEast = SAMPLES_PER_DEGREE / (plane.east * E7)
    this.#perNorth = SAMPLES_PER_DEGREE / (plane.north * E7)
    this.#column = NaN
    this.#known.fill(0)
    this.#height = this.#heightAt(this.#x, this.#y) + endMetres
    return !Number.isNaN(this.#height)
  }

  /** Returns the share of the energy that gets through from a place, metres east and north of the receiver. */
  through(east: number, north: number): number {
    const metres = hypotenuse(east, north)
    if (metres === 0) return 1
    const place = metres < nearMetres ? metres / stepMetres : NEAR_STEPS + (metres - nearMetres) / farStepMetres
    const step = Math.min(STEPS, Math.floor(place))
    const direction = directionOf(east, north)
    const first = Math.floor(direction) % DIRECTIONS
    const second = (first + 1) % DIRECTIONS
    const [along, aside] = [Math.min(1, place - step), direction - Math.floor(direction)]
    return (1 - aside) * this.#between(first, step, along) + aside * this.#between(second, step, along)
  }

  /** Returns that of an area: the mean of its middle and of four points within. */
  throughArea(east: number, north: number, radius: number): number {
    const r = WITHIN * radius
    if (r === 0) return this.through(east, north)
    const around =
      this.through(east + r, north) +
      this.through(east - r, north) +
      this.through(east, north + r) +
      this.through(east, north - r)
    return (this.through(east, north) + around) / 5
  }

  #between(direction: number, step: number, along: number): number {
    if ((this.#known[direction] ?? 0) <= step) this.#look(direction, step + 1)
    const at = direction * ROW + step
    return (1 - along) * (this.#shares[at] ?? 1) + along * (this.#shares[at + 1] ?? 1)
  }

  #look(direction: number, least: number): void {
    const last = STAGES.find(stage => stage >= least) ?? STEPS + 1
    const [at, heights, metres] = [this.#bandAt, this.#bandHeights, this.#bandMetres]
    const row = direction * ROW
    const stepX = (EAST[direction] ?? 0) * this.#perEast
    const stepY = (NORTH[direction] ?? 0) * this.#perNorth
    const own = this.#height
    at[0] = 0
    heights[0] = own
    metres[0] = 0
    let top = 0
    this.#shares[row] = 1
    for (let i = 1; i <= last; i++) {
      const d = DISTANCES[i] ?? 0
      const ground = this.#heightAt(this.#x + d * stepX, this.#y + d * stepY)
      // What is not known screens nothing.
      if (Number.isNaN(ground)) {
        this.#shares[row + i] = 1
        continue
      }
      const source = ground + endMetres
      let edge = top
      while (edge > 0 && isBelow(at, heights, edge, d, source)) edge--
      if (edge > 0) {
        path.straight = hypotenuse(d, source - own)
        path.fromSource = hypotenuse(d - (at[edge] ?? 0), source - (heights[edge] ?? 0))
        path.between = (metres[edge] ?? 0) - (metres[1] ?? 0)
        path.toReceiver = metres[1] ?? 0
      }
      this.#shares[row + i] = edge === 0 ? 1 : overRidges(path)
      while (top > 0 && isBelow(at, heights, top, d, ground)) top--
      metres[top + 1] = (metres[top] ?? 0) + hypotenuse(d - (at[top] ?? 0), ground - (heights[top] ?? 0))
      top++
      at[top] = d
      heights[top] = ground
    }
    this.#known[direction] = last
  }

  #cellAt(column: number, row: number): Int16Array | undefined {
    const key = row * ROW_NUMBERS + column
    if (this.#cells.has(key)) return this.#cells.get(key)
    if (this.#cells.size >= MOST_CELLS) this.#cells.clear()
    const samples = this.#terrain.samplesAt(column, row)
    this.#cells.set(key, samples)
    return samples
  }

  /** Metres above the sea between the samples around a place; NaN where one of them is not known. */
  #heightAt(x: number, y: number): number {
    const [column, row] = [Math.floor(x / CELL_STEPS), Math.floor(y / CELL_STEPS)]
    if (column !== this.#column || row !== this.#row) {
      this.#column = column
      this.#row = row
      this.#samples = this.#cellAt(columnOnMap(column), row)
    }
    const samples = this.#samples
    if (!samples) return NaN
    const right = x - column * CELL_STEPS
    const up = y - row * CELL_STEPS
    const [i, j] = [right | 0, up | 0]
    const from = j * CELL_SIDE + i
    const a = samples[from] ?? UNKNOWN_HEIGHT
    const b = samples[from + 1] ?? UNKNOWN_HEIGHT
    const c = samples[from + CELL_SIDE] ?? UNKNOWN_HEIGHT
    const d = samples[from + CELL_SIDE + 1] ?? UNKNOWN_HEIGHT
    if (a === UNKNOWN_HEIGHT || b === UNKNOWN_HEIGHT || c === UNKNOWN_HEIGHT || d === UNKNOWN_HEIGHT) return NaN
    const south = a + (right - i) * (b - a)
    return south + (up - j) * (c + (right - i) * (d - c) - south)
  }
}

const MOST_CELLS = 32
const ROW_NUMBERS = 4_096

/** Four points at this share of an area's radius stand for its outer half. */
const WITHIN = 0.7

/** Tells whether a corner of the band lies on or below the line from the one before it to a place. */
function isBelow(at: Float64Array, heights: Float64Array, corner: number, d: number, height: number): boolean {
  const [before, h] = [at[corner - 1] ?? 0, heights[corner - 1] ?? 0]
  return ((heights[corner] ?? 0) - h) * (d - before) <= (height - h) * ((at[corner] ?? 0) - before)
}

/** Returns the place of a direction among DIRECTIONS, with a fraction. */
function directionOf(east: number, north: number): number {
  const [x, y] = [Math.abs(east), Math.abs(north)]
  const share = y / (x + y)
  if (east >= 0) return QUADRANT * (north >= 0 ? share : 4 - share)
  return QUADRANT * (north >= 0 ? 2 - share : 2 + share)
}

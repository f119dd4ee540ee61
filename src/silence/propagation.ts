// How sound of a line thins out with distance: ISO 9613-2 over soft ground, fitted within 0.5 dB from 25 m to 5 km,
// integrated along a straight piece of way.
import { footOf } from '../geo/local-plane.ts'
import { HOUSES, NEAREST_METRES } from './parameters.ts'

// Read once: members of an imported object cost a look-up each time in the innermost loop.
const { streetMetres, farthestMetres, mostDb } = HOUSES

/** Returns the loss by ground and air at `r` metres beyond spherical spreading, in dB (negative is less). */
export function excess(r: number): number {
  const lg = Math.log10(r / 25)
  return 9.384 - 5.866 * lg - (2.466 * (r - 25)) / 1000 + 0.537 * Math.sqrt(r / 1000) + 1.194 * lg * lg
}

/** Returns K(r): the energy that a metre of way sends to a receiver `r` metres away, 1/m². */
export function energyPerMetre(r: number): number {
  return 10 ** (excess(r) / 10) / (r * r)
}

/**
 * Returns G = 10^(excess/10) for a squared distance in m², from a table: 128 steps an octave, linear between them, within
 * 0.001 dB of the formula from 8 m to 20 km. The float's own bits are the logarithm.
 */
export function gain(r2: number): number {
  float[0] = r2
  const bits = word[0] ?? 0
  const step = (bits >>> FRACTION_BITS) - FIRST_STEP
  const low = table[step] ?? 0
  return low + ((table[step + 1] ?? 0) - low) * ((bits & FRACTION_MASK) * FRACTION_SCALE)
}

const STEPS_BITS = 7
const FRACTION_BITS = 23 - STEPS_BITS
const FRACTION_MASK = (1 << FRACTION_BITS) - 1
const FRACTION_SCALE = 1 / (1 << FRACTION_BITS)
/** r² = 64 m², as the upper bits of a float. */
const FIRST_STEP = (127 + 6) << STEPS_BITS
const OCTAVES = 34
const word = new Uint32Array(1)
const float = new Float32Array(word.buffer)
const table = Float64Array.from({ length: (OCTAVES << STEPS_BITS) + 1 }, (_, i) => {
  word[0] = (FIRST_STEP + i) << FRACTION_BITS
  return 10 ** (excess(Math.sqrt(float[0] ?? 0)) / 10)
})

/**
 * Integrates K along a straight piece, in 1/m: `across` metres off the line, from `from` to `to` metres along it, counted
 * from the foot of the perpendicular; `houses` is what houses take away, dB per metre.
 */
export function pieceEnergy(across: number, from: number, to: number, houses = 0): number {
  const h = Math.max(NEAREST_METRES, across)
  const [a, b] = from < to ? [from, to] : [to, from]
  if (a >= 0) return sideEnergy(h, a, b, houses)
  if (b <= 0) return sideEnergy(h, -b, -a, houses)
  return sideEnergy(h, 0, -a, houses) + sideEnergy(h, 0, b, houses)
}

/**
 * Returns the share of the energy that houses let through on `r` metres, of which each costs `houses` dB (ISO 9613-2,
 * A.3); 1 without houses.
 */
export function throughHouses(r: number, houses: number): number {
  const metres = Math.min(farthestMetres, r - streetMetres)
  return houses === 0 || metres <= 0 ? 1 : Math.exp(NEPER_PER_DB * Math.min(mostDb, houses * metres))
}

/** 10^(−x/10) as a power of e. */
const NEPER_PER_DB = -Math.LN10 / 10

/** Half of the distance between the nodes of Gauss's rule of two points: 1/(2·√3). */
const GAUSS = 0.288675

/** On one side of the foot, 0 <= a <= b: split wherever the distance doubles, each piece by Gauss's rule in the angle. */
function sideEnergy(h: number, a: number, b: number, houses: number): number {
  let sum = 0
  let angle = Math.atan(a / h)
  let start = a
  while (start < b) {
    const end = Math.min(b, Math.sqrt(4 * (h * h + start * start) - h * h))
    const next = Math.atan(end / h)
    const middle = (angle + next) / 2
    const q = GAUSS * (next - angle)
    const near = h / Math.cos(middle - q)
    const far = h / Math.cos(middle + q)
    const both = gain(near * near) * throughHouses(near, houses) + gain(far * far) * throughHouses(far, houses)
    sum += ((next - angle) / (2 * h)) * both
    angle = next
    start = end
  }
  return sum
}

/** A piece farther than FAR_METRES and shorter than FAR_PIECE_SHARE of its distance needs no angles. */
export const FAR_METRES = 50
export const FAR_PIECE_SHARE = 0.2
/** A whole run smaller than this share counts as a point (0.05 dB off at worst, when it points at the receiver). */
export const FAR_RUN_SHARE = 0.12

/** Integrates K along a far piece from (ax, ay) to (bx, by), metres from the receiver, by Gauss's rule along it; 1/m. */
export function farPieceEnergy(ax: number, ay: number, bx: number, by: number, length: number, houses: number): number {
  const mx = (ax + bx) / 2
  const my = (ay + by) / 2
  const gx = GAUSS * (bx - ax)
  const gy = GAUSS * (by - ay)
  const first = (mx - gx) * (mx - gx) + (my - gy) * (my - gy)
  const second = (mx + gx) * (mx + gx) + (my + gy) * (my + gy)
  const near = (gain(first) / first) * throughHouses(Math.sqrt(first), houses)
  const far = (gain(second) / second) * throughHouses(Math.sqrt(second), houses)
  return (length / 2) * (near + far)
}

/** Integrates over the part of a piece that lies within the radius; 1/m. */
export function energyOfPiece(ax: number, ay: number, bx: number, by: number, radius: number, houses = 0): number {
  const mx = (ax + bx) / 2
  const my = (ay + by) / 2
  const r = Math.sqrt(mx * mx + my * my)
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  const isFar = length < FAR_PIECE_SHARE * r && r > FAR_METRES && r + length / 2 <= radius
  if (isFar) return farPieceEnergy(ax, ay, bx, by, length, houses)
  const { across, from, to } = footOf(ax, ay, bx, by)
  if (across >= radius) return 0
  const half = Math.sqrt(radius * radius - across * across)
  const start = Math.max(from, -half)
  const end = Math.min(to, half)
  return start < end ? pieceEnergy(across, start, end, houses) : 0
}

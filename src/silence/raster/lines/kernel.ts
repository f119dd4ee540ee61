// How sound of ways thins out, for many receivers at once: numbers in arrays are not boxed at each call.
import { energyPerMetre } from '../../propagation.ts'
import { through } from '../../sources/houses.ts'

// Energy of a metre of way by squared distance, as `gain` has its table: 128 steps an octave by the float's own bits.
const FRACTION_BITS = 16
const FRACTION_MASK = (1 << FRACTION_BITS) - 1
const FRACTION_SCALE = 1 / (1 << FRACTION_BITS)
/** r² = 64 m², as the upper bits of a float. */
const FIRST_STEP = (127 + 6) << 7
const OCTAVES = 34
const word = new Uint32Array(1)
const float = new Float32Array(word.buffer)
const table = Float64Array.from({ length: (OCTAVES << 7) + 1 }, (_, i) => {
  word[0] = (FIRST_STEP + i) << FRACTION_BITS
  return energyPerMetre(Math.sqrt(float[0] ?? 0))
})

/**
 * Writes the energy that a metre of way sends over each squared distance (m², at least 64), 1/m²; within 0.0001 dB of the
 * formula.
 */
export function energiesAt(r2s: Float64Array, count: number, into: Float64Array): void {
  for (let i = 0; i < count; i++) {
    float[0] = r2s[i] ?? 0
    const bits = word[0] ?? 0
    const step = (bits >>> FRACTION_BITS) - FIRST_STEP
    const low = table[step] ?? 0
    into[i] = low + ((table[step + 1] ?? 0) - low) * ((bits & FRACTION_MASK) * FRACTION_SCALE)
  }
}

/** Takes away from each energy what houses do, by dB per metre at each end of the way. */
export function lessenByHouses(r2s: Float64Array, dbs: Float64Array, count: number, energies: Float64Array): void {
  for (let i = 0; i < count; i++) energies[i] = (energies[i] ?? 0) * through(r2s[i] ?? 0, dbs[i] ?? 0)
}

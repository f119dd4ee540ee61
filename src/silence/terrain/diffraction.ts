import { SCREENING } from '../parameters.ts'

/** A path over ridges, metres: in a straight line, and along the band drawn tight over the ground. */
export type BentPath = {
  straight: number
  /** From the source to its nearest edge, between the outermost edges (0: there is one), and on to the receiver. */
  fromSource: number
  between: number
  toReceiver: number
}

// Read once: members of an imported object cost a look-up each time in the innermost loop.
const { wavelengthMetres, reflections, grazing, bendingMetres } = SCREENING
const FACTOR = reflections / wavelengthMetres
const MOST_OVER_ONE = 10 ** (SCREENING.mostDb.one / 10)
const MOST_OVER_SEVERAL = 10 ** (SCREENING.mostDb.several / 10)

/** e⁻¹⁶ of any path difference on Earth is less than 0.01 dB. */
const MOST_BENT = 16

/**
 * Returns the share of the energy that gets over ridges, above 0 and at most 1: ISO 9613-2, equations 12 to 18, where
 * Abar = Dz − Agr with the Agr of soft ground, 10·lg 3 dB.
 */
export function overRidges({ straight, fromSource, between, toReceiver }: BentPath): number {
  const z = fromSource + between + toReceiver - straight
  if (z <= 0) return 1
  const wide = between > 0 ? ((5 * wavelengthMetres) / between) ** 2 : 0
  const c3 = between > 0 ? (1 + wide) / (1 / 3 + wide) : 1
  const bent = Math.sqrt((fromSource * toReceiver * straight) / (2 * z)) / bendingMetres
  if (bent > MOST_BENT) return 1
  const bending = Math.exp(-bent)
  const most = between > 0 ? MOST_OVER_SEVERAL : MOST_OVER_ONE
  return grazing / Math.min(most, grazing + FACTOR * c3 * z * bending)
}

import type { SpotRecord } from '../src/spots/spot.ts'
import { seededRandom } from '../test/support/random.ts'

const CLASSES = [
  'aerodrome/large',
  'rail/main',
  'road/motorway',
  'road/primary',
  'road/residential',
  'road/secondary',
  'road/service',
  'road/tertiary',
  'road/trunk',
  'road/unclassified',
  'settlement/town',
  'works/industry',
]
/** Of twelve classes 5.6 are heard: as many as at a spot in Andorra. */
const HEARD = 0.47

/** Gives spots what a rating by the model keeps of the noise there. */
export function withLevels(spots: readonly SpotRecord[]): SpotRecord[] {
  const random = seededRandom(5)
  return spots.map(spot => {
    const heard = CLASSES.filter(() => random() < HEARD)
    const levelsByClass = Object.fromEntries(
      heard.map(name => [name, Math.round((1 + random() ** 2 * 60) * 10) / 10] as const),
    )
    return { ...spot, levelsByClass }
  })
}

import { HEARD_FROM_DB, type NoiseKind, type RoadDistance } from '../../vocabulary/noises/noise-sources.ts'
import { kilometres } from '../../../text/distance-words.ts'
import type { Bounds, Test } from '../../query.ts'

type Noise = Extract<Test, { on: 'noise' }>

/** A source that is heard, or that gives as many dB as a limit says. */
export function noiseTest({ kinds, shown: source }: NoiseKind, limit: Bounds | undefined): Noise {
  const { min, max } = limit ?? { min: HEARD_FROM_DB, max: null }
  const noise = { on: 'noise', kinds, source, min, max, dB: limit ? dBOf(limit) : null } as const
  return { ...noise, shown: shownOf(noise, false) }
}

/** A source that lies within some kilometres. */
export function besideTest(kind: NoiseKind, besideKm: number): Noise {
  const noise = { ...noiseTest(kind, undefined), besideKm }
  return { ...noise, shown: shownOf(noise, false) }
}

/** The same where the question says how many; of spots whose noise was not computed it is not known. */
export function roadsWithin({ kinds, shown, km }: RoadDistance): Noise {
  return { ...besideTest({ kinds, shown }, km), isStated: true }
}

/** "The loudest source is a road". */
export function loudestTest({ kinds, shown: source }: NoiseKind): Noise {
  const noise = { on: 'noise', kinds, source, min: HEARD_FROM_DB, max: null, dB: null, isLoudest: true } as const
  return { ...noise, shown: shownOf(noise, false) }
}

/** "Road or rail noise over 40 dB": one is enough; undefined where the limits differ, or each is to keep to them. */
export function eitherNoise<Condition extends Noise>(a: Condition, b: Noise): Condition | undefined {
  if (a.dB !== b.dB || a.min === null || a.isLoudest !== b.isLoudest || a.besideKm !== b.besideKm) return undefined
  const noise = { ...a, kinds: [...new Set([...a.kinds, ...b.kinds])], source: `${a.source} or ${b.source}` }
  return { ...noise, shown: shownOf(noise, false) }
}

/** The same where it must not hold. */
export function withoutNoise<Condition extends Noise>(condition: Condition): Condition & { isNegated: true } {
  return { ...condition, isNegated: true, shown: shownOf(condition, true) }
}

/** "With less than 30 dB of noise": "less than 30 dB". */
function dBOf({ shown }: Bounds): string {
  return shown.replace(/^with /, '').replace(/ of noise/, '')
}

type Shown = Pick<Noise, 'source' | 'dB' | 'isLoudest' | 'besideKm'>

function shownOf({ source, dB, isLoudest, besideKm }: Shown, isNegated: boolean): string {
  if (besideKm !== undefined)
    return `where ${isNegated ? 'none' : 'one'} of the loudest noises comes from ${source} within ${kilometres(besideKm)}`
  if (isLoudest) return `where ${source} are ${isNegated ? 'not ' : ''}the loudest source`
  if (dB !== null) return `where ${source} ${isNegated ? 'do not give' : 'give'} ${dB}`
  return `where ${source} give ${isNegated ? 'less than ' : ''}${HEARD_FROM_DB} dB${isNegated ? '' : ' or more'}`
}

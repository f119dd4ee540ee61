import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Doc } from '../../../index/types.ts'
import type { LevelsByClass } from '../../../silence/breakdown/levels-by-class.ts'
import type { DominantSource, Explanation } from '../../../silence/explanation.ts'
import type { QuestionContext } from '../../question-context.ts'
import { HEARD_FROM_DB, isOfNoise, type NoiseName } from '../../vocabulary/noises/noise-sources.ts'
import { levelOfKinds, levelsAt } from '../heard.ts'

/** Below this a noise is barely heard, dB(A) Lden. */
export const FAINT_DB = 30

/** What some kinds of noise give somewhere. */
export type HeardHere = {
  /** dB(A) Lden; -Infinity where there is none of them in reach. */
  level: number
  /** The loudest of them, where it is among what is told. */
  of: DominantSource | null
  /** What is loudest of all. */
  loudest: Pick<Explanation, 'dominant'> | null
  /** People rated the spot: the level was computed at its coordinates. */
  isEditorial: boolean
}

/** Tells what kinds of noise give at a spot; of one that people rated, at its coordinates; undefined where no map covers it. */
export function heardAtSpot(kinds: readonly NoiseName[], doc: Doc, context: QuestionContext): HeardHere | undefined {
  const levels = levelsAt(doc, context)
  if (levels) return heardOf(kinds, levels, context.explain?.(doc))
  const point = heardAtPoint(kinds, context.index.coordinates(doc), context)
  return point && { ...point, isEditorial: true }
}

/** Tells what kinds of noise give at a point; undefined where no imported map covers it. */
export function heardAtPoint(
  kinds: readonly NoiseName[],
  point: Coordinates,
  { explainPoint, levelsByClass }: QuestionContext,
): HeardHere | undefined {
  const why = explainPoint?.(point)
  const levels = why && levelsByClass?.(point)
  return levels && heardOf(kinds, levels, why)
}

/** How much of it is heard. */
export function degreeOf(level: number): 'not' | 'barely' | 'heard' {
  if (level < HEARD_FROM_DB) return 'not'
  return level < FAINT_DB ? 'barely' : 'heard'
}

const MOST_TOLD = 3

function heardOf(kinds: readonly NoiseName[], levels: LevelsByClass, why: Explanation | undefined): HeardHere {
  const told = why?.dominant ?? []
  const of = told.find(({ kind, class: type }) => isOfNoise(`${kind}/${type}`, kinds)) ?? null
  return {
    level: levelOfKinds(kinds, levels),
    of,
    loudest: told.length > 0 ? { dominant: told.slice(0, MOST_TOLD) } : null,
    isEditorial: false,
  }
}

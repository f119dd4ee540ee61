import type { DominantSource, Explanation } from '../../silence/explanation.ts'
import type { Doc } from '../../index/types.ts'
import { isOfNoise, type NearSource } from '../vocabulary/noises/noise-sources.ts'
import type { QuestionContext } from '../question-context.ts'

/** Of a kind of source that is told at a spot: the loudest, and the nearest. */
export type SourcesNear = { loudest: DominantSource; nearest: DominantSource; isNear: boolean }

/** Nearer than this is near, where a question does not say how near, in km. */
const NEAR_KM = 1

/** Finds the sources of a kind among what is loudest at a spot, or at the coordinates of one that people rated: null where there is none, undefined where nothing was computed. */
export function sourcesNear(
  doc: Doc,
  asked: NearSource,
  { index, explain, explainPoint }: Pick<QuestionContext, 'index' | 'explain' | 'explainPoint'>,
): SourcesNear | null | undefined {
  return sourcesNearIn(explain?.(doc) ?? explainPoint?.(index.coordinates(doc)), asked)
}

/** The same among what was computed anywhere. */
export function sourcesNearIn(
  why: Explanation | undefined,
  { kinds, classes, km }: NearSource,
): SourcesNear | null | undefined {
  if (!why) return undefined
  const told = why.dominant.filter(source => isOfNoise(`${source.kind}/${source.class}`, kinds))
  const [loudest] = told
  if (!loudest) return null
  const nearest = told.reduce((near, source) => (source.distanceM < near.distanceM ? source : near), loudest)
  const isNear = told.some(
    ({ class: type, distanceM }) => distanceM <= 1000 * (km ?? NEAR_KM) && (classes === null || classes.includes(type)),
  )
  return { loudest, nearest, isNear }
}

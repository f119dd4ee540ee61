import type { Doc } from '../../../index/types.ts'
import { firstDocs } from '../../../arrays/bitset.ts'
import { kilometres } from '../../../text/distance-words.ts'
import { docsOfAll } from '../../find/conditions.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import { HEARD_FROM_DB } from '../../vocabulary/noises/noise-sources.ts'
import type { QuestionContext } from '../../question-context.ts'

/** Whether a kind of noise is less than what is heard, or than a limit. */
export function isBelow(level: number, limit: { min: number | null } | null): boolean {
  return level < Math.max(HEARD_FROM_DB, limit?.min ?? HEARD_FROM_DB)
}

/** How far the edge is, to a tenth of a kilometre. */
export function edgeText(metres: number): string {
  return metres < LEAST_METRES ? 'less than 0.1 km' : kilometres(metres / 1000)
}

const LEAST_METRES = 50

/** Of some spots the one nearest to where the imported map ends, and how far that is, in metres; undefined where none is near it. */
export function nearestToEdge(
  docs: readonly Doc[],
  { index, metresToEdge }: Pick<QuestionContext, 'index' | 'metresToEdge'>,
): { doc: Doc; metres: number } | undefined {
  const near = docs.flatMap(doc => {
    const metres = index.lden(doc) === null ? Infinity : (metresToEdge?.(index.coordinates(doc)) ?? Infinity)
    return metres === Infinity ? [] : [{ doc, metres }]
  })
  return near.toSorted((a, b) => a.metres - b.metres || a.doc - b.doc)[0]
}

/** Tells whether a noise was sought and is heard nowhere, while the map ends near: it may come from beyond. */
export function isUnheardNearEdge(
  { heard, conditions }: Pick<Retrieved, 'heard' | 'conditions'>,
  context: QuestionContext,
) {
  if (heard?.total !== 0) return false
  return nearestToEdge(firstDocs(docsOfAll(conditions, context.index), MOST_TRIED), context) !== undefined
}

/** Of so many spots it is looked up whether the map ends near. */
const MOST_TRIED = 64

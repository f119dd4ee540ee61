import type { DominantSource } from '../../../silence/explanation.ts'
import { levelOf } from '../../../silence/rating.ts'

/** Puts sources of one kind and name together, as a road that is a trunk road here and a primary road there; the loudest first. */
export function byName(sources: readonly DominantSource[]): readonly DominantSource[] {
  const named = Map.groupBy(sources, source =>
    source.name === null ? source : `${source.kind} ${source.name.toLowerCase()}`,
  )
  return [...named.values()]
    .flatMap(([first, ...others]) => (first ? [together(first, others)] : []))
    .toSorted((a, b) => b.levelDb - a.levelDb)
}

/** The loudest of them, with the noise of all, at the distance of the nearest. */
function together(first: DominantSource, others: readonly DominantSource[]): DominantSource {
  if (others.length === 0) return first
  const sources = [first, ...others]
  const energy = sources.reduce((sum, { levelDb }) => sum + 10 ** (levelDb / 10), 0)
  return { ...first, distanceM: Math.min(...sources.map(({ distanceM }) => distanceM)), levelDb: levelOf(energy) }
}

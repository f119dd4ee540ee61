import { type AudibleSources, growByMetres, type SourcePart } from './audible.ts'
import { type BuiltUpIndex, dbOfHouses, OPEN_COUNTRY } from './built-up.ts'
import { NO_GROUP } from './group-slots.ts'
import type { Terrain } from '../terrain/heights.ts'
import { indexSources } from './source-index.ts'
import type { NoiseSources } from './sources.ts'

/** Makes one part of sources that are in memory as a whole: those of a region while it is imported. */
export function wholeSources(
  sources: NoiseSources,
  builtUp: BuiltUpIndex = OPEN_COUNTRY,
  terrain?: Terrain,
): AudibleSources {
  const part = partOf(sources, builtUp)
  return {
    audibleIn: () => [part],
    groupAt: slot => sources.groups[slot] ?? NO_GROUP,
    builtUp,
    terrain,
  }
}

function partOf(sources: NoiseSources, builtUp: BuiltUpIndex): SourcePart {
  const { layers, others, ...measures } = indexSources(sources)
  const { extent, middle } = measures
  const houses = Float32Array.from(extent, (_, run) =>
    dbOfHouses(builtUp.shareAt(middle[2 * run] ?? 0, middle[2 * run + 1] ?? 0)),
  )
  return {
    ...sources,
    ...measures,
    slots: Uint32Array.from(sources.groups.keys()),
    houses,
    runsHeardIn: box =>
      layers.flatMap(({ radius, tree, runs }) => {
        const { west, south, east, north } = growByMetres(box, radius)
        return tree.search(west, south, east, north).map(found => runs[found] ?? 0)
      }),
    runsIn: ({ west, south, east, north }) =>
      layers.flatMap(({ tree, runs }) => tree.search(west, south, east, north).map(found => runs[found] ?? 0)),
    othersHeardIn: ({ west, south, east, north }) => others?.search(west, south, east, north) ?? [],
  }
}

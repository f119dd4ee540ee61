import type Flatbush from 'flatbush'
import { type Box, boxOfLine } from '../../../../geo/box.ts'
import { treeOfBoxes } from '../../../../geo/trees/box-tree.ts'
import { isInRings } from '../../../../geo/polygon.ts'
import type { Tags } from '../../elements.ts'
import { joinLines } from '../../geometry/rings.ts'
import type { Collector } from '../collector.ts'

type Area<T> = { meaning: T; rings: Int32Array[]; box: Box }

export type AreasAt<T> = Collector & {
  /** Returns what the areas around a place (10⁻⁷ degrees) mean. Only once all has been seen. */
  at(x: number, y: number): T[]
}

type Meant<T> = {
  keys: Iterable<string>
  /** What an area with these tags means; undefined when nothing. */
  meaningOf: (tags: Tags) => T | undefined
}

/** Gathers the areas, of ways and relations, that mean something for all that lies in them. */
export function areasAt<T>({ keys, meaningOf }: Meant<T>): AreasAt<T> {
  const found: Area<T>[] = []
  let tree: Flatbush | undefined

  function add(meaning: T, rings: Int32Array[]): void {
    if (rings.length > 0) found.push({ meaning, rings, box: boxOfLine(rings.flatMap(ring => Array.from(ring))) })
  }

  return {
    keys,
    way({ tags, line }) {
      const meaning = meaningOf(tags)
      if (meaning !== undefined) add(meaning, joinLines([line()]).rings)
    },
    wants: ({ tags }) => meaningOf(tags) !== undefined,
    relation({ tags, outer, inner }) {
      const meaning = meaningOf(tags)
      if (meaning !== undefined) add(meaning, [...joinLines(outer).rings, ...joinLines(inner).rings])
    },
    at(x, y) {
      tree ??= treeOfBoxes(found.map(({ box }) => box))
      const around = tree?.search(x, y, x, y) ?? []
      return around
        .flatMap(i => found[i] ?? [])
        .filter(({ rings }) => isInRings(rings, x, y))
        .map(({ meaning }) => meaning)
    },
  }
}

import { countryAt } from '../../values/country.ts'
import type Flatbush from 'flatbush'
import { type Box, boxOfLine, uniteBoxes } from '../../../geo/box.ts'
import { treeOfBoxes } from '../../../geo/trees/box-tree.ts'
import type { Tags } from '../elements.ts'
import { E7 } from '../../../geo/local-plane.ts'
import { isInRings } from '../../../geo/polygon.ts'
import type { Collector } from './collector.ts'
import { joinLines } from '../geometry/rings.ts'

export type Countries = Collector & {
  /** Returns the ISO 3166-1 alpha-2 code of the country at a point (10⁻⁷ degrees); null at sea. Only once all has been seen. */
  at(x: number, y: number): string | null
}

type Border = { code: string; rings: Int32Array[]; box: Box }

/**
 * Tells the country by the borders that the file itself has whole (of a country, or of a part that names its country),
 * which are exact, and elsewhere by the world's coarse ones.
 */
export function countries(): Countries {
  const borders: Border[] = []
  let tree: Flatbush | undefined
  return {
    keys: ['boundary'],
    wants: ({ tags }) => tags['boundary'] === 'administrative' && codeOf(tags) !== undefined,
    relation({ tags, outer, missing }) {
      const code = codeOf(tags)
      const { rings, open } = joinLines(outer)
      if (code !== undefined && missing === 0 && open.length === 0 && rings.length > 0) {
        borders.push({ code, rings, box: uniteBoxes(rings.map(ring => boxOfLine(ring))) })
      }
    },
    at(x, y) {
      tree ??= treeOfBoxes(borders.map(({ box }) => box))
      // The first in the file's order counts.
      const around = (tree?.search(x, y, x, y) ?? []).sort((a, b) => a - b).flatMap(i => borders[i] ?? [])
      const inside = around.find(({ rings }) => isInRings(rings, x, y)) ?? around.find(({ rings }) => isOn(rings, x, y))
      return inside?.code ?? countryAt({ latitude: y / E7, longitude: x / E7 })
    },
  }
}

/** https://wiki.openstreetmap.org/wiki/Key:ISO3166-1, and ISO3166-2 of a country's parts: DE-BW. */
function codeOf(tags: Tags): string | undefined {
  const code = tags['ISO3166-1:alpha2'] ?? tags['ISO3166-1'] ?? tags['ISO3166-2']?.slice(0, 2)
  return /^[A-Z]{2}$/.test(code ?? '') ? code : undefined
}

/** A peak on the border is often one of its corners. */
function isOn(rings: readonly Int32Array[], x: number, y: number): boolean {
  return rings.some(ring => {
    for (let i = 0; i < ring.length; i += 2) if (ring[i] === x && ring[i + 1] === y) return true
    return false
  })
}

// Makes lands.json of country-coder's borders: what a service reads of them, without their lines, which fill 6 MB a thread.
// Run with `node data/regions/lands.ts` after an update of the package; a test beside src/geo/regions/lands.ts compares the two.
import { writeFileSync } from 'node:fs'
import { borders } from '@rapideditor/country-coder'
import { boxOfLine, uniteBoxes } from '../../src/geo/box.ts'
import type { Land } from '../../src/geo/regions/lands.ts'

/** Parts of countries whose lines are kept: they divide a country between parts of the world. */
const KEPT: ReadonlySet<string> = new Set(['European Russia', 'Asian Russia', 'Hawaii'])

export function landsOfBorders(): Land[] {
  return borders.features.map(({ properties: { id, iso1A2, nameEn, level, country, groups }, geometry }) => {
    const rings = geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat().map(ring => ring.flat()) : []
    return {
      id,
      name: nameEn,
      level,
      groups,
      ...(iso1A2 && { code: iso1A2 }),
      ...(country && { country }),
      ...(rings.length > 0 && {
        border: { box: uniteBoxes(rings.map(ring => boxOfLine(ring))), length: rings.flat().length },
      }),
      ...(KEPT.has(nameEn) && { rings }),
    }
  })
}

if (import.meta.main) {
  const rows = landsOfBorders().map(land => JSON.stringify(land))
  writeFileSync(new URL('lands.json', import.meta.url), `[\n${rows.join(',\n')}\n]\n`)
}

import { readFileSync } from 'node:fs'
import { importOsm } from '../../src/import/osm/import-osm.ts'
import { openOsm } from '../../src/import/osm/open-osm.ts'
import { compareIds, compareSpots } from '../../src/spots/order.ts'
import type { SpotDraft } from '../../src/spots/spot.ts'
import { NO_NOISE_STORE } from '../../src/silence/pages/noise-pages.ts'

/** The extracts that have a baseline, in the folder of real ones. */
export const EXTRACTS = [
  'andorra-2023-05-02.osm.pbf',
  'andorra-2025-01-19.osm.pbf',
  'heidelberg-clipped.osm.pbf',
  'isle-of-man-2021-11-07.osm.pbf',
  'liechtenstein-2024-03-04.osm.pbf',
  'monaco-planetiler.lz4.osm.pbf',
  'monaco-planetiler.osm.pbf',
  'north-bayreuth.osm.gz',
] as const

export function baselineFile(extract: string): URL {
  return new URL(`${extract.replace(/\.osm\..*$/, '')}.txt`, import.meta.url)
}

export function storedBaseline(extract: string): string {
  return readFileSync(baselineFile(extract), 'utf8')
}

const SHOWN = 20

/** Imports an extract and writes down what came of it, a fact a line, so that a change reads as a diff. */
export async function baselineOf(extract: string, path: string): Promise<string> {
  const { drafts, report } = await importOsm(await openOsm(path), {
    source: 'baseline',
    area: null,
    store: NO_NOISE_STORE,
  })
  const spots = [...drafts].sort(compareSpots)
  const { candidates, merged, refused, unrated, region } = report
  const sections: [string, string[]][] = [
    [
      extract,
      [
        `region ${region.name} (by its ${region.method})`,
        ...counts({
          candidates,
          merged,
          refused: refused.length,
          unrated: unrated.length,
          spots: spots.length,
        }),
      ],
    ],
    ['kinds', counts(Object.fromEntries([...report.kinds].sort(([a], [b]) => compareIds(a, b))))],
    ['refused', counts(tally(refused.map(({ reason }) => reason)))],
    ['countries', counts(tally(spots.map(({ country }) => country ?? 'none')))],
    ['ratings', histogram(spots)],
    ['confidence', counts(tally(spots.map(({ confidence }) => confidence)))],
    [`first ${SHOWN}`, spots.slice(0, SHOWN).map(line)],
    [`last ${SHOWN}`, spots.slice(-SHOWN).map(line)],
  ]
  return sections.map(([title, lines]) => `${title}\n${lines.map(text => `  ${text}\n`).join('')}`).join('\n')
}

function tally(texts: string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const text of texts.sort()) found[text] = (found[text] ?? 0) + 1
  return found
}

function counts(values: Record<string, number>): string[] {
  return Object.entries(values).map(([name, count]) => `${String(count).padStart(6)}  ${name}`)
}

function histogram(spots: readonly SpotDraft[]): string[] {
  return Array.from({ length: 9 }, (_, i) => {
    const from = 1 + i / 2
    const count = spots.filter(({ silenceRating }) => silenceRating >= from && silenceRating < from + 0.5).length
    return `${from.toFixed(1)}  ${String(count).padStart(4)}  ${'#'.repeat(Math.ceil(count / 4))}`
  })
}

function line({ silenceRating, confidence, lden, id, name, country, place, tags }: SpotDraft): string {
  const level = lden === null ? 'unknown' : `${lden.toFixed(1)} dB`
  return `${silenceRating.toFixed(1)} ${confidence.padEnd(6)} ${level}  ${name} (${id}; ${country ?? '–'}, ${place ?? '–'}) ${tags.join(' ')}`
}

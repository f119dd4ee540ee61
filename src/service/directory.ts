import { createHmac } from 'node:crypto'
import { BaseMap, type BaseTiles } from '../basemap/base-map.ts'
import { HillshadeTiles, type ShadeTiles } from '../basemap/hillshade/hillshade-tiles.ts'
import type { BaseMapFolder } from '../basemap/folder.ts'
import { type QuestionContext, questionContextOf } from '../ask/question-context.ts'
import type { Doc, Index } from '../index/types.ts'
import { buildIndex } from '../index/build.ts'
import { BEYOND_REACH_METRES } from '../silence/parameters.ts'
import { openIndex } from '../index/open.ts'
import { NO_GRID, type SilenceGrid } from '../silence/grid/silence-grid.ts'
import type { NoiseMaps } from '../silence/noise-maps.ts'
import type { Links } from '../spots/links.ts'
import { compareSpots } from '../spots/order.ts'
import { NO_NOISE } from '../silence/noise-maps.ts'
import { SANDBOX_SOURCE, sandboxSpots } from './sandbox-spots.ts'
import { computedFor } from './spot-silence.ts'
import { versionTagOf } from './version-tag.ts'

/** A version of a served collection: the public directory or the sandbox. */
export type Directory = {
  index: Index
  /** The context of questions: the index and the names around it. */
  questions: QuestionContext
  /** The noise of the imported regions, which rates any point. */
  noiseMaps: NoiseMaps
  /** The silence of the imported regions, cell by cell. */
  grid: SilenceGrid
  /** Roads, woods and waters of the imported regions, to draw maps on. */
  baseMap: BaseTiles
  /** The relief of the imported regions, where heights were imported with them. */
  relief: ShadeTiles
  /** Signs the cursors. */
  cursorKey: Uint8Array
  /** Part of every ETag; equal where answers have the same bytes. */
  versionTag: string
}

export type DirectoryOptions = {
  links: Links
  cursorKey: Uint8Array
  noiseMaps: NoiseMaps
  grid: SilenceGrid
  /** Where base maps are; absent: there are none. */
  baseMaps?: BaseMapFolder
}

/** Prepares a version of the catalogue for serving. */
export function directoryOf(
  index: Index,
  { links, cursorKey, noiseMaps, grid, baseMaps }: DirectoryOptions,
): Directory {
  const names = baseMaps ? index.sources.flatMap(({ baseMap }) => baseMap ?? []) : []
  const drawn = names.flatMap(name => baseMaps?.file(name) ?? [])
  const shaded = names.flatMap(name => baseMaps?.reliefFile(name) ?? [])
  const versionTag = versionTagOf(`${index.version.token}-${digest(cursorKey)}`, links)
  const explain = (doc: Doc) => computedFor(doc, { index, noiseMaps })
  const questions = questionContextOf(index, {
    links,
    explain,
    explainPoint: point => noiseMaps.explain(point),
    levelsByClass: point => noiseMaps.levelsByClass(point),
    metresToEdge: point => noiseMaps.metresToDrawnEdge(point, BEYOND_REACH_METRES),
  })
  return {
    index,
    questions,
    noiseMaps,
    grid,
    baseMap: new BaseMap(drawn),
    relief: new HillshadeTiles(shaded),
    cursorKey,
    versionTag,
  }
}

/** Makes the sandbox: the same code over a fixed fictional collection. */
export async function sandboxDirectory(links: Links): Promise<Directory> {
  const version = { number: 1, token: 'sandbox-2', publishedAt: '2026-01-01T00:00:00.000Z' }
  const spots = sandboxSpots.toSorted(compareSpots)
  const index = openIndex(await buildIndex({ version, sources: [SOURCE], spots }, links))
  // Nothing in the sandbox is worth protecting; a fixed key makes its cursors the same everywhere.
  return directoryOf(index, { links, cursorKey: Buffer.from('sandbox'), noiseMaps: NO_NOISE, grid: NO_GRID })
}

const SOURCE = {
  name: 'sandbox',
  attribution: SANDBOX_SOURCE,
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
  importedAt: '2026-01-01T00:00:00.000Z',
  spots: sandboxSpots.length,
} as const

function digest(key: Uint8Array): string {
  return createHmac('sha256', key).update('stamp').digest('base64url').slice(0, 12)
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type QuestionContext, questionContextOf } from '../../src/ask/question-context.ts'
import { openCatalogue } from '../../src/catalogue/open.ts'
import { openNoise } from '../../src/silence/pages/open-noise.ts'
import { PageCache } from '../../src/silence/pages/page-cache.ts'
import { computedFor } from '../../src/service/spot-silence.ts'
import { openOsm } from '../../src/import/osm/open-osm.ts'
import { osmPublication } from '../../src/import/osm/publication.ts'
import { realExtract } from './osm-samples.ts'
import { buildIndex } from '../../src/index/build.ts'
import { BEYOND_REACH_METRES } from '../../src/silence/parameters.ts'
import { openIndex } from '../../src/index/open.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { LINKS } from './service.ts'

const EXTRACTS = ['andorra-2025-01-19', 'liechtenstein-2024-03-04', 'isle-of-man-2021-11-07'] as const

type ExtractContext = { context: QuestionContext; spots: SpotRecord[] }

let made: Promise<ExtractContext | undefined> | undefined

/**
 * The context of questions over three real extracts, imported one after the other, once a process; undefined where they are
 * missing.
 */
export function extractContext(): Promise<ExtractContext | undefined> {
  return (made ??= importExtracts())
}

async function importExtracts(): Promise<ExtractContext | undefined> {
  const files = EXTRACTS.flatMap(name => realExtract(`${name}.osm.pbf`) ?? [])
  if (files.length < EXTRACTS.length) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-extracts-'))
  const catalogue = await openCatalogue(join(folder, 'catalogue.sqlite'))
  try {
    for (const [at, file] of files.entries()) {
      const order = { source: EXTRACTS[at]?.replace(/-\d.*$/, '') ?? '', area: null, onReport: () => {} }
      await catalogue.publish(osmPublication(() => openOsm(file), order, catalogue))
    }
    const index = openIndex(await catalogue.withSnapshot(snapshot => buildIndex(snapshot, LINKS)))
    const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
    // Pages stay open, and are read from the file as long as it is: it is unlinked below, and closed with the process.
    const noise = await catalogue.noise()
    const noiseMaps = openNoise(noise.at(noise.version()), new PageCache(2 ** 30))
    return {
      context: questionContextOf(index, {
        links: LINKS,
        explain: doc => computedFor(doc, { index, noiseMaps }),
        explainPoint: point => noiseMaps.explain(point),
        levelsByClass: point => noiseMaps.levelsByClass(point),
        metresToEdge: point => noiseMaps.metresToDrawnEdge(point, BEYOND_REACH_METRES),
      }),
      spots,
    }
  } finally {
    await catalogue.close()
    rmSync(folder, { recursive: true })
  }
}

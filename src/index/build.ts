import { createHash } from 'node:crypto'
import type { Snapshot } from '../catalogue/catalogue.ts'
import { type Links, toSpot } from '../spots/links.ts'
import type { SpotRecord } from '../spots/spot.ts'
import { Bodies, BodyWriter } from './records/bodies.ts'
import { ChangeTimeWriter } from './change-times.ts'
import { DetailsWriter } from './records/stored-fields.ts'
import { fillFacetPairs, reserveFacetPairs } from './facets/facet-pairs.ts'
import { FacetWriter } from './facets/facets.ts'
import { GeoWriter } from './geo.ts'
import { LabelWriter } from './suggest/labels.ts'
import { fillLookup, reserveLookup } from './records/lookup.ts'
import { fillPlacedSets, reservePlacedSets } from './placed-sets.ts'
import { RatingWriter } from './ratings.ts'
import { Layout } from './storage/sections.ts'
import { TileWriter } from './tiles/tiles.ts'
import { TextWriter } from './text/text-writer.ts'

/** What an index is made of: a catalogue's snapshot, or spots given as such. */
export type IndexSource = Pick<Snapshot, 'version' | 'sources'> & {
  /** In canonical order. */
  spots: AsyncIterable<SpotRecord> | Iterable<SpotRecord>
  oldSlugs?: AsyncIterable<{ slug: string; id: string }>
  changeTimes?: AsyncIterable<string>
}

/**
 * Builds the index of a version: one buffer that any number of threads open (open.ts) and that the snapshot file holds
 * as it is. Reads the spots one after the other and keeps no record.
 * @throws RangeError when the spots do not come in canonical order.
 */
export async function buildIndex(source: IndexSource, links: Links): Promise<SharedArrayBuffer> {
  const bodies = new BodyWriter()
  const [details, facets, texts] = [new DetailsWriter(), new FacetWriter(), new TextWriter()]
  const ratings = new RatingWriter()
  const writers = [ratings, details, facets, new GeoWriter(), new TileWriter(), texts]
  let count = 0
  for await (const spot of source.spots) {
    bodies.add(JSON.stringify(toSpot(spot, links)))
    for (const writer of writers) writer.add(spot)
    count += 1
  }
  const oldSlugs = source.oldSlugs ? await Array.fromAsync(source.oldSlugs) : []
  const changeTimes = new ChangeTimeWriter()
  for await (const time of source.changeTimes ?? []) changeTimes.add(time)
  const layout = new Layout()
  bodies.reserve(layout)
  reserveLookup(layout, { count, oldSlugs: oldSlugs.map(({ slug }) => slug) })
  for (const writer of [...writers, changeTimes]) writer.reserve(layout)
  reserveFacetPairs(layout, count)
  reservePlacedSets(layout, { sizes: facets.sizes, ratings: ratings.runs, count })
  const labels = new LabelWriter({ tags: facets.tags(), places: details.places() }, texts)
  labels.reserve(layout)
  const sections = layout.allocate({
    version: source.version,
    linksFingerprint: fingerprintOf(links),
    sources: source.sources,
    count,
  })
  bodies.fill(sections)
  fillLookup(sections, new Bodies(sections), oldSlugs)
  for (const writer of [...writers, changeTimes, labels]) writer.fill(sections)
  fillFacetPairs(sections, count)
  fillPlacedSets(sections, count)
  sections.seal()
  return sections.buffer
}

/** Tells apart the URL settings that bodies were made with. */
export function fingerprintOf(links: Links): string {
  return createHash('sha256')
    .update(JSON.stringify([links.baseUrl, links.mapsUrlTemplate]))
    .digest('hex')
    .slice(0, 16)
}

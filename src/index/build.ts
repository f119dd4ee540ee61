import type { Snapshot } from '../catalogue/catalogue.ts'
import { type Links, toSpot } from '../spots/links.ts'
import type { SpotRecord } from '../spots/spot.ts'
import { Bodies } from './records/bodies.ts'
import { BodyWriter } from './records/body-writer.ts'
import { type ChangeTime, fillChangeTimes, reserveChangeTimes } from './records/change-times.ts'
import { ElevationWriter } from './records/elevations.ts'
import { LevelsWriter } from './records/levels.ts'
import { StoredFieldsWriter } from './records/stored-fields.ts'
import { fillFacetPairs, reserveFacetPairs } from './facets/facet-pairs.ts'
import { FacetWriter } from './facets/facets.ts'
import { openBodyFile } from './storage/body-file.ts'
import { fingerprintOf } from './storage/links-fingerprint.ts'
import { GeoWriter } from './geo/geo.ts'
import { NameWriter } from './names/names.ts'
import { LabelWriter } from './suggest/labels.ts'
import { fillLookup, reserveLookup } from './records/lookup.ts'
import { OrderWriter } from './records/canonical-order.ts'
import { Layout } from './storage/sections.ts'
import { TileWriter } from './tiles/tiles.ts'
import { TextWriter } from './text/text-writer.ts'

/** What an index is made of: a catalogue's snapshot, or spots given as such. */
export type IndexSource = Pick<Snapshot, 'version' | 'sources'> & {
  /** In canonical order. */
  spots: AsyncIterable<SpotRecord> | Iterable<SpotRecord>
  oldSlugs?: AsyncIterable<{ slug: string; id: string }>
  /** In any order. */
  changeTimes?: AsyncIterable<ChangeTime>
}

/**
 * Builds the index of a version: one buffer that any number of threads open (open.ts) and that the snapshot file holds
 * as it is. Reads the spots one after the other and keeps no record. Where a file for the bodies is named they go there, and
 * the index is one whose file is still to be made of both (`saveWithBodies`).
 * @throws RangeError when the spots do not come in canonical order.
 */
export async function buildIndex(
  source: IndexSource,
  links: Links,
  { bodiesFile = null }: { bodiesFile?: string | null } = {},
): Promise<SharedArrayBuffer> {
  const bodies = new BodyWriter(bodiesFile)
  const [stored, facets, texts] = [new StoredFieldsWriter(), new FacetWriter(), new TextWriter()]
  const names = new NameWriter()
  const columns = [new OrderWriter(), new ElevationWriter(), new LevelsWriter(), stored]
  const writers = [...columns, facets, new GeoWriter(), new TileWriter(), texts]
  let count = 0
  for await (const spot of source.spots) {
    bodies.add(JSON.stringify(toSpot(spot, links)))
    for (const writer of [...writers, names]) writer.add(spot)
    count += 1
  }
  const oldSlugs = source.oldSlugs ? await Array.fromAsync(source.oldSlugs) : []
  const layout = new Layout()
  reserveLookup(layout, { count, oldSlugs: oldSlugs.map(({ slug }) => slug) })
  for (const writer of writers) writer.reserve(layout)
  reserveChangeTimes(layout, count)
  reserveFacetPairs(layout, count)
  const labels = new LabelWriter({ tags: facets.tags(), places: stored.places() }, texts)
  labels.reserve(layout)
  names.reserve(layout, stored)
  bodies.reserve(layout)
  const sections = layout.allocate(
    { version: source.version, linksFingerprint: fingerprintOf(links), sources: source.sources, count },
    { withoutLast: bodiesFile !== null },
  )
  bodies.fill(sections)
  const written = bodiesFile === null ? null : openBodyFile(bodiesFile, sections.place('bodies'))
  const lookup = fillLookup(sections, new Bodies(sections, written), oldSlugs)
  await fillChangeTimes(sections, source.changeTimes ?? [], lookup)
  for (const writer of [...writers, labels, names]) writer.fill(sections)
  fillFacetPairs(sections, count)
  if (bodiesFile === null) sections.seal()
  return sections.buffer
}

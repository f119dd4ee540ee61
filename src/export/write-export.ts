import type { Links } from '../spots/links.ts'
import type { SpotRecord } from '../spots/spot.ts'
import type { ExportHead } from './head.ts'

/** Writes spots in one form, as texts in order, with the head where the form has a place for one. */
export type WriteExport = (head: ExportHead, spots: AsyncIterable<SpotRecord>, links: Links) => AsyncIterable<string>

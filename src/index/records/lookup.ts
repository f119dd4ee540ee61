import type { Bodies } from './bodies.ts'
import { findEntry, insertEntry, tableLength } from '../storage/hash-table.ts'
import type { Doc } from '../types.ts'
import type { Layout, Sections } from '../storage/sections.ts'

/** Set in an entry of the table of slugs when the rest numbers an old slug, not a document. */
const OLD = 0x80000000

/** Finds documents by id and by slug: two tables with open addressing, whose entries are document numbers plus one. */
export type Lookup = {
  byId(id: string): Doc | undefined
  /** Finds by present slug, then by old slug. */
  bySlug(slug: string): Doc | undefined
}

export function openLookup(sections: Sections, bodies: Bodies): Lookup {
  const ids = sections.view('idTable', 'u32')
  const slugs = sections.view('slugTable', 'u32')
  const oldSlugs = sections.view('oldSlugs', 'u8')
  const offsets = sections.view('oldSlugOffsets', 'u32')
  const docs = sections.view('oldSlugDocs', 'u32')
  const slugOf = (entry: number) =>
    entry < OLD
      ? bodies.slug(entry - 1)
      : Buffer.from(oldSlugs.subarray(offsets[entry - OLD], offsets[entry - OLD + 1])).toString()
  return {
    byId(id) {
      const entry = findEntry(ids, id, entry => bodies.id(entry - 1) === id)
      return entry === undefined ? undefined : entry - 1
    },
    bySlug(slug) {
      const entry = findEntry(slugs, slug, entry => slugOf(entry) === slug)
      if (entry === undefined) return undefined
      return entry >= OLD ? docs[entry - OLD] : entry - 1
    },
  }
}

export function reserveLookup(
  layout: Layout,
  { count, oldSlugs }: { count: number; oldSlugs: readonly string[] },
): void {
  layout.reserve('idTable', 'u32', tableLength(count))
  layout.reserve('slugTable', 'u32', tableLength(count + oldSlugs.length))
  layout.reserve('oldSlugs', 'u8', Buffer.byteLength(oldSlugs.join('')))
  layout.reserve('oldSlugOffsets', 'u32', oldSlugs.length + 1)
  layout.reserve('oldSlugDocs', 'u32', oldSlugs.length)
}

/** Fills the tables once the bodies are filled; an old slug of a spot that is gone finds nothing. */
export function fillLookup(
  sections: Sections,
  bodies: Bodies,
  oldSlugs: readonly { slug: string; id: string }[],
): Lookup {
  const ids = sections.view('idTable', 'u32')
  const slugs = sections.view('slugTable', 'u32')
  for (let doc = 0; doc < sections.head.count; doc++) {
    insertEntry(ids, bodies.id(doc), doc + 1)
    insertEntry(slugs, bodies.slug(doc), doc + 1)
  }
  const texts = sections.view('oldSlugs', 'u8')
  const offsets = sections.view('oldSlugOffsets', 'u32')
  const docs = sections.view('oldSlugDocs', 'u32')
  const lookup = openLookup(sections, bodies)
  let offset = 0
  for (const [i, { slug, id }] of oldSlugs.entries()) {
    const bytes = Buffer.from(slug)
    texts.set(bytes, offset)
    offset += bytes.length
    offsets[i + 1] = offset
    const doc = lookup.byId(id)
    if (doc === undefined || lookup.bySlug(slug) !== undefined) continue
    docs[i] = doc
    insertEntry(slugs, slug, OLD + i)
  }
  return lookup
}

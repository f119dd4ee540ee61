import type { Writer } from '../engine.ts'
import type { ChangeKind } from '../catalogue.ts'
import type { Tables } from '../schema.ts'
import { SlugGiver, type SlugRequest } from './slug-giver.ts'
import { type TouchedSpot, touchedSpots } from './touched-spots.ts'

/** How many spots choose their slugs side by side: those of one batch try their names before any tries its place. */
const BATCH = 1000

/** Updates spots, slugs and change log from the sources' records of what is touched; returns how many changes of each kind. */
export async function applyToSpots(writer: Writer, version: number): Promise<Record<ChangeKind, number>> {
  const { db, writes } = writer
  const slugs = await SlugGiver.of(db, writes, version)
  const counts: Record<ChangeKind, number> = { created: 0, updated: 0, removed: 0 }
  let sequence = 0
  for await (const spots of touchedSpots(writer, BATCH)) {
    const requests = spots.map(requestOf)
    await slugs.give(requests.filter(request => request !== null))
    const changes: Tables['changes'][] = []
    const log = (kind: ChangeKind, id: string, slug: string) => {
      counts[kind]++
      changes.push({ version, sequence: ++sequence, kind, id, slug })
    }
    const [inserts, updates]: [Tables['spots'][], Tables['spots'][]] = [[], []]
    const removed: string[] = []
    const lost: Tables['slugs'][] = []
    for (const [i, { id, slug: before, oldSource, next, isTouched }] of spots.entries()) {
      const slug = requests[i]?.slug
      if (before !== null && before !== slug) lost.push({ slug: before, spot_id: id })
      if (next === null || slug === undefined) {
        removed.push(id)
        if (before !== null) log('removed', id, before)
        continue
      }
      if (before !== null && next.source === oldSource && !isTouched) continue
      log(before === null ? 'created' : 'updated', id, slug)
      const row = { id, slug, source: next.source, silence_rating: next.silenceRating }
      const rows = before === null ? inserts : updates
      rows.push({ ...row, created_version: version, updated_version: version })
    }
    if (lost.length > 0) await writes.keepSlugs(lost)
    if (removed.length > 0) await db.deleteFrom('spots').where('id', 'in', removed).execute()
    if (updates.length > 0) await writes.updateSpots(updates)
    if (inserts.length > 0) await writes.insertSpots(inserts)
    if (changes.length > 0) await writes.logChanges(changes)
  }
  await writes.flush()
  return counts
}

function requestOf({ id, slug, earlierSlug, next }: TouchedSpot): SlugRequest | null {
  if (next === null) return null
  const { name, place, country, wantedSlug } = next
  return { id, name, place, country, isNew: slug === null, presentSlug: slug ?? earlierSlug, wantedSlug, slug: '' }
}

import type { Origin, Publication } from '../../catalogue/catalogue.ts'
import type { ImportLog } from '../import-log.ts'
import type { KnownOrigins } from './known-origins.ts'
import { coveredBy, surroundingsHash } from './surroundings-hash.ts'

/** What is known of a file's origin before it is read. */
export type From = Omit<Origin, 'sources' | 'format' | 'program' | 'surroundings'>

/** Says of a publication's sources, once all drafts are given, what they come from. */
export function withOrigins(
  publication: Publication,
  { known, from, format, log }: { known: KnownOrigins; from: From; format: string; log: ImportLog },
): Publication {
  const origins = new Map<string, Origin>()
  return { ...publication, origins, drafts: marked() }

  async function* marked() {
    yield* publication.drafts
    const made = publication.sources.filter(({ name }) => publication.ratedAnew?.has(name) !== true)
    const own = made.map(({ name }) => name)
    // Rows that bring their ratings hear nothing.
    const isRated = made.some(({ coverage }) => coverage) || log.ratedByModel + log.unrated > 0
    const box = coveredBy(own, made)
    const surroundings = isRated ? surroundingsHash(known.hashes, { own, box, sources: known.sources }) : null
    for (const name of own) {
      origins.set(name, { ...from, sources: own, format, program: known.program, surroundings })
    }
  }
}

import { bitsetWhere, hasBit } from '../../src/arrays/bitset.ts'
import type { Doc, NoiseLevels } from '../../src/index/types.ts'
import type { Entry } from './naive-entry.ts'

/** Reads the levels by class where the records have them. */
export function naiveLevels(entries: readonly Entry[]): NoiseLevels {
  const of = (doc: Doc) => entries[doc]?.record.levelsByClass ?? null
  const passing = (doc: Doc, isOf: (name: string) => boolean) =>
    Object.entries(of(doc) ?? {}).flatMap(([name, level]) => (isOf(name) ? [level] : []))
  return {
    known: bitsetWhere(entries.length, doc => of(doc) !== null),
    atLeast: (docs, isOf, level) =>
      bitsetWhere(entries.length, doc => {
        const levels = passing(doc, isOf)
        const sum = 10 * Math.log10(levels.reduce((all, one) => all + 10 ** (one / 10), 0))
        return hasBit(docs, doc) && of(doc) !== null && sum >= level
      }),
    of,
    energy: isOf => doc => passing(doc, isOf).reduce((sum, level) => sum + 10 ** (level / 10), 0),
    loudest: isOf => doc => Math.max(0, ...passing(doc, isOf)),
  }
}

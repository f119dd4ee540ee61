import type { Doc, NoiseLevels } from '../../src/index/types.ts'
import type { Entry } from './naive-entry.ts'

/** Reads the levels by class where the records have them. */
export function naiveLevels(entries: readonly Entry[]): NoiseLevels {
  const of = (doc: Doc) => entries[doc]?.record.levelsByClass ?? null
  const passing = (doc: Doc, isOf: (name: string) => boolean) =>
    Object.entries(of(doc) ?? {}).flatMap(([name, level]) => (isOf(name) ? [level] : []))
  return {
    isKnown: doc => of(doc) !== null,
    of,
    energy: isOf => doc => passing(doc, isOf).reduce((sum, level) => sum + 10 ** (level / 10), 0),
    loudest: isOf => doc => Math.max(0, ...passing(doc, isOf)),
  }
}

import type { Doc } from '../../../index/types.ts'
import type { Lookups } from '../lookups.ts'

/**
 * Keeps of the spots whose name holds a word that is nearly the typed one those of the kind that its ending tells: "Naafkopf" is a
 * summit, and no mistyped climbing garden "Naffkopf".
 */
export function ofKindOfEnding(typed: string, docs: readonly Doc[], lookups: Pick<Lookups, 'having'>): readonly Doc[] {
  const [, kind] = ENDINGS.find(([ending]) => ending.test(typed)) ?? []
  return kind === undefined ? docs : lookups.having(docs, kind)
}

/** As German names of summits, lakes and huts end. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/.{3}(?:kopf|koepfle|spitze?|horn|kogel|grat|gipfel)$/, 'peak'],
  [/.{3}(?:see|weiher)$/, 'lake'],
  [/.{3}(?:huette|hutte)$/, 'hut'],
]

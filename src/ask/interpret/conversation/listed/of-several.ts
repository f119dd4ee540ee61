import type { Doc } from '../../../../index/types.ts'
import type { Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'
import { LISTS } from '../of-shown.ts'
import { comparing, type Shown, widened } from '../shown/named-shown.ts'
import { isOfList, isOfWholeList, withListOf } from '../shown/of-list.ts'

/** What was shown before, the earlier questions from the last one back, and the spots that were shown for one. */
type Earlier = { shown: () => Shown; earlier: () => Iterable<Query>; docsOf: (list: Query) => readonly Doc[] }

/** "Which of them is quieter?", "are both free?": of all that were spoken of; "only with a hut": of those that were listed. */
export function ofSeveral(before: Query, reading: Reading, { shown, earlier, docsOf }: Earlier): Query {
  const { isWhich, isOfTwo, isOfAll, isApart, isCompared, isNarrowing, isNearby, pronoun, hasHead } = reading.reference
  if (before.listed && isOfWholeList(reading)) return before
  // "Which huts are nearby?": near the one that was spoken of.
  if (isNearby && pronoun === null && reading.query.conditions.length > 0) return before
  const all = isOfAll ? ofAllLists(earlier(), docsOf) : null
  if (all) return comparing(before, all)
  const isOfMany = isWhich || isOfTwo || isApart || pronoun === 'spots' || (isCompared && pronoun === null)
  if (isOfMany && !isNarrowing && reading.query.subjects.length === 0 && !hasHead) {
    const pair = isOfTwo ? oneOfEach(earlier(), docsOf) : null
    if (pair) return comparing(before, pair)
    const isOfPair = isOfTwo || (isApart && before.kind === 'superlative')
    return widened(before, shown, { isOfSpoken: isCompared, isOfTwo: isOfPair })
  }
  return isOfList(reading) ? withListOf(before, earlier(), docsOf) : before
}

/** "Forests in Tuscany?", "and in Apulia?": the two are the only one of each answer. */
function oneOfEach(earlier: Iterable<Query>, docsOf: (list: Query) => readonly Doc[]): readonly Doc[] | null {
  const [last, before] = earlier
  if (!last || !before || !LISTS.has(last.kind) || !LISTS.has(before.kind)) return null
  const [one, two] = [docsOf(before), docsOf(last)]
  return one.length === 1 && two.length === 1 && one[0] !== two[0] ? [...one, ...two] : null
}

/** "Mountains in Bolivia?", "and in Peru?": what the lists that were told in turn hold together, where those are several. */
function ofAllLists(earlier: Iterable<Query>, docsOf: (list: Query) => readonly Doc[]): readonly Doc[] | null {
  const lists: Query[] = []
  for (const query of earlier) {
    if (!LISTS.has(query.kind)) break
    lists.unshift(query)
  }
  return lists.length > 1 ? [...new Set(lists.flatMap(docsOf))] : null
}

import { listed } from '../../../text/english.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { Condition } from '../../query.ts'

/** Says what was taken as a wish, and how many of the spots found meet it; beside another kind of near miss none is said to fail it. */
export function sayWished({ wished, other }: Pick<Retrieved, 'wished' | 'other'>): string[] {
  if (!wished) return []
  const { met, unmet, count, others, how } = wished
  const known = {
    alone: `${others} more ${others === 1 ? 'does not meet it, or is not known to' : 'do not meet it, or are not known to'}`,
    first: count === 1 ? 'the only spot known to meet it comes first' : `the ${count} known to meet it come first`,
    told: `${count} ${count === 1 ? 'spot is' : 'spots are'} known to meet it`,
  }[how]
  return [
    ...(met.length > 0 ? [`I took ${quoted(met)} as a wish: ${known}.`] : []),
    ...(unmet.length > 0 && !other ? [`I took ${quoted(unmet)} as a wish: no spot found is known to meet it.`] : []),
  ]
}

function quoted(conditions: readonly Condition[]): string {
  return listed(conditions.map(({ said }) => `"${said}"`))
}

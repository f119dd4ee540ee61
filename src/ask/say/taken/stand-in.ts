import type { Account, Query } from '../../query.ts'
import { ON_OTHER_WHEELS } from '../../vocabulary/kinds/stand-ins.ts'

/** What was asked of a spot by a word for which nothing is recorded, and was answered with wheelchair access: "with a pushchair". */
export function stoodInFor({ applied }: Account): string | undefined {
  return applied.find(({ text, as }) => as === WHEELCHAIR && ON_OTHER_WHEELS.test(text))?.text
}

const WHEELCHAIR = 'feature: wheelchair'

/** Says that wheelchair access is told for it. */
export function sayStandIn({ kind }: Query, account: Account): string[] {
  const said = kind === 'not understood' || kind === 'declined' ? undefined : stoodInFor(account)
  return said === undefined ? [] : [`I took "${said}" as wheelchair access, the nearest thing that is recorded.`]
}

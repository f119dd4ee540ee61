import type { Query } from '../../query.ts'
import type { Account } from '../../understanding.ts'
import { ON_OTHER_WHEELS, UNDER_WATER } from '../../vocabulary/kinds/stand-ins.ts'

/** What is told in the place of what is not recorded. */
export type StandIn = 'wheelchair' | 'snorkelling'

const STAND_INS: readonly { by: StandIn; as: string; words: RegExp; named: string }[] = [
  { by: 'wheelchair', as: 'feature: wheelchair', words: ON_OTHER_WHEELS, named: 'wheelchair access' },
  { by: 'snorkelling', as: 'feature: snorkelling', words: UNDER_WATER, named: 'snorkelling' },
]

/** What was asked by a word for which nothing is recorded, and was answered with something near to it: "with a pushchair". */
export function stoodInFor({ applied }: Account): { said: string; by: StandIn; named: string } | undefined {
  for (const { text, as } of applied) {
    const found = STAND_INS.find(each => each.as === as && each.words.test(text))
    if (found) return { said: text, by: found.by, named: found.named }
  }
  return undefined
}

/** Says what is told for it. */
export function sayStandIn({ kind }: Query, account: Account): string[] {
  const found = kind === 'not understood' || kind === 'declined' ? undefined : stoodInFor(account)
  return found === undefined ? [] : [`I took "${found.said}" as ${found.named}, the nearest thing that is recorded.`]
}

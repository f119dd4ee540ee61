import type { Query } from '../../query.ts'
import type { Account } from '../../understanding.ts'
import { KINDS_OF_WETLAND, ON_OTHER_WHEELS, UNDER_WATER } from '../../vocabulary/kinds/stand-ins.ts'

/** What is told in the place of what is not recorded. */
export type StandIn = 'wheelchair' | 'snorkelling' | 'wetland'

type Row = {
  by: StandIn
  as: string
  words: RegExp
  named: string
  /** A list shows what each is; a number does not. */
  isOfNumbers?: boolean
}

const STAND_INS: readonly Row[] = [
  { by: 'wheelchair', as: 'feature: wheelchair', words: ON_OTHER_WHEELS, named: 'wheelchair access' },
  { by: 'snorkelling', as: 'feature: snorkelling', words: UNDER_WATER, named: 'snorkelling' },
  { by: 'wetland', as: 'feature: wetland', words: KINDS_OF_WETLAND, named: 'wetlands', isOfNumbers: true },
]

/** What was asked by a word for which nothing is recorded, and was answered with something near to it: "with a pushchair". */
export function stoodInFor(
  { applied }: Account,
  { kind }: Pick<Query, 'kind'>,
): { said: string; by: StandIn; named: string } | undefined {
  const rows = STAND_INS.filter(({ isOfNumbers }) => isOfNumbers !== true || kind === 'count')
  for (const { text, as } of applied) {
    const found = rows.find(each => each.as === as && each.words.test(text))
    if (found) return { said: text, by: found.by, named: found.named }
  }
  return undefined
}

/** Says what is told for it. */
export function sayStandIn(query: Query, account: Account): string[] {
  const isAnswered = query.kind !== 'not understood' && query.kind !== 'declined'
  const found = isAnswered ? stoodInFor(account, query) : undefined
  return found === undefined ? [] : [`I took "${found.said}" as ${found.named}, the nearest thing that is recorded.`]
}

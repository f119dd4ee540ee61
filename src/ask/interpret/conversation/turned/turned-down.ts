// "Not that one, another": the spot that is turned down, which stays out of what is looked for from then on.
import type { Doc } from '../../../../index/types.ts'
import { listed } from '../../../../text/english.ts'
import type { Condition, Query } from '../../../query.ts'

/** A spot that is not wanted, without its name. */
export function turnedDown(doc: Doc): Condition {
  return { on: 'docs', docs: [doc], isNegated: true, said: 'other ones', shown: UNNAMED, isNamed: true }
}

/** Calls what was turned down by its name, together with what was before it. */
export function withTurnedDownNamed(query: Query, nameOf: (doc: Doc) => string): Query {
  const { conditions } = query
  const leftOut = conditions.filter(isLeftOut)
  const fresh = leftOut.find(({ shown }) => shown === UNNAMED)
  if (!fresh) return query
  const docs = [...new Set(leftOut.flatMap(each => each.docs))]
  const named: Condition = { ...fresh, docs, shown: `other than ${listed(docs.map(nameOf))}` }
  return { ...query, conditions: [...conditions.filter(each => !isLeftOut(each)), named] }
}

function isLeftOut(condition: Condition): condition is Extract<Condition, { on: 'docs' }> {
  return condition.on === 'docs' && condition.isNegated && condition.isNamed === true
}

const UNNAMED = 'other than that one'

import type { Index } from '../../../../index/types.ts'
import type { Query } from '../../../query.ts'
import type { Account, Understanding } from '../../../understanding.ts'
import { isPointed, withNames } from './spot-token.ts'

/** "The fifth one?" of three that were listed: which these were. */
export function fewerShown(query: Query, docs: readonly number[]): Query {
  return {
    ...query,
    kind: 'help',
    topic: 'fewer shown',
    subjects: docs.map(doc => ({ phrase: '', docs: [doc] })),
    conditions: [],
    aspects: [],
    wishes: [],
    unknownPlace: null,
    unknowable: [],
    unmeasured: null,
    summary: null,
    placeFact: null,
    silenceAt: null,
    isHere: false,
    first: null,
    listed: null,
  }
}

/** Nothing is named as not applied where nothing could be. */
export const NOTHING_LEFT: Account = { applied: [], notApplied: [], foreign: [], corrected: [], isMostLost: false }

/** A question as read, with the names of the spots that it points at. */
export function withSpotsNamed<Read extends Understanding>(read: Read, index: Index): Read {
  return { ...read, query: withoutTokens(read.query), account: named(read.account, index) }
}

function withoutTokens(query: Query): Query {
  const subjects = query.subjects.map(each => (isPointed({ subjects: [each] }) ? { ...each, phrase: '' } : each))
  return { ...query, subjects, first: query.first && withoutTokens(query.first) }
}

function named(account: Account, index: Index): Account {
  const text = (said: string) => withNames(said, index)
  return {
    ...account,
    applied: account.applied.map(each => ({ ...each, text: text(each.text) })),
    notApplied: account.notApplied.map(text),
    foreign: account.foreign.map(text),
  }
}

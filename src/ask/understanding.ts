import type { Query } from './query.ts'

/** What became of the words of a question; filler, which can restrict nothing, is in none of the lists; `isMostLost`: more was not applied than applied. */
export type Account = {
  applied: readonly { text: string; as: string }[]
  notApplied: readonly string[]
  /** Those of `notApplied` that no rule recognised. */
  foreign: readonly string[]
  corrected: readonly { from: string; to: string }[]
  isMostLost: boolean
  /** What was not applied was told in sentences of their own, before the question that is answered. */
  isToldApart?: true
  /** The thing that is asked for is not recorded of any spot. */
  isSubjectLost?: boolean
}

/** A question as understood, and what became of each word; a language that is not understood is one of `OTHER_LANGUAGES`. */
export type Understanding = {
  language: string
  /** No word of it is of any language: a bare name. */
  isOfNoLanguage: boolean
  query: Query
  account: Account
}

import type { Token } from '../../tokens.ts'
import type { ForeignLexicon } from '../foreign-lexicon.ts'

/** "Comment se rend-on", "come ci si reca": a word in lower case beside a pronoun, which no table holds. */
export function isVerb(tokens: readonly Token[], at: number, { table: { pronouns } }: ForeignLexicon): boolean {
  const [before, behind] = [tokens[at - 1]?.folded ?? '', tokens[at + 1]?.folded ?? '']
  const isSmall = at === 0 || /^\p{Ll}/u.test(tokens[at]?.text ?? '')
  return isSmall && (pronouns.before.test(before) || pronouns.behind?.test(behind) === true)
}

import type { Foreign } from '../../vocabulary/languages/languages.ts'
import type { Token } from '../tokens.ts'
import { type ForeignLexicon, lexiconOf } from './foreign-lexicon.ts'

/**
 * The English of a small word of another language than that of the question: the "in" of "montagne in Liechtenstein" after
 * a question in French, the "und" of "und sin pagar". It means there what it means in its own.
 */
export function borrowed({ folded, text }: Token, lexicon: ForeignLexicon): string | undefined {
  if (!/^\p{Ll}+$/u.test(text) || lexicon.has(folded)) return undefined
  if (JOINTS.has(folded)) return folded
  if (ARTICLES.has(folded)) return 'the'
  const meant = OTHERS.filter(language => language !== lexicon.language).map(
    language => lexiconOf(language).phraseAt([folded])?.english ?? '',
  )
  return meant.find(english => JOINTS.has(english))
}

const OTHERS: readonly Foreign[] = ['de', 'fr', 'es', 'it']

/** What joins words, in English. */
const JOINTS: ReadonlySet<string> = new Set(['in', 'at', 'of', 'near', 'and', 'or', 'with', 'without', 'from', 'to'])

const ARTICLES: ReadonlySet<string> = new Set('the der die das den dem le la les el los las il lo gli'.split(' '))

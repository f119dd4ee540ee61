// Words that a language puts together without a space: "Bergsee", "Waldweg", "zweitruhigste", "hundefrei".
import type { LanguageTable } from '../../vocabulary/languages/language-table.ts'
import type { ForeignLexicon } from './foreign-lexicon.ts'

/** The English phrases of the parts of a word, in their order; undefined when it is not put together of known ones. */
export function partsOf(word: string, lexicon: ForeignLexicon): readonly string[] | undefined {
  const { compounds } = lexicon.table
  if (compounds === null || word.length < SHORTEST_COMPOUND) return undefined
  return ranked(word, compounds, lexicon) ?? freeOf(word, compounds, lexicon) ?? composed(word, compounds, lexicon)
}

const SHORTEST_COMPOUND = 7
const SHORTEST_PART = 3

type Compounds = NonNullable<LanguageTable['compounds']>

/** "Drittlauteste": the third noisiest. */
function ranked(word: string, { ordinals }: Compounds, lexicon: ForeignLexicon): readonly string[] | undefined {
  for (const [prefix, english] of Object.entries(ordinals)) {
    if (!word.startsWith(prefix)) continue
    const best = lexicon.phraseAt([word.slice(prefix.length)])?.english
    if (best !== undefined && SUPERLATIVE.test(best)) return [english, best]
  }
  return undefined
}

const SUPERLATIVE = /(est|most)$/

/** "Hundefrei": without dogs. */
function freeOf(word: string, { without }: Compounds, lexicon: ForeignLexicon): readonly string[] | undefined {
  const before = word.replace(without, '')
  if (before === word) return undefined
  const thing = modifierOf(before, lexicon)
  return thing === undefined ? undefined : ['without', thing]
}

/** "Bergsee": its last part is a thing, and the part before it a word of the language, too. */
function composed(word: string, { heads }: Compounds, lexicon: ForeignLexicon): readonly string[] | undefined {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const last = word.slice(cut)
    const head = lexicon.phraseAt([last])
    const english = head?.isThing ? head.english : heads.get(last)
    if (english === undefined) continue
    const modifier = modifierOf(word.slice(0, cut), lexicon)
    // "Walensee", "Hirschensee" are names of lakes, and no lakes with whales and deer.
    if (modifier !== undefined && modifier !== ANIMALS) return [modifier, english]
  }
  return undefined
}

const ANIMALS = 'animal species'

/** The English of what stands before the last part, with or without the letters that join the two. */
function modifierOf(before: string, lexicon: ForeignLexicon): string | undefined {
  for (const part of [before, before.replace(/(?:s|n|en|es|e)$/, '')]) {
    const modifier = part.length >= SHORTEST_PART ? lexicon.phraseAt([part]) : undefined
    if (modifier && modifier.english !== 'the') return modifier.english
  }
  return undefined
}

import type { ForeignLexicon, Meant } from '../foreign-lexicon.ts'
import { isParticle } from '../../../vocabulary/languages/chat/particles.ts'

/** The longest phrase that begins with these words, particles between them aside: "was kostet denn nichts" costs nothing. */
export function phraseAround(
  words: readonly string[],
  lexicon: ForeignLexicon,
): (Meant & { length: number }) | undefined {
  const found = lexicon.phraseAt(words)
  const kept = [...words.keys()].filter(at => at === 0 || !isParticle(words[at] ?? '', lexicon.language))
  if (kept.length === words.length) return found
  const around = lexicon.phraseAt(kept.map(at => words[at] ?? ''))
  const last = around && kept[around.length - 1]
  // Without a particle within it, it is the phrase that was found.
  if (!around || last === undefined || last < around.length || around.length <= (found?.length ?? 0)) return found
  return { ...around, length: last + 1 }
}

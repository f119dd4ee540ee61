import { typosBetween } from '../../src/text/edit-distance.ts'
import { stemOf, type Word } from '../../src/text/tokenize.ts'
import { englishWordOf } from '../../src/spots/words-abroad.ts'
import type { Group } from './naive-entry.ts'
import type { NaiveSpan } from './naive-regions.ts'

/** The stem of a word, and of the English one for it. */
export function stemsWith({ folded, stem }: Word): string[] {
  const english = englishWordOf(folded)
  return [...new Set([stem, ...(english === undefined ? [] : [stemOf(english)])])]
}

/** Finds for each word of a question the stems that it means; `dictionary` has each folded word with its stem. */
export function naiveGroups(
  words: readonly Word[],
  dictionary: ReadonlyMap<string, string>,
  { spotsWith, spans }: { spotsWith: (stems: ReadonlySet<string>) => number; spans: readonly NaiveSpan[] },
): { groups: Group[]; didYouMean: string | null } {
  let isCorrected = false
  const shown = words.map(({ folded }) => folded)
  const select = (fits: (folded: string, stem: string) => boolean) =>
    [...dictionary].filter(([folded, stem]) => fits(folded, stem)).map(([folded]) => folded)
  const stemsOf = (words: string[]) => new Set(words.map(word => dictionary.get(word) ?? word))
  const groups = words.flatMap((word, i): Group | [] => {
    const exact = select((_, stem) => stem === word.stem)
    const span = spans.find(({ start, end }) => start <= i && i < end)
    if (span && (span.isExact || span.docs.size > 0)) {
      if (i > span.start) return []
      return { all: span.isExact ? [] : words.slice(i, span.end).map(({ stem }) => stem), region: span.docs }
    }
    const synonyms = stemsWith(word).filter(stem => select((_, other) => other === stem).length > 0)
    if (synonyms.length > 1) return { synonyms }
    if (exact.length > 0) return { stems: stemsOf(exact) }
    if (synonyms.length > 0) return { stems: new Set(synonyms) }
    const isBegun = i === words.length - 1 && span?.isCountry !== true
    const prefixed = isBegun ? select(folded => folded.startsWith(word.folded)) : []
    if (prefixed.length > 0) return { stems: stemsOf(prefixed) }
    if (span || englishWordOf(word.folded)) return { stems: new Set<string>() }
    if (word.folded.length < 3) return { stems: new Set<string>() }
    for (let most = 1; most <= (word.folded.length >= 8 ? 2 : 1); most++) {
      const typos = select(folded => typosBetween(word.folded, folded, most) <= most)
      if (typos.length === 0) continue
      const spots = (word: string) => spotsWith(stemsOf([word]))
      const [best = word.folded] = typos.sort((a, b) => spots(b) - spots(a) || (a < b ? -1 : 1))
      shown[i] = best
      isCorrected = true
      return { stems: stemsOf(typos) }
    }
    return { stems: new Set<string>() }
  })
  return { groups, didYouMean: isCorrected ? shown.join(' ') : null }
}

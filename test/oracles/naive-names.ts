import { coreOf, partsOf, phrasesOf } from '../../src/index/names/name-parts.ts'
import type { Doc, Names } from '../../src/index/types.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { typosBetween } from '../../src/text/edit-distance.ts'
import { phraseOf } from '../../src/text/phrase.ts'

/** Finds names by looking at every spot's. */
export function naiveNames(records: readonly SpotRecord[]): Names {
  const phrases = records.map(({ name, otherNames }) => phrasesOf([name, ...otherNames]))
  const words = phrases.map(all => all.flatMap(phrase => phrase.split(' ')))
  const parts = records.map(({ place }) => partsOf(place ?? ''))
  const known = new Set([...words.flat(), ...parts.flat().flatMap(part => phraseOf(part).split(' '))])
  const where = (fits: (doc: Doc) => boolean) => [...records.keys()].filter(fits)
  const isOf = (part: string, phrase: string) => phraseOf(part) === phrase
  return {
    spots: phrase => where(doc => phrases[doc]?.includes(phrase) === true).slice(0, 50),
    cores: phrase =>
      where(doc =>
        (phrases[doc] ?? []).some(name => coreOf(name) === phrase && name !== phrase && phrase.length > 3),
      ).slice(0, 50),
    part(phrase) {
      const docs = where(doc => (parts[doc] ?? []).some(part => isOf(part, phrase)))
      const name = parts[docs[0] ?? 0]?.find(part => isOf(part, phrase))
      return docs.length > 0 && name !== undefined ? { name, docs } : undefined
    },
    withWord: word => where(doc => words[doc]?.includes(word) === true),
    withSimilarWord(word) {
      const beginning = word.slice(0, Math.max(5, word.length - 2))
      const isSimilar = (other: string) => other.length > 5 && other.startsWith(beginning)
      return word.length < 5 ? [] : where(doc => (words[doc] ?? []).some(isSimilar))
    },
    hasWord: word => known.has(word),
    wordsNear: (word, most, isBegunAlike = false) =>
      [...known].filter(other => {
        const [a, b] = [other.slice(0, 2), word.slice(0, 2)]
        const isAlike = a[0] === b[0] || (a.length === 2 && a[0] === b[1] && a[1] === b[0])
        return typosBetween(word, other, most) <= most && (!isBegunAlike || isAlike)
      }),
  }
}

import type { Names } from '../../index/types.ts'
import { typosOf } from '../../index/text/typos.ts'
import { typosBetween } from '../../text/edit-distance.ts'
import { REGIONS } from './regions.ts'
import type { Typos } from './typos.ts'

/** Shorter words are never corrected, nor corrected to. */
const SHORTEST = 5
const SHORTEST_MEANT = 4
/** Words of this many letters may hold two typos. */
const TWO_TYPOS_FROM = 7

const regionWords = [...new Set([...REGIONS.keys()].flatMap(phrase => phrase.split(' ')))]
const isRegionWord: ReadonlySet<string> = new Set(regionWords)
const regionTypos = typosOf(regionWords)

/** Corrects the words of names: of spots, of the places they lie at, of regions. */
export function nameTypos(names: Names): Typos {
  return {
    has: word => names.hasWord(word) || isRegionWord.has(word),
    near: word => (word.length < SHORTEST ? [] : wordsNear(word, names)),
  }
}

/** The words with the fewest typos, those with the same first letter first. */
function wordsNear(word: string, names: Names): string[] {
  const most = word.length < TWO_TYPOS_FROM ? 1 : 2
  const regional = regionTypos.near(word, most).map(number => regionWords[number] ?? '')
  const near = new Set([...names.wordsNear(word, most), ...regional])
  const meant = [...near].filter(({ length }) => length >= SHORTEST_MEANT)
  const nearest = meant.filter(other => typosBetween(word, other, 1) <= 1)
  return (nearest.length > 0 ? nearest : meant).sort(
    (a, b) => beginsOtherwise(a, word) - beginsOtherwise(b, word) || (a < b ? -1 : 1),
  )
}

function beginsOtherwise(word: string, typed: string): number {
  return Number(word[0] !== typed[0])
}

import type { Names } from '../../index/types.ts'
import { typosOf } from '../../index/text/typos.ts'
import { REGIONS } from './regions.ts'
import { nearestTypos, type Typos } from './typos.ts'

const regionWords = [...new Set([...REGIONS.keys()].flatMap(phrase => phrase.split(' ')))]
const isRegionWord: ReadonlySet<string> = new Set(regionWords)
const regionTypos = typosOf(regionWords)

/** Corrects the words of names: of spots, of the places they lie at, of regions. */
export function nameTypos(names: Names): Typos {
  return nearestTypos({
    has: word => names.hasWord(word) || isRegionWord.has(word),
    wordsNear(word, most) {
      const regional = regionTypos.near(word, most).map(number => regionWords[number] ?? '')
      return new Set([...names.wordsNear(word, most), ...regional])
    },
    shortest: 5,
    twoTyposFrom: 7,
  })
}

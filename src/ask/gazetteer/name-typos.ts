import type { Names } from '../../index/types.ts'
import { regionTable } from '../../index/regions/region-table.ts'
import { LANDMARKS } from '../vocabulary/names/landmarks.ts'
import { nearestTypos, type Typos } from './typos.ts'

/** Corrects the words of names: of spots, of the places they lie at, of regions. */
export function nameTypos(names: Names): Typos {
  const { words } = regionTable()
  return nearestTypos({
    has: word => names.hasWord(word) || words.has(word),
    wordsNear(word, most, isBegunAlike) {
      const english = words.englishNear(word, most, isBegunAlike)
      // Names in other languages may hold one typo.
      const foreign = words.foreignNear(word, 1, isBegunAlike)
      return new Set([...names.wordsNear(word, most, isBegunAlike), ...english, ...foreign])
    },
    isBegunAlike: true,
    shortest: 5,
    twoTyposFrom: 7,
  })
}

/** Leaves alone what is the name of a landmark: "Everest" is no misspelled Everett. */
export function sparingLandmarks(typos: Typos): Typos {
  return {
    has: word => LANDMARKS.has(word) || typos.has(word),
    near: word => (LANDMARKS.has(word) ? [] : typos.near(word)),
  }
}

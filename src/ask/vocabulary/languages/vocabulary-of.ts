import { adjectivesOfRegions } from '../region-adjectives.ts'
import { animalsIn } from './animals.ts'
import { dogsIn } from './everyday/dogs.ts'
import { effortIn } from './everyday/effort.ts'
import { exceptThoseIn } from './everyday/except-those.ts'
import { framesIn } from './everyday/frames.ts'
import { wishesIn } from './wishes/wishes.ts'
import { kindsIn } from './kinds-of-answer.ts'
import { adjectivesOfParts, countriesOfParts } from './parts-of-world.ts'
import type { LanguageTable, Row } from './language-table.ts'
import type { Foreign } from './languages.ts'
import { listRowsIn } from './lists/lists.ts'
import { measuredRowsIn } from './measured/measured.ts'
import { monthsIn } from './months.ts'
import { adjectivesOfCountries } from './nationalities.ts'
import { exonymsIn } from '../names/exonyms.ts'
import { particleRowsIn } from './chat/particles.ts'
import { ratingMadeIn } from './rating-made.ts'
import { quieterByTimeIn } from './measured/quieter-by-time.ts'

/** All rows of a language: of its own tables, in their order, and the adjectives of regions and countries. */
export function vocabularyOf(
  language: Foreign,
  things: readonly Row[],
  tables: readonly (readonly Row[])[],
): Pick<LanguageTable, 'rows' | 'things'> {
  return {
    rows: [
      ...kindsIn(language),
      ...effortIn(language),
      ...framesIn(language),
      ...wishesIn(language),
      ...monthsIn(language),
      ...countriesOfParts(language),
      ...tables.flat(),
      ...ratingMadeIn(language),
      ...animalsIn(language),
      ...dogsIn(language),
      ...particleRowsIn(language),
      ...exceptThoseIn(language),
      ...listRowsIn(language),
      ...measuredRowsIn(language),
      ...quieterByTimeIn(language),
      ...adjectivesOfRegions(language),
      ...adjectivesOfCountries(language),
      ...adjectivesOfParts(language),
      ...exonymsIn(language),
    ],
    things: new Set(things.map(({ english }) => english)),
  }
}

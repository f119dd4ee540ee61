import { adjectivesOfRegions } from '../region-adjectives.ts'
import type { LanguageTable, Row } from './language-table.ts'
import type { Foreign } from './languages.ts'
import { adjectivesOfCountries } from './nationalities.ts'

/** All rows of a language: of its own tables, in their order, and the adjectives of regions and countries. */
export function vocabularyOf(
  language: Foreign,
  things: readonly Row[],
  tables: readonly (readonly Row[])[],
): Pick<LanguageTable, 'rows' | 'things'> {
  return {
    rows: [...tables.flat(), ...adjectivesOfRegions(language), ...adjectivesOfCountries(language)],
    things: new Set(things.map(({ english }) => english)),
  }
}

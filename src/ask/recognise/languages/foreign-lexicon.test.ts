import { DIRECTIONS } from '../../../text/distance-words.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import type { Foreign } from '../../vocabulary/languages/languages.ts'
import { COMPARATORS, COMPARATORS_AFTER } from '../../vocabulary/phrases.ts'
import { NOISE_WORDS } from '../../vocabulary/noises/noise-sources.ts'
import { Budget } from '../../budget.ts'
import { lexiconOf } from './foreign-lexicon.ts'
import { limited } from '../lookups.ts'
import { scan } from '../scan.ts'

const UNITS = ['km', 'miles', 'm', 'hours', 'minutes', 'half', 'drive', 'walk']
const LANGUAGES: readonly Foreign[] = ['de', 'fr', 'es', 'it']
const { gazetteer } = await starterContext()
const lookups = () => limited(gazetteer, () => false, new Budget())

/** Words that mean something beside a number alone. */
const HALVES = new Set(
  [...[...COMPARATORS, ...COMPARATORS_AFTER].flatMap(([, said]) => said), ...UNITS].flatMap(said => said.split(' ')),
)

/** Says something only with a noise or a country behind it. */
const BEFORE_OTHERS = new Set([
  'affected',
  'northern',
  'southern',
  'eastern',
  'western',
  // "North of" a place, by its recogniser.
  ...DIRECTIONS.flatMap(direction => direction.split('-')),
])

/** Things that no spot is recorded with: they are told to be unknown, by the words that were typed. */
const UNRECORDED = new Set(['boardwalk', 'playground', 'sauna'])

test('every English phrase that a language means is one that English understands', () => {
  for (const language of LANGUAGES) {
    for (const english of new Set(lexiconOf(language).table.rows.map(row => row.english))) {
      const spans = scan(/^\p{Lu}/u.test(english) ? `in ${english}` : english, lookups())
      const unknown = spans.filter(
        ({ meaning, corrected, said }) =>
          corrected !== null ||
          (meaning.is === 'unknown' &&
            !UNRECORDED.has(said) &&
            !BEFORE_OTHERS.has(said) &&
            !HALVES.has(said) &&
            !NOISE_WORDS.has(said) &&
            !NOISE_WORDS.has(english)),
      )
      assert.deepEqual(
        unknown.map(({ said }) => said),
        [],
        `${language}: ${english}`,
      )
    }
  }
})

test('every phrase of a language is read as one, in any case, and is not corrected', () => {
  for (const language of LANGUAGES) {
    for (const { said } of lexiconOf(language).table.rows) {
      for (const phrase of said) {
        const spans = scan(phrase, lookups(), language)
        assert.ok(
          spans.every(({ corrected }) => corrected === null),
          `${language}: ${phrase}`,
        )
        const typed = spans.map(span => span.typed).join(' ')
        assert.ok(typed.length > 0, `${language}: ${phrase}`)
      }
    }
  }
})

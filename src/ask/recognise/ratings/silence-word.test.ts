import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const read = (query: string) => ask({ query }, context).understood

type Words = {
  silence: readonly string[]
  /** Before and behind the number: nothing, "at least 4", "4 or more". */
  least: readonly (readonly [string, string])[]
  most: readonly (readonly [string, string])[]
  between: (low: string, high: string) => string
  places: readonly string[]
  where: string
}

const LANGUAGES: Readonly<Record<string, Words>> = {
  en: {
    silence: ['silence', 'quietness', 'a silence of', 'silence:'],
    least: [
      ['', ''],
      ['at least ', ''],
      ['', ' or more'],
      ['', '+'],
      ['', ' out of 5'],
      ['', '/5'],
    ],
    most: [
      ['at most ', ''],
      ['', ' or less'],
    ],
    between: (low, high) => `between ${low} and ${high}`,
    places: ['places with', 'lakes with', 'forests,'],
    where: 'in Norway',
  },
  de: {
    silence: ['Stille', 'Ruhe', 'Stille:'],
    least: [
      ['', ''],
      ['mindestens ', ''],
      ['ab ', ''],
      ['', ' oder mehr'],
      ['', ' von 5'],
    ],
    most: [['höchstens ', '']],
    between: (low, high) => `zwischen ${low} und ${high}`,
    places: ['Orte mit', 'Seen mit', 'Wälder,'],
    where: 'in Norwegen',
  },
  fr: {
    silence: ['silence', 'un silence de', 'calme'],
    least: [
      ['', ''],
      ['au moins ', ''],
      ['', ' ou plus'],
      ['', ' sur 5'],
    ],
    most: [['au plus ', '']],
    between: (low, high) => `entre ${low} et ${high}`,
    places: ['lieux avec', 'lacs avec', 'forêts,'],
    where: 'en Norvège',
  },
  es: {
    silence: ['silencio', 'tranquilidad', 'silencio:'],
    least: [
      ['', ''],
      ['mínimo ', ''],
      ['', ' o más'],
      ['', ' de 5'],
    ],
    most: [['como máximo ', '']],
    between: (low, high) => `entre ${low} y ${high}`,
    places: ['lugares con', 'lagos con', 'bosques,'],
    where: 'en Noruega',
  },
  it: {
    silence: ['silenzio', 'quiete', 'tranquillità'],
    least: [
      ['', ''],
      ['almeno ', ''],
      ['', ' o più'],
      ['', ' su 5'],
    ],
    most: [['massimo ', '']],
    between: (low, high) => `tra ${low} e ${high}`,
    places: ['posti con', 'laghi con', 'boschi,'],
    where: 'in Norvegia',
  },
}

/** Every wording of a language, with and without a place. */
function wordings({ silence, places, where }: Words, numbers: readonly string[]): string[] {
  return places.flatMap(place =>
    silence.flatMap(word =>
      numbers.flatMap(number => [`${place} ${word} ${number} ${where}`, `${place} ${word} ${number}`]),
    ),
  )
}

for (const [language, words] of Object.entries(LANGUAGES)) {
  const of = (sides: Words['least'], value: string) => sides.map(([before, behind]) => `${before}${value}${behind}`)
  test(`a figure behind the word for silence is a rating and no number of spots (${language})`, () => {
    for (const value of ['3', '4', '5', '4.5'])
      for (const query of wordings(words, of(words.least, value))) {
        const { minRating, limit, notApplied } = read(query)
        assert.deepEqual([minRating, limit, notApplied], [Number(value), 5, []], query)
      }
    for (const query of wordings(words, of(words.most, '3'))) {
      const { minRating, maxRating, limit, notApplied } = read(query)
      assert.deepEqual([minRating, maxRating, limit, notApplied], [null, 3, 5, []], query)
    }
    for (const query of wordings(words, [words.between('2', '4')])) {
      const { minRating, maxRating, notApplied } = read(query)
      assert.deepEqual([minRating, maxRating, notApplied], [2, 4, []], query)
    }
  })
}

test('a number that counts something beside silence is no rating', () => {
  for (const query of [
    'quiet 4 km from Oslo',
    'silence for 5 days in Norway',
    'silence of 3 valleys',
    'quiet 3 day hike in Norway',
    'silence between 3 and 4 hours from Oslo',
    'silence with 2 dogs in Norway',
    'Stille für 3 Tage in Norwegen',
    'Ruhe, 5 Seen in Norwegen',
    'Ruhe 4 km von Oslo',
    'calme 3 nuits en Norvège',
    'la calma de 3 lagos en Chile',
    'il silenzio di 3 valli',
    'silenzio con 2 bambini in Norvegia',
  ]) {
    const { minRating, maxRating } = read(query)
    assert.deepEqual([minRating, maxRating], [3.4, null], query)
  }
})

test('a rating may be said out of five, and with a sign', () => {
  assert.deepEqual([read('lieux notés 4 sur 5 en Suède').minRating, read('Orte mit Note 4 von 5').limit], [4, 5])
  assert.deepEqual([read('silence=5 norway').minRating, read('silence >= 4 norway').minRating], [5, 4])
})

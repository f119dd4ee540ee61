// What is recorded of a spot is a yes in any words, and what is not recorded neither yes nor no.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { between, seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { ASKED_OF_DEEDS, ASKED_OF_THINGS, DEEDS, THINGS } from './recorded-in-languages.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
/** Which place of a name was taken may be said before. */
const YES = {
  en: /^(I looked at [^.]*\. )?Yes\b/,
  de: /^(Gesucht [^.]*\. )?Ja\b/,
  fr: /^(J’ai cherché [^.]*\. )?Oui\b/,
  es: /^(Busqué [^.]*\. )?Sí(?!\p{L})/u,
  it: /^(Ho cercato [^.]*\. )?Sì(?!\p{L})/u,
} as const
const NO = { en: /^No\b/, de: /^Nein\b/, fr: /^Non\b/, es: /^No[:,] /, it: /^No[:,] / } as const

/** What says the same, or holds it. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  forest: ['rainforest', 'taiga'],
  picnic: ['picnicking'],
  picnicking: ['picnic'],
  'wildlife-watching': ['wildlife', 'bird-watching'],
  'bird-watching': ['bird-hide'],
  valley: ['canyon', 'fjord'],
  hut: ['shelter'],
  stargazing: ['dark-sky'],
}

const context = await starterContext()
const random = seededRandom(20261205)
/** Montserrat is an island of the Caribbean, too, which "in Montserrat" is taken for. */
const spots = starterSpots().filter(
  ({ name }, _, all) => name !== 'Montserrat' && all.filter(other => other.name === name).length === 1,
)

for (const [what, words, frames, letter] of [
  ['things', THINGS, ASKED_OF_THINGS, 'T'],
  ['deeds', DEEDS, ASKED_OF_DEEDS, 'A'],
] as const)
  for (const language of LANGUAGES)
    test(`${what} that are recorded of a spot are a yes, and others neither yes nor no: ${language}`, () => {
      const wrong = Object.entries(words).flatMap(([key, said]) =>
        frames[language].flatMap(frame =>
          [true, false].flatMap(isRecorded => {
            const spot = drawn(spots.filter(each => (isRecorded ? has(each, key) : hasNothingLike(each, key))))
            const query = frame.replaceAll(/(?<!\p{L})[XTA](?!\p{L})/gu, sign =>
              sign === 'X' ? spot.name : sign === letter ? said[language] : sign,
            )
            const { answer, understood } = ask({ query }, context)
            const isOfSpot = understood.spots.some(({ id }) => id === spot.id)
            // Several islands and ranges bear a spot's name: what lies in them is listed.
            const isOfPlace =
              understood.place !== null && (answer.includes(understood.place.name) || answer.includes(spot.name))
            const isYes = YES[language].test(answer)
            const isRight = isRecorded ? isYes : isOfPlace || !(isYes || NO[language].test(answer))
            const isWhole = understood.notApplied.length === 0 && understood.language === language
            return isRight && isWhole && (isOfSpot || isOfPlace) ? [] : [`${key}, ${isRecorded}: ${query}: ${answer}`]
          }),
        ),
      )
      assert.deepEqual(wrong, [])
    })

function has({ tags, activities }: SpotRecord, key: string): boolean {
  return tags.includes(key) || activities.includes(key)
}

function hasNothingLike(spot: SpotRecord, key: string): boolean {
  return ![key, ...(ALIKE[key] ?? [])].some(each => has(spot, each))
}

function drawn<Item>(items: readonly Item[]): Item {
  const item = items[between(random, 0, items.length - 1)]
  if (item === undefined) throw new Error('there is nothing to draw from')
  return item
}

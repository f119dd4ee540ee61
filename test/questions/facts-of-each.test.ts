// What is asked of several spots at once is told of each, as when it is asked of that one alone, and no word is lost.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { FACTS_OF_EACH, SETS } from './facts-of-each-in-languages.ts'
import { LANGUAGES } from './filled.ts'

const context = await starterContext()

/** The sets of the table, by plain code, in the order they are listed in. */
const WANTED: readonly ((spot: SpotRecord) => boolean)[] = [
  ({ tags, country }) => tags.includes('lake') && country === 'NO',
  ({ tags, country }) => tags.includes('forest') && country === 'DE',
  ({ tags, country }) => tags.includes('island') && country === 'JP',
]
const SHOWN = WANTED.map(isWanted =>
  starterSpots()
    .filter(isWanted)
    .map(({ name }) => name)
    .toSorted(),
)

for (const language of LANGUAGES) {
  test(`a fact is told of each of several: ${language}`, () => {
    const differing = Object.entries(FACTS_OF_EACH[language]).flatMap(([fact, { one, set, listed }]) => {
      const sentenceOf = (name: string) => ask({ query: one.replace('{name}', name) }, context).answer
      return SETS[language].flatMap((named, which) => {
        const names = SHOWN[which] ?? []
        const sentences = names.map(sentenceOf)
        const questions = [
          ...set.map(wording => ({ query: wording.replace('{set}', named), prev: [] })),
          ...listed.map(wording => ({ query: wording, prev: [named] })),
        ]
        return questions.flatMap(({ query, prev }) => {
          const { answer, docs, understood } = ask({ query, prev }, context)
          const told = docs.map(doc => context.index.name(doc)).toSorted()
          const missing = sentences.filter(sentence => !answer.includes(sentence))
          const fault =
            understood.notApplied.length > 0
              ? `names ${understood.notApplied.join(', ')}`
              : told.join() !== names.join()
                ? `tells of ${told.join(', ')}`
                : missing.length > 0
                  ? `lacks ${missing[0]}`
                  : undefined
          return fault === undefined
            ? []
            : [`${fact} | ${prev.join()} | ${query}\n  ${fault}\n  ${answer.split('\n')[0]}`]
        })
      })
    })
    assert.deepEqual(differing, [])
  })
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { QuestionContext } from '../../src/ask/question-context.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { extractContext } from '../support/extract-context.ts'
import { NO_EXTRACTS, realExtract } from '../support/osm-samples.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'

type Set = { spots: readonly SpotRecord[]; context: QuestionContext }

const starter = async (): Promise<Set> => {
  const spots = starterSpots()
  return { spots, context: await starterContext() }
}
const skip = realExtract('andorra-2025-01-19.osm.pbf') === undefined && NO_EXTRACTS

test('each name of each spot answers about that spot, or names those that share it', async () => {
  assert.deepEqual(wrongNames(await starter(), namesOf), [])
})

test('so does each name in real extracts', { skip }, async () => {
  const set = await extractContext()
  assert.ok(set)
  assert.deepEqual(wrongNames(set, namesOf), [])
})

test('a name with two letters turned answers about that spot, but for 2 in 100, where it abstains or says how it was read', async () => {
  for (const set of [await starter(), await extractContext()]) {
    if (!set) continue
    const asked = set.spots.flatMap(mistyped).length
    const wrong = wrongNames(set, mistyped)
    assert.ok(wrong.length <= asked * 0.02, wrong.join('\n'))
    assert.deepEqual(
      wrong.filter(text => text.startsWith('silently ')),
      [],
    )
  }
})

function wrongNames({ spots, context }: Set, phrasesOf: (spot: SpotRecord) => readonly string[]): string[] {
  return spots.flatMap(spot =>
    phrasesOf(spot).flatMap(phrase => {
      const { docs, understood, answer } = ask({ query: `Tell me about ${phrase}.` }, context)
      const spoken = new Set([...docs.map(doc => context.index.id(doc)), ...understood.spots.map(({ id }) => id)])
      const isShared = spots.some(other => spoken.has(other.id) && namesOf(other).includes(phrase))
      if (spoken.has(spot.id) || isShared || isAskedBack(answer)) return []
      const isSilent = docs.length > 0 && understood.corrected.length === 0
      return [`${isSilent ? 'silently ' : ''}${phrase} (${spot.id}): ${answer.slice(0, 120)}`]
    }),
  )
}

/** More spots go by the name than an answer lists. */
function isAskedBack(answer: string): boolean {
  return /\d+ spots go by /.test(answer)
}

function namesOf({ name, otherNames }: SpotRecord): readonly string[] {
  return [name, ...otherNames]
}

/** Turns the third and fourth letter of the longest word, where it has six letters: shorter ones are near too many others. */
function mistyped({ name }: SpotRecord): readonly string[] {
  const longest = (name.match(/\p{L}{6,}/gu) ?? []).toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined || longest[2] === longest[3]) return []
  const [a = '', b = '', c = '', d = ''] = longest
  return [name.replace(longest, `${a}${b}${d}${c}${longest.slice(4)}`)]
}

// The question sets, each with the catalogue that it is asked of.
import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { QuestionContext } from '../../src/ask/question-context.ts'
import type { Explanation } from '../../src/silence/explanation.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { extractContext } from '../support/extract-context.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { Expectation } from './expectation.ts'

export type QuestionSet = {
  files: readonly string[]
  context: QuestionContext
  spots: readonly SpotRecord[]
  explain: (id: string) => Explanation | undefined
}

/** The questions about the starter catalogue. */
export async function starterSet(): Promise<QuestionSet> {
  const spots = starterSpots()
  return setOf('test/questions/regression/*.json', await starterContext(), spots)
}

/** Questions about the starter catalogue in the languages beside English. */
export async function languageSet(): Promise<QuestionSet> {
  const spots = starterSpots()
  return setOf('test/questions/languages/*.json', await starterContext(), spots)
}

/** The questions about real extracts; undefined where those are missing. */
export async function extractSet(): Promise<QuestionSet | undefined> {
  const found = await extractContext()
  return found && setOf('test/questions/extracts/*.json', found.context, found.spots)
}

export function questionsIn(file: string): Expectation[] {
  return z.array(Expectation).parse(JSON.parse(readFileSync(file, 'utf8')))
}

function setOf(pattern: string, context: QuestionContext, spots: readonly SpotRecord[]): QuestionSet {
  const explain = (id: string) => {
    const doc = context.index.find(id)
    return doc === undefined ? undefined : context.explain?.(doc)
  }
  return { files: globSync(pattern).toSorted(), context, spots, explain }
}

// The question sets, each with the catalogue that it is asked of.
import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { World } from '../../src/ask/world.ts'
import type { Explanation } from '../../src/silence/explain.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { extractWorld } from '../support/extract-context.ts'
import { starterSpots, worldOf } from '../support/starter-context.ts'
import { Expectation } from './expectation.ts'

export type QuestionSet = {
  files: readonly string[]
  world: World
  spots: readonly SpotRecord[]
  explain: (id: string) => Explanation | undefined
}

/** The questions about the starter catalogue. */
export async function starterSet(): Promise<QuestionSet> {
  const spots = starterSpots()
  return setOf('test/questions/regression/*.json', await worldOf(spots), spots)
}

/** The questions about real extracts; undefined where those are missing. */
export async function extractSet(): Promise<QuestionSet | undefined> {
  const found = await extractWorld()
  return found && setOf('test/questions/extracts/*.json', found.world, found.spots)
}

export function questionsIn(file: string): Expectation[] {
  return z.array(Expectation).parse(JSON.parse(readFileSync(file, 'utf8')))
}

function setOf(pattern: string, world: World, spots: readonly SpotRecord[]): QuestionSet {
  const explain = (id: string) => {
    const doc = world.index.find(id)
    return doc === undefined ? undefined : world.explain?.(doc)
  }
  return { files: globSync(pattern).toSorted(), world, spots, explain }
}

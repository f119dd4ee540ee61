import type { Doc, Index } from '../index/types.ts'
import type { Explanation } from '../silence/explain.ts'
import type { Links } from '../spots/links.ts'
import { examplesOf } from './examples.ts'
import { type Facts, factsBuilder } from './facts.ts'
import { type Gazetteer, openGazetteer } from './gazetteer/gazetteer.ts'
import { namesBuilder, type PreparedNames } from './gazetteer/prepared-names.ts'

/** All that an answer is made from: one version of the catalogue and what was prepared from it. */
export type World = {
  readonly index: Index
  readonly facts: Facts
  readonly gazetteer: Gazetteer
  readonly links: Links
  /** Three questions that can be asked of this catalogue. */
  readonly examples: readonly string[]
  /** Says why a spot has its rating; absent, or without a result, the rating is only stated. */
  readonly explain?: ((doc: Doc) => Explanation | undefined) | undefined
}

/** What questions need of a version beside its index, in memory that threads share: made by one for all. */
export type PreparedWorld = { facts: Facts; names: PreparedNames; examples: readonly string[] }

/** Prepares a version of the catalogue for questions: 2 s for 100,000 spots. */
export function prepareWorld(index: Index): PreparedWorld {
  const facts = factsBuilder(index.count)
  const names = namesBuilder()
  for (let doc = 0; doc < index.count; doc++) {
    const spot = index.spot(doc)
    const { otherNames, place, country } = index.details(doc)
    facts.add(doc, spot, country)
    names.add(doc, [spot.name, ...otherNames], place)
  }
  return { facts: facts.facts, names: names.build(facts.facts), examples: examplesOf(index, facts.facts) }
}

/** Opens what has been prepared: nothing is copied. */
export function openWorld(
  index: Index,
  { facts, names, examples }: PreparedWorld,
  { links, explain }: Pick<World, 'links' | 'explain'>,
): World {
  return { index, facts, gazetteer: openGazetteer(index, facts, names), links, examples, explain }
}

/** Prepares and opens. */
export function buildWorld(index: Index, links: Links, explain?: World['explain']): World {
  return openWorld(index, prepareWorld(index), { links, explain })
}

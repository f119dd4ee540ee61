import type { Doc, Index } from '../index/index.ts'
import type { Explanation } from '../silence/explain.ts'
import type { Links } from '../spots/links.ts'
import { examplesOf } from './examples.ts'
import { buildFacts, type Facts } from './facts.ts'
import { type Gazetteer, gazetteerBuilder } from './gazetteer/gazetteer.ts'
import { turn } from './turn.ts'

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

/** Spots prepared before requests are let through again: about a millisecond's work. */
const SLICE = 64

/** Prepares a version of the catalogue for questions, in slices so that requests are served meanwhile. */
export async function buildWorld(index: Index, links: Links, explain?: World['explain']): Promise<World> {
  const facts = buildFacts(index)
  const names = gazetteerBuilder(index, facts)
  for (let doc = 0; doc < index.count; doc++) {
    const spot = index.spot(doc)
    const { otherNames, place, country } = index.details(doc)
    facts.add(doc, spot, country)
    names.add(doc, [spot.name, ...otherNames], place)
    if (doc % SLICE === SLICE - 1) await turn()
  }
  return { index, facts, gazetteer: await names.build(), links, examples: examplesOf(index, facts), explain }
}

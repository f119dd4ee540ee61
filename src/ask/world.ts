import type { Doc, Index } from '../index/index.ts'
import type { Links } from '../spots/links.ts'
import type { Explanation } from './explanation.ts'

/** All that an answer is made from: one version of the catalogue and what was prepared from it. */
export type World = {
  readonly index: Index
  readonly links: Links
  /** Says why a spot has its rating; absent, or without a result, the rating is only stated. */
  readonly explain?: ((doc: Doc) => Explanation | undefined) | undefined
}

/** Prepares a version of the catalogue for questions, in slices so that requests are served meanwhile. */
export async function buildWorld(index: Index, links: Links, explain?: World['explain']): Promise<World> {
  return { index, links, explain }
}

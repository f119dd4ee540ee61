import type { Token } from './tokens.ts'

/** Finds what begins at a token, by a table of phrases or by what names and typos are looked up in. */
type FindAt<Of, Found> = (of: Of, tokens: readonly Token[], at: number) => Found

/** Remembers what begins at each token: a list of tokens is never changed, and several recognisers ask the same of it. */
export function rememberedAt<Of extends object, Found>(find: FindAt<Of, Found>): FindAt<Of, Found> {
  const known = new WeakMap<readonly Token[], WeakMap<Of, Map<number, { found: Found }>>>()
  return (of, tokens, at) => {
    const places = known
      .getOrInsertComputed(tokens, () => new WeakMap<Of, Map<number, { found: Found }>>())
      .getOrInsertComputed(of, () => new Map<number, { found: Found }>())
    return places.getOrInsertComputed(at, () => ({ found: find(of, tokens, at) })).found
  }
}

/** Gives a list of spots as a set, made once: a word that is said again is looked up once, and has the same list. */
export function rememberedSet(docs: readonly number[]): ReadonlySet<number> {
  return sets.getOrInsertComputed(docs, () => new Set(docs))
}

const sets = new WeakMap<readonly number[], ReadonlySet<number>>()

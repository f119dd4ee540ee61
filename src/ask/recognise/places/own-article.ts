import { nameAt } from '../names.ts'
import type { Lookups } from '../lookups.ts'
import type { Token } from '../tokens.ts'

/** "La Caldera de Taburiente": behind the article begins a name that reaches farther than the one with the article in it. */
export function nameWithArticleAt(tokens: readonly Token[], at: number, lookups: Lookups): ReturnType<typeof nameAt> {
  const name = nameAt(tokens, at, lookups)
  if (!name || !ARTICLE.test(tokens[at]?.folded ?? '')) return name
  return (nameAt(tokens, at + 1, lookups)?.length ?? 0) >= name.length ? undefined : name
}

export const ARTICLE = /^(la|le|les|el|los|las|lo|il|gli)$/

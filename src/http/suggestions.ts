import type { z } from 'zod'
import type { Suggestion } from '../index/types.ts'
import { type Links, spotUrl } from '../spots/links.ts'
import type { Reply } from './reply.ts'
import type { Suggestions } from './schemas/schemas.ts'
import type { Directory } from './service.ts'

/** Answers what a text that is being typed may become: names, tags and places, each with the page it leads to. */
export function suggestReply(
  { index }: Directory,
  links: Links,
  { q = '', limit }: { q?: string | undefined; limit: number },
): Reply {
  const found = q === '' ? [] : index.suggest({ text: q, limit })
  const body: z.infer<typeof Suggestions> = {
    object: 'suggestions',
    data: found.map(suggestion => ({
      text: suggestion.text,
      kind: suggestion.kind,
      url: urlOf(suggestion, doc => index.slug(doc), links),
    })),
  }
  return { json: body }
}

function urlOf(suggestion: Suggestion, slug: (doc: number) => string, links: Links): string {
  if (suggestion.kind === 'spot') return spotUrl(slug(suggestion.doc), links)
  const name = suggestion.kind === 'tag' ? 'tag' : 'q'
  return `${links.baseUrl}/?${new URLSearchParams({ [name]: suggestion.text }).toString()}`
}

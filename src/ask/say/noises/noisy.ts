// What is said of noisy spots, which are left out where quiet is looked for and others fit.
import { NOISY_BELOW } from '../../../silence/rating.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { Query } from '../../query.ts'

/** Says how many of those that fit are too noisy to be shown; beneath a full list of the quietest that is no news. */
export function sayNoisy({ kind, limit }: Query, { noisy, isFar, hits }: Retrieved): string[] {
  if (noisy === 0 || isFar || (kind === 'superlative' && hits.length >= limit)) return []
  return [`${noisy} noisy ${noisy === 1 ? 'one is' : 'ones are'} not shown (rated below ${NOISY_BELOW}).`]
}

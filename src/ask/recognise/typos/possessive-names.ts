import type { Named } from '../../gazetteer/gazetteer.ts'
import type { Lookups } from '../lookups.ts'
import type { Token } from '../tokens.ts'

/** Returns what some words name, and by which phrase: "St John's" also as "st johns", where only that is of the catalogue. */
export function namedBy(
  run: readonly Token[],
  phrase: string,
  lookups: Lookups,
): { named: Named; phrase: string } | undefined {
  const named = lookups.named(phrase)
  const isWhole = run.at(-1)?.isPossessive !== true || (named !== undefined && isOfCatalogue(named))
  const whole = isWhole ? undefined : lookups.named(`${phrase}s`)
  if (whole && isOfCatalogue(whole)) return { named: whole, phrase: `${phrase}s` }
  return named && { named, phrase }
}

/** Whether a name is one of what the catalogue has, or of a region. */
export function isOfCatalogue({ spots, cores, region, part }: Named): boolean {
  return spots.length > 0 || cores.length > 0 || region !== null || part.length > 0
}

/** What part of some spots is asked to be so. */
export type ShareAsked = 'all' | 'most' | 'half'

/** What of them are so, of how many, and of how many it is not known. */
type Counted = Record<'count' | 'of' | 'unknown', number>

/** Whether so many are so; null where it depends on those of which it is not known. */
export function isSuchShare(asked: ShareAsked, { count, of, unknown }: Counted): boolean | null {
  const isMet = MET[asked]
  if (isMet(count, of)) return true
  return isMet(count + unknown, of) ? null : false
}

const MET: Readonly<Record<ShareAsked, (count: number, of: number) => boolean>> = {
  all: (count, of) => count === of,
  most: (count, of) => count > of / 2,
  half: (count, of) => count >= of / 2,
}

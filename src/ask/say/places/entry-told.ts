import type { Spot } from '../../../spots/spot.ts'
import { listed } from '../../../text/english.ts'
import { FEATURES } from '../../vocabulary/features.ts'

type Entered = Pick<Spot, 'tags' | 'description' | 'accessStatus' | 'fireStatus'>

/** What keeps a visitor of a spot out, or costs them something, whatever they may do there. */
export type EntryLimit = 'forbidden' | 'permit' | 'part of the year' | 'closed area' | 'paid' | 'no fire'

/** Tells what limits entering a spot: what its text says of it, or its tag, and then what it costs, too. */
export function entryLimitsOf({ tags = [], description = '', accessStatus }: Entered): EntryLimit[] {
  const entry = ENTRY.exec(description)
  const isSeason = entry?.groups?.['when'] !== undefined
  const said: EntryLimit | undefined = isSeason
    ? 'part of the year'
    : PERMIT.test(description)
      ? 'permit'
      : CLOSED.test(description)
        ? 'closed area'
        : tags.includes('no-access')
          ? 'forbidden'
          : undefined
  return said ? [said, ...(accessStatus === 'paid' ? ['paid' as const] : [])] : []
}

/** Of some months alone. */
const ENTRY =
  /\b(?:a permit is needed to (?:enter|land)|(?:entering|landing) is forbidden)(?<when> [^.;,]+)?(?=[.;,]|$)/i
const PERMIT = /\ba permit is needed to (?:enter|land)\b/i
const CLOSED = /\blies in an area that is not open to the public\b/i

const SAID: Readonly<Record<EntryLimit, string>> = {
  forbidden: 'entering is forbidden',
  permit: 'a permit is needed to enter',
  'part of the year': 'entering is forbidden or needs a permit for a part of the year',
  'closed area': 'it lies in an area that is not open to the public',
  paid: 'access is paid',
  'no fire': 'fires are prohibited there',
}

/** A yes to what may be done there, with what it takes to enter: "…, but a permit is needed to enter and access is paid." */
export function withEntry(yes: string, spot: Entered, feature?: string): string {
  const limits = limitsOfFeature(spot, feature)
  return limits.length === 0 ? yes : `${yes.replace(/\.$/, '')}, but ${listed(limits.map(limit => SAID[limit]))}.`
}

/** The same, and that no fire may be lit at a fireplace. */
export function limitsOfFeature(spot: Entered, feature?: string): EntryLimit[] {
  const isUnlit = feature === 'firepit' && spot.fireStatus === 'prohibited'
  const isDone = feature === undefined || FEATURES[feature]?.activities !== undefined || DONE.has(feature)
  return [...(isUnlit ? ['no fire' as const] : []), ...(isDone ? entryLimitsOf(spot) : [])]
}

/** What is done at a spot, though no activity of it: that it has a lake is no invitation. */
const DONE: ReadonlySet<string> = new Set(['hut', 'shelter', 'firepit'])

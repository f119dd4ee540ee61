// What an answer calls the orders that spots are ranked by, and their measures: the English of them in one table.
import { listed } from '../../../text/english.ts'
import { FAINTEST_DB } from '../kinds/certainty.ts'
import { isMeasureGivenUp, isOfHeight } from '../../find/unknown-height.ts'
import type { Query } from '../../query.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import { type Order, UNMEASURED, type Unmeasured, type UnmeasuredProperty } from '../../vocabulary/orders.ts'

/** `most`: "the highest lake"; `having`: "the lake with the lowest noise level"; `shown`: "2326 m above the sea"; `unknown`: of spots that were left out. */
type Wording = { most: string; having?: string; shown: (value: number) => string; unknown?: string }

const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
  `${Math.abs(value)}° ${value < 0 ? negative : positive}`
const NORTH = ['north', 'south'] as const
const EAST = ['east', 'west'] as const
const metres = (value: number) => `${Math.round(value)} m above the sea`
const level = (value: number) => (value <= FAINTEST_DB ? `less than ${FAINTEST_DB} dB` : `${Math.round(value)} dB`)
const counted = (one: string, many: string) => (value: number) => `${value} ${value === 1 ? one : many}`
const NO_HEIGHT = 'whose height above the sea is not known'
const NO_LEVEL = 'whose noise level is not known'

export const ORDER_WORDS: Readonly<Record<Order, Wording>> = {
  rating: { most: 'quietest', shown: () => '' },
  noise: { most: 'noisiest', shown: () => '' },
  distance: { most: 'closest', shown: () => '' },
  farthest: { most: 'farthest', shown: () => '' },
  highest: { most: 'highest', shown: metres, unknown: NO_HEIGHT },
  lowest: { most: 'lowest', shown: metres, unknown: NO_HEIGHT },
  northernmost: { most: 'northernmost', shown: value => degrees(value, NORTH) },
  southernmost: { most: 'southernmost', shown: value => degrees(value, NORTH) },
  easternmost: { most: 'easternmost', shown: value => degrees(value, EAST) },
  westernmost: { most: 'westernmost', shown: value => degrees(value, EAST) },
  'lowest level': { most: '', having: 'with the lowest noise level', shown: level, unknown: NO_LEVEL },
  'highest level': { most: '', having: 'with the highest noise level', shown: level, unknown: NO_LEVEL },
  'most activities': {
    most: '',
    having: 'with the most activities listed',
    shown: counted('activity listed', 'activities listed'),
  },
  'most tags': { most: '', having: 'with the most tags', shown: counted('tag', 'tags') },
}

/** "Highest lake", "second quietest lake", "lake with the lowest noise level". */
export function rankedPhrase(order: Order, rank: number, phrase: string): string {
  const { most, having } = ORDER_WORDS[order]
  const place = rank > 1 ? ordinal(rank) : ''
  const words = having === undefined ? [place, most, phrase] : [place, phrase, having]
  return words.filter(word => word !== '').join(' ')
}

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "Second", "21st". */
export function ordinal(rank: number): string {
  const last = rank % 10
  const isTeen = Math.floor(rank / 10) % 10 === 1
  return ORDINALS[rank] ?? `${rank}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')}`
}

/** The sentences of a ranked answer. */
export const RANKED = {
  none: (phrase: string) => `I found no ${phrase}.`,
  fewer: (rank: number, total: number) =>
    total === 1
      ? `There is only 1, so there is no ${ordinal(rank)}.`
      : `There are only ${total}, so there is no ${ordinal(rank)}.`,
  unranked: (unknown: number, total: number, what: string) =>
    unknown === total
      ? `Which comes first is not known: all ${total} are spots ${what}.`
      : `Left out: ${unknown} of ${total} ${what}.`,
  leavingOut: (said: readonly string[]) => `Leaving out ${listed(said.map(text => `"${text}"`))}, `,
  is: ({
    left,
    which,
    from,
    label,
    ties,
  }: Record<'left' | 'which' | 'label' | 'ties', string> & { from: string | null }) =>
    `${left}${left === '' ? 'The' : 'the'} ${which}${from === null ? '' : ` from ${from}`} is ${label}${ties}.`,
  inOrder: 'In order:',
  fromThere: 'From there on:',
  ties: (names: string, count: number) => `; ${names} ${count === 1 ? 'is' : 'are'} equal in this`,
}

/** Says that what was to be ranked or compared by is not recorded. */
export function sayUnmeasured(property: UnmeasuredProperty): string {
  const { what, ...row }: Unmeasured = UNMEASURED[property]
  return `That is not known here: the catalogue records no ${what}${row.instead ?? ''}.`
}

/** Says of how many spots it is not known whether they are as high, or as loud, as asked. */
export function sayUnknownMeasures(
  { conditions }: Pick<Query, 'conditions'>,
  { unmeasured, relaxed }: Pick<Retrieved, 'unmeasured' | 'relaxed'>,
): string[] {
  if (unmeasured === 0) return []
  const isHeight = conditions.some(isOfHeight)
  return [
    isMeasureGivenUp({ relaxed }, isHeight)
      ? `Of ${unmeasured} ${isHeight ? 'the height above the sea' : 'the noise level'} is not known.`
      : `Left out: ${unmeasured} ${isHeight ? NO_HEIGHT : NO_LEVEL}.`,
  ]
}

/** Says what can be ranked by instead. */
export function sayRankable(): string {
  return 'Spots can be ranked by rating, noise level, distance, height above the sea, latitude and longitude.'
}

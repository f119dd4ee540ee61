// The English of comparisons of spots by another measure than their ratings: one table.
import { within } from '../../../text/english.ts'
import type { Order } from '../../vocabulary/orders.ts'

/** How the first is called beside the others, and what is not known of those left out. */
const WORDS: Partial<Record<Order, { more: string; unknown: string }>> = {
  distance: { more: 'closer', unknown: 'How far away' },
  farthest: { more: 'farther', unknown: 'How far away' },
  highest: { more: 'higher', unknown: 'How high' },
  lowest: { more: 'lower', unknown: 'How high' },
  northernmost: { more: 'farther north', unknown: 'How far north' },
  southernmost: { more: 'farther south', unknown: 'How far south' },
  easternmost: { more: 'farther east', unknown: 'How far east' },
  westernmost: { more: 'farther west', unknown: 'How far west' },
  'highest level': { more: 'louder by its noise level', unknown: 'How loud, in dB,' },
  'lowest level': { more: 'quieter by its noise level', unknown: 'How loud, in dB,' },
  'most activities': { more: 'more varied by the activities listed', unknown: 'How many activities there are at' },
  'most tags': { more: 'better described', unknown: 'What there is at' },
}

export const COMPARED = {
  yes: 'Yes, ',
  no: 'No, ',
  unknown: (order: Order, names: string, areSeveral: boolean) =>
    `${WORDS[order]?.unknown ?? 'That of'} ${names} ${areSeveral ? 'are' : 'is'}, is not known.`,
  single: (name: string, shown: string, from: string | null) =>
    `${name}: ${shown}${from === null ? '' : ` from ${from}`}.`,
  equal: (shown: string) => `they are equal in this: ${shown}.`,
  first: ({
    name,
    than,
    order,
    place,
    shown,
    others,
    difference,
  }: {
    name: string
    than: string | null
    order: Order
    place: string | null
    shown: string
    others: string
    difference: string | null
  }) => {
    const from =
      place === null || !(order === 'distance' || order === 'farthest')
        ? ''
        : order === 'distance'
          ? ` to ${place}`
          : ` from ${place}`
    const more = WORDS[order]?.more ?? ''
    return `${name} is ${more}${from}${than === null ? ' than the others' : ` than ${than}`}: ${shown}, ${others}${difference === null ? '' : `, a difference of ${difference}`}.`
  },
  inside: (name: string, place: string) => `${name} is ${within(place)} ${place}.`,
  oneInside: ({
    place,
    inside,
    outside,
    isFarther,
  }: Record<'place' | 'inside' | 'outside', string> & { isFarther: boolean }) =>
    isFarther
      ? `${outside} is farther from ${place}: ${inside} is ${within(place)} ${place}.`
      : `${inside} is closer to ${place}: it is ${within(place)} ${place}, and ${outside} is not.`,
  large: (order: Order, name: string, places: string) =>
    `Whether ${name} is ${sideOf(order)} ${places} is not known: a country or a large region has no one point to measure from.`,
  largeOf: (order: Order, places: string, names: string) =>
    `Which is ${sideOf(order)} ${places}, ${names}, is not known: a country or a large region has no one point to measure from.`,
  nearer: ({ name, order, first, km, rest }: { order: Order } & Record<'name' | 'first' | 'km' | 'rest', string>) =>
    `${name} is ${sideOf(order)} ${first}: ${km} in a straight line, ${rest}.`,
}

function sideOf(order: Order): string {
  return order === 'farthest' ? 'farther from' : 'closer to'
}

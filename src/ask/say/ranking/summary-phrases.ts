// The English of shares, averages, comparisons of groups and of what there is most of: one table.
import { listed, withArticle } from '../../../text/english.ts'
import type { Least } from '../../least.ts'
import type { GroupBy, Measure } from '../../query.ts'
import { boundSaid, noneBounded } from '../figures/bounds.ts'

/** More values that are equal are told by their number. */
export const MOST_EQUAL = 8

const UNITS: Readonly<Record<Measure, (value: number) => string>> = {
  count: value => String(value),
  rating: value => value.toFixed(2),
  best: value => value.toFixed(1),
  elevation: value => `${Math.round(value)} m`,
  level: value => `${value.toFixed(1)} dB`,
}

type How = 'mean' | 'median'
const HOW: Readonly<Record<How, string>> = { mean: 'on average', median: 'in the median' }

/** How a group or value with the most, and with the least, is called. */
const FIRST: Readonly<Record<Measure, { most: string; least: string }>> = {
  count: { most: 'has more', least: 'has fewer' },
  best: { most: 'quieter at their quietest', least: 'noisier at their quietest' },
  rating: { most: 'quieter on average', least: 'noisier on average' },
  elevation: { most: 'higher on average', least: 'lower on average' },
  level: { most: 'louder on average', least: 'quieter on average' },
}
const EXTREME: Readonly<Record<Measure, { most: string; least: string }>> = {
  count: { most: 'the most', least: 'the fewest' },
  best: { most: 'the quietest of the', least: 'the noisiest of the' },
  rating: { most: 'the highest average rating of', least: 'the lowest average rating of' },
  elevation: { most: 'the highest average height of', least: 'the lowest average height of' },
  level: { most: 'the highest average noise level of', least: 'the lowest average noise level of' },
}
const ENDS = { most: 'quietest', least: 'noisiest' } as const
const PLURALS: Readonly<Record<GroupBy, [one: string, many: string]>> = {
  country: ['country', 'countries'],
  continent: ['continent', 'continents'],
  tag: ['tag', 'tags'],
  activity: ['activity', 'activities'],
  scenery: ['type of scenery', 'types of scenery'],
}

export const SUMMARY = {
  yes: 'Yes, ',
  no: 'No, ',
  lessThanOne: 'less than 1',
  overNinetyNine: 'over 99',
  ofSpotsAlone: 'Of a whole region only the spots listed in it are known here, not how loud it is elsewhere.',
  ofNoises:
    'Which noises are heard is not known of all these spots: I have no figures of all spots by what is heard there.',
  ofLoudness:
    'How loud one kind of noise is over many spots I cannot sum up: I can count the spots where it is heard, or where it is not.',
  unheard: (count: number) =>
    `Of ${count} further ${count === 1 ? 'spot' : 'spots'} it is not known which noises are heard there.`,
  notComparable: 'That cannot be compared: not enough is known.',
  figure: (measure: Measure, value: number) => UNITS[measure](value),
  measured: (measure: Measure, value: number) =>
    measure === 'rating' || measure === 'count' || measure === 'best'
      ? `rated ${value.toFixed(2)}`
      : UNITS[measure](value),
  none: (spots: string) => `The catalogue has 0 ${spots}.`,
  distinct: (count: number, by: GroupBy, spots: string) =>
    `The catalogue has ${spots} in ${count} ${PLURALS[by][count === 1 ? 0 : 1]}.`,
  share: ({
    count,
    of,
    whole,
    part,
    percent,
  }: { count: number; of: number } & Record<'whole' | 'part' | 'percent', string>) =>
    `Of ${of} ${whole}, ${count} ${count === 1 ? `is ${withArticle(part)}` : `are ${part}`}: ${percent} %.`,
  whether: (isSo: boolean | null, share: string) => (isSo === null ? share : `${isSo ? 'Yes' : 'No'}: ${share}`),
  shareUnknown: (of: number, whole: string) => `That is not known: of the ${of} ${whole} it is recorded for none.`,
  shareOfTooMany: (of: number, whole: string, tried: number) =>
    `What share that is, is not known: distances were looked up for ${tried} of the ${of} ${whole}, which is as many as one question may take. Ask about a smaller part of them.`,
  unknown: (count: number) => `For ${count} of them it is not known.`,
  best: (names: string, count: number, tied = 0) =>
    `The quietest ${count === 1 ? 'is' : 'are'} ${names}${tied > 0 ? `; ${tied} more are rated as high as the last` : ''}.`,
  /** Of the group that was told: "The Isle of Man has the lowest average rating". */
  bestThere: (name: string) => `The quietest there is ${name}.`,
  group: ({
    count,
    spots,
    average,
    how,
    unknown,
    best,
  }: {
    count: number
    spots: string
    average: string | null
    how: 'mean' | 'median'
    unknown: number
    best: string | null
  }) =>
    [
      `${count} ${spots}${average === null ? '' : `: ${average} ${HOW[how]}`}`,
      ...(unknown > 0 ? [`of ${unknown} it is not known`] : []),
      ...(best === null ? [] : [`the quietest is ${best}`]),
    ].join('; ') + '.',
  equal: (measure: Measure, how: How, figure: string, names: readonly string[]) =>
    `${listed(names)} are equal in this: ${measure === 'count' || measure === 'best' ? figure : `${figure} ${HOW[how]}`}.`,
  conclusion: ({
    measure,
    how,
    end,
    first,
    second,
    a,
    b,
  }: { measure: Measure; how: How; end: 'most' | 'least' } & Record<'first' | 'second' | 'a' | 'b', string>) =>
    measure === 'count'
      ? `${first} ${isMany(first) ? FIRST.count[end].replace('has', 'have') : FIRST.count[end]}: ${a} against ${b} (${second}).`
      : `${first} ${isMany(first) ? 'are' : 'is'} ${FIRST[measure][end].replace(HOW.mean, HOW[how])} than ${second}: ${a} against ${b}.`,
  difference: (figure: string) => `The difference is ${figure}.`,
  pointsDiffer: (one: string, other: string, db: number) => `The difference between ${one} and ${other} is ${db} dB.`,
  further: (others: string, count: number) => `Next ${count === 1 ? 'comes' : 'come'} ${others}.`,
  value: ({
    by,
    measure,
    end,
    names,
    more,
    figure,
    spots,
  }: {
    by: GroupBy
    measure: Measure
    end: 'most' | 'least'
    names: readonly string[]
    more: number
    figure: string
    spots: string
  }) => {
    const all = listed(more > 0 ? [...names, `${more} more ${PLURALS[by][more === 1 ? 0 : 1]}`] : names)
    const text = `${all} ${names.length === 1 ? 'has' : 'have'} ${EXTREME[measure][end]} ${spots}: ${figure}.`
    return text.replace(/^./, letter => letter.toUpperCase())
  },
  without: (count: number, by: GroupBy, spots: string) =>
    `${count} ${PLURALS[by][count === 1 ? 0 : 1]} with spots in the catalogue ${count === 1 ? 'has' : 'have'} no ${spots}. Of the others:`,
  bounded: (least: Least, by: GroupBy, spots: string) => `, of ${PLURALS[by][1]} with ${boundSaid(least)} ${spots}`,
  noneWith: (least: Least, by: GroupBy) => noneBounded(least, PLURALS[by][0]),
  points: (first: string, second: string, end: 'most' | 'least', areTowns: boolean) => {
    const where = areTowns ? 'in' : 'at'
    return `it is ${end === 'most' ? 'quieter' : 'louder'} ${where} ${first} than ${where} ${second}.`
  },
  equalPoints(a: string, b: string, areTowns: boolean) {
    const where = areTowns ? 'in' : 'at'
    return `it is as loud ${where} ${a} as ${where} ${b}.`
  },
  point: (name: string, db: string, rating: number) =>
    `${name} ${db.replace('< ', 'less than ')} dB (a rating of ${rating.toFixed(1)})`,
  computed: (levels: readonly string[], areTowns: boolean) =>
    `Computed ${areTowns ? 'at their middle' : 'there'}: ${listed(levels)}.`,
  bests: (
    spot: string,
    { count, by, end, shown }: { count: number; by: GroupBy; end: 'most' | 'least'; shown: number },
  ) => `The ${ENDS[end]} ${spot}, by ${PLURALS[by][0]} (${shown < count ? `${shown} of ` : ''}${count}):`,
  hasOne: (
    names: readonly string[],
    { more, by, end, spot, rating }: { more: number; by: GroupBy; end: 'most' | 'least'; spot: string; rating: number },
  ) => {
    const all = listed(more > 0 ? [...names, `${more} more ${PLURALS[by][more === 1 ? 0 : 1]}`] : names)
    const said =
      names.length === 1
        ? `${all} has the ${ENDS[end]} ${spot} (rated ${rating.toFixed(1)}).`
        : `${all} are equal in this: the ${ENDS[end]} ${spot} of each is rated ${rating.toFixed(1)}.`
    return said.replace(/^./, letter => letter.toUpperCase())
  },
  next: (values: readonly string[], tied: number, by: GroupBy) =>
    `Next: ${listed(values)}${tied > 0 ? `; ${tied} more ${PLURALS[by][tied === 1 ? 0 : 1]} ${tied === 1 ? 'has' : 'have'} as much as the last` : ''}.`,
}

/** "The Alps are", "National parks are", "Italy is"; spots are always many. */
function isMany(name: string): boolean {
  return (
    /^the .*s\b/i.test(name) ||
    /^\S*(spots?|s)\b/.test(name) ||
    /^(\S+ ){1,2}(\S+s (in|with|near)\b|\p{Ll}+s$)/u.test(name)
  )
}

import { FEATURES } from '../src/ask/vocabulary/features.ts'
import { PHRASES } from '../src/ask/vocabulary/phrases.ts'
import { between, type Random } from '../test/support/random.ts'

/** A question and those before it. */
export type Asked = { query: string; prev: readonly string[] }

const PHRASES_OF_VOCABULARY = PHRASES.flatMap(([, phrases]) => phrases)
const SIGNS = '.,;:!?()[]{}"\'’«»/\\|-–—_+*=<>≥≤°′″%&@#~^§$€0159²½'
  .split('')
  .concat(['🦌', 'ß', 'İ', 'ﷺ', '湖', '\u0301', '\u200d'])
/** Names that many towns of the world bear. */
const OF_MANY_TOWNS =
  'San Antonio|San José|Santa Cruz|San Juan|San Pedro|San Miguel|Santa Maria|Richmond|Springfield|Victoria|Santiago|Santa Ana|Georgetown|Kingston|Franklin|Clinton|Salem|Granada|La Paz|Santa Rosa|San Francisco|San Fernando|San Isidro|Trinidad|Concepción|Newport|Newcastle|Córdoba|Mérida|Valencia'.split(
    '|',
  )
const MOST_LENGTH = 2000

/** Takes one of a list at random; the list must not be empty. */
export function anyOf<T>(random: Random, list: readonly T[]): T {
  const chosen = list[between(random, 0, list.length - 1)]
  if (chosen === undefined) throw new RangeError('there is nothing to choose from')
  return chosen
}

/** Changes a question in one of many ways: words of the vocabulary, of other questions, of names, digits, signs, runs. */
export function mutated(
  asked: Asked,
  random: Random,
  from: { pool: readonly Asked[]; names: readonly string[] },
): Asked {
  const { query, prev } = anyOf(random, WAYS)(asked, random, from)
  return { query: query.slice(0, MOST_LENGTH), prev: prev.slice(-8).map(text => text.slice(0, MOST_LENGTH)) }
}

type Way = (asked: Asked, random: Random, from: { pool: readonly Asked[]; names: readonly string[] }) => Asked

const WAYS: readonly Way[] = [
  (asked, random) => inserted(asked, random, anyOf(random, PHRASES_OF_VOCABULARY)),
  (asked, random) => inserted(asked, random, anyOf(random, Object.keys(FEATURES))),
  (asked, random, { names }) => inserted(asked, random, anyOf(random, names)),
  (asked, random, { names }) => inserted(asked, random, mistyped(anyOf(random, names), random)),
  (asked, random, { names }) =>
    inserted(
      asked,
      random,
      many(random, () => anyOf(random, names)),
    ),
  (asked, random, { names }) =>
    inserted(
      asked,
      random,
      many(random, () => mistyped(anyOf(random, names), random)),
    ),
  (asked, random) =>
    inserted(
      asked,
      random,
      many(random, () => anyOf(random, OF_MANY_TOWNS)),
    ),
  (asked, random) =>
    inserted(
      asked,
      random,
      many(random, () => titled(letters(random).slice(0, 20))),
    ),
  ({ query, prev }, random, { pool }) => ({
    query: anyOf(random, ['closer', 'and there?', 'another', 'what about those?']),
    prev: [...prev, query, `and ${anyOf(random, pool).query}`, `and ${query}`],
  }),
  (asked, random) => inserted(asked, random, anyOf(random, SIGNS).repeat(between(random, 1, 40))),
  (asked, random) => inserted(asked, random, digits(random)),
  (asked, random) => inserted(asked, random, letters(random)),
  (asked, random, { pool }) => inserted(asked, random, anyOf(random, pool).query),
  ({ query, prev }, random) => ({ query: words(query).toSpliced(at(query, random), 1).join(' '), prev }),
  ({ query, prev }, random) => {
    const all = words(query)
    const from = at(query, random)
    const run = all.slice(from, from + between(random, 1, 4))
    return { query: [...all, ...Array.from({ length: between(random, 1, 40) }, () => run).flat()].join(' '), prev }
  },
  ({ query, prev }, random) => ({ query: mistyped(query, random), prev }),
  ({ query, prev }, random) => ({
    query: anyOf(random, [query.toUpperCase(), query.toLowerCase(), titled(query)]),
    prev,
  }),
  ({ query, prev }, random, { pool }) => ({ query, prev: [...prev, anyOf(random, pool).query] }),
  ({ query, prev }, random) => ({
    query: `${anyOf(random, ['and', 'another', 'closer', 'is it', 'what about'])} ${query}`,
    prev: [...prev, query],
  }),
]

function words(text: string): string[] {
  return text.split(' ')
}

function at(text: string, random: Random): number {
  return between(random, 0, words(text).length - 1)
}

function inserted({ query, prev }: Asked, random: Random, text: string): Asked {
  return { query: words(query).toSpliced(at(query, random), 0, text).join(' '), prev }
}

/** A run of 2 to 40, as they come. */
function many(random: Random, one: () => string): string {
  return Array.from({ length: between(random, 2, 40) }, one).join(' ')
}

function mistyped(text: string, random: Random): string {
  const from = between(random, 0, Math.max(0, text.length - 1))
  return (
    text.slice(0, from) + anyOf(random, ['', 'x', text[from + 1] ?? 'e']) + text.slice(from + between(random, 0, 2))
  )
}

function titled(text: string): string {
  return text.replaceAll(/\b\p{Ll}/gu, letter => letter.toUpperCase())
}

function digits(random: Random): string {
  return Array.from({ length: between(random, 1, 60) }, () => anyOf(random, '0123456789.,'.split(''))).join('')
}

function letters(random: Random): string {
  return Array.from({ length: between(random, 1, 60) }, () =>
    anyOf(random, 'abcdefghijklmnopqrstuvwxyz'.split('')),
  ).join('')
}

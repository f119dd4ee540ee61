import { type Random, between, pick, seededRandom } from '../test/support/random.ts'
import { syntheticWords } from '../test/support/synthetic-spots.ts'
import type { Index, ListQuery } from '../src/index/types.ts'

export const VOCABULARY = 50_000

/** A word or words, and whether the last one is only begun. */
export type Question = { kind: string; text: string; isPrefix?: boolean }

/** The mix that engines are compared on: a fifth each of rare and common words, pairs, beginnings and typos. */
export function searchMix(count: number, seed = 11): Question[] {
  const { rare, middling, common, random } = chooser(seed)
  const makers: (() => Question)[] = [
    () => ({ kind: 'rare word', text: rare() }),
    () => ({ kind: 'common word', text: common() }),
    () => ({ kind: 'two words', text: `${pick(random, [common, middling])()} ${middling()}` }),
    () => ({ kind: 'prefix', text: begun(random, pick(random, [common, middling])()), isPrefix: true }),
    () => ({ kind: 'typo', text: mistyped(random, pick(random, [common, middling, rare])()) }),
  ]
  return Array.from({ length: count }, (_, i) => makers[i % makers.length]?.() ?? { kind: '', text: '' })
}

function chooser(seed: number) {
  const words = syntheticWords(VOCABULARY)
  const random = seededRandom(seed)
  const among = (low: number, high: number) => () => words[between(random, low, high)] ?? ''
  return { random, common: among(0, 99), middling: among(100, 4999), rare: among(5000, VOCABULARY - 1) }
}

/** The first three letters of a word, or more. */
function begun(random: Random, word: string): string {
  return word.slice(0, Math.max(3, Math.min(word.length - 1, between(random, 3, 6))))
}

function mistyped(random: Random, word: string): string {
  const at = between(random, 1, word.length - 1)
  return `${word.slice(0, at)}x${word.slice(at + 1)}`
}

/** Every kind of question that the index answers, each several times, as calls. */
export function everyKind(index: Index, seed = 12): { kind: string; calls: (() => unknown)[] }[] {
  const { random, common, middling, rare } = chooser(seed)
  const kinds: { kind: string; calls: (() => unknown)[] }[] = []
  const add = (kind: string, make: () => () => unknown) => kinds.push({ kind, calls: Array.from({ length: 40 }, make) })
  const search = (kind: string, text: () => string, filter = {}) =>
    add(`search: ${kind}`, () => {
      const query = { text: text(), limit: 10, filter }
      return () => index.search(query)
    })
  const list = (kind: string, make: () => Omit<ListQuery, 'limit'>) =>
    add(`list: ${kind}`, () => {
      const query = { limit: 50, ...make() }
      return () => index.list(query)
    })
  const somewhere = () => {
    const doc = between(random, 0, index.count - 1)
    return { silenceRating: index.silenceRating(doc), id: index.id(doc) }
  }
  const place = () => ({ latitude: random() * 160 - 80, longitude: random() * 360 - 180 })
  const long = () => {
    for (;;) {
      const word = rare()
      if (word.length > 8) return word
    }
  }

  search('a rare word', rare)
  search('a common word', common)
  search('two common words', () => `${common()} ${common()}`)
  search('three common words', () => `${common()} ${common()} ${common()}`)
  search('a common and a middling word', () => `${common()} ${middling()}`)
  for (const letters of [1, 2, 3, 4]) search(`${letters} letters`, () => common().slice(0, letters))
  for (const letters of [1, 2, 3])
    search(`a common word and ${letters} letters`, () => `${common()} ${common().slice(0, letters)}`)
  search('a typo', () => mistyped(random, pick(random, [common, rare])()))
  search('two typos', () => mistyped(random, mistyped(random, long())))
  search('a common word, a tag', common, { tags: ['lake'] })
  const suggest = (kind: string, text: () => string) =>
    add(`suggest: ${kind}`, () => {
      const query = { text: text(), limit: 10 }
      return () => index.suggest(query)
    })
  for (const letters of [1, 2, 3]) suggest(`${letters} letters`, () => common().slice(0, letters))
  suggest('a common word and 1 letter', () => `${common()} ${common().slice(0, 1)}`)
  suggest('a whole common word', common)
  const sixFilters = {
    tags: ['lake', 'forest'],
    activities: ['hiking'],
    access: 'free',
    fire: 'allowed',
    minRating: 2,
  } as const
  list('everything, any page', () => ({ filter: {}, after: somewhere() }))
  list('a tag, any page', () => ({ filter: { tags: ['lake'] }, after: somewhere() }))
  list('a tag and minRating, any page', () => ({ filter: { tags: ['lake'], minRating: 2.5 }, after: somewhere() }))
  list('a tag and a scenery, any page', () => ({ filter: { tags: ['lake'], scenery: 'forest' }, after: somewhere() }))
  list('six filters, any page', () => {
    return { filter: sixFilters, after: somewhere() }
  })
  list('two words, any page', () => ({ filter: { words: `${common()} ${common()}` }, after: somewhere() }))
  list('a word and a tag, any page', () => ({ filter: { words: common(), tags: ['lake'] }, after: somewhere() }))
  list('nearest', () => ({ filter: { near: place() }, byDistance: {} }))
  list('nearest with a tag', () => ({ filter: { near: place(), tags: ['lake'] }, byDistance: {} }))
  list('nearest, page 5,000 km away', () => ({
    filter: { near: place() },
    byDistance: { after: { distanceKm: 5000, id: '' } },
  }))
  list('nearest with six filters', () => ({ filter: { near: place(), ...sixFilters }, byDistance: {} }))
  list('nearest with a tag, page 5,000 km away', () => ({
    filter: { near: place(), tags: ['lake'] },
    byDistance: { after: { distanceKm: 5000, id: '' } },
  }))
  list('within 100 km', () => ({ filter: { near: { ...place(), radiusKm: 100 } }, byDistance: {} }))
  list('within 2,000 km', () => ({ filter: { near: { ...place(), radiusKm: 2000 } } }))
  list('a box of 10 degrees', () => {
    const { longitude: west, latitude: south } = {
      longitude: between(random, -180, 169),
      latitude: between(random, -60, 50),
    }
    return { filter: { bbox: { west, south, east: west + 10, north: south + 10 } } }
  })
  const quarter = () => {
    const west = between(random, -180, 179)
    return { bbox: { west, south: -45, east: west > 0 ? west - 180 : west + 180, north: 45 } }
  }
  list('a box of a quarter of the world', () => ({ filter: quarter() }))
  list('the same with a tag and minRating, any page', () => ({
    filter: { ...quarter(), tags: ['lake'], minRating: 2.5 },
    after: somewhere(),
  }))
  list('the same with six filters, any page', () => ({ filter: { ...quarter(), ...sixFilters }, after: somewhere() }))
  list('the same with a word, any page', () => ({ filter: { ...quarter(), words: common() }, after: somewhere() }))
  list('the same by distance, page 5,000 km away', () => ({
    filter: { ...quarter(), near: place() },
    byDistance: { after: { distanceKm: 5000, id: '' } },
  }))
  add('facets: of everything', () => () => index.facets({}))
  add('facets: of a tag', () => () => index.facets({ tags: ['lake'] }))
  add('facets: of a tag and minRating', () => () => index.facets({ tags: ['lake'], minRating: 2.5 }))
  add('facets: of a box of a quarter of the world', () => {
    const filter = quarter()
    return () => index.facets(filter)
  })
  return kinds
}

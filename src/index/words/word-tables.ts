// Tables of words in memory that threads share.
import { fillTexts, PackedTexts, reserveTexts } from '../storage/packed-texts.ts'
import { Layout, Sections, type SectionViews } from '../storage/sections.ts'
import { fillTextTable, reserveTextTable, TextTable } from './text-table.ts'
import { fillTypos, openTypos, reserveTypos } from './typos.ts'

/** What a pack is made of, each table by a name of its own. */
export type WordTables = {
  sets: Record<string, ReadonlySet<string>>
  /** A number for each text. */
  numbers: Record<string, ReadonlyMap<string, number>>
  /** What mistyped words are looked for in. */
  lists: Record<string, ReadonlySet<string>>
  /** Texts by their numbers. */
  texts: Record<string, readonly string[]>
}

/** A list of words that mistyped ones are looked for in. */
export type WordList = {
  has: (word: string) => boolean
  /** The words at most `most` (1 or 2) typos away, in no order; perhaps only those that begin alike. */
  near: (word: string, most: number, isBegunAlike: boolean) => string[]
}

export function packWordTables({ sets, numbers, lists, texts }: Partial<WordTables>): SharedArrayBuffer {
  const sorted = entriesOf(lists).map(([name, list]) => [name, [...list].sort()] as const)
  const keys = [
    ...entriesOf<ReadonlySet<string> | ReadonlyMap<string, number>>({ ...sets, ...numbers }).map(
      ([name, table]) => [name, [...table.keys()]] as const,
    ),
    ...sorted,
  ]
  const layout = new Layout()
  for (const [name, words] of keys) reserveTextTable(layout, name, words)
  for (const [name, { size }] of entriesOf(numbers)) layout.reserve(numbersOf(name), 'u32', size)
  for (const [name, words] of sorted) reserveTypos(layout, name, words)
  for (const [name, list] of entriesOf(texts)) reserveTexts(layout, name, list)
  const sections = layout.allocate({})
  for (const [name, words] of keys) fillTextTable(sections, name, words)
  for (const [name, map] of entriesOf(numbers)) sections.view(numbersOf(name), 'u32').set([...map.values()])
  for (const [name, words] of sorted) fillTypos(sections, name, words)
  for (const [name, list] of entriesOf(texts)) fillTexts(sections, name, list)
  return sections.buffer
}

/** Opens the tables of a pack by their names. */
export function openWordTables(pack: SharedArrayBuffer) {
  const sections = new Sections<object>(pack)
  return {
    set: (name: string): Pick<TextTable, 'has'> => new TextTable(sections, name),
    /** Returns what gives the number of a text. */
    numbers: (name: string) => numbersIn(sections, name),
    list: (name: string) => listIn(sections, name),
    texts: (name: string): Pick<PackedTexts, 'text'> => new PackedTexts(sections, name),
  }
}

function numbersIn(sections: SectionViews, name: string): (text: string) => number | undefined {
  const [table, numbers] = [new TextTable(sections, name), sections.view(numbersOf(name), 'u32')]
  return text => {
    const at = table.find(text)
    return at === undefined ? undefined : numbers[at]
  }
}

function listIn(sections: SectionViews, name: string): WordList {
  const words = new TextTable(sections, name)
  const typos = openTypos(sections, name, words)
  return { has: word => words.has(word), near: (word, most, isAlike) => typos.wordsNear(word, most, isAlike) }
}

function numbersOf(name: string): string {
  return `${name}Numbers`
}

function entriesOf<T>(tables: Record<string, T> = {}): [string, T][] {
  return Object.entries(tables)
}

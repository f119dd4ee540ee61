// Names as people say them: which spots, and which parts of place texts, a phrase means.
import type { SpotRecord } from '../../spots/spot.ts'
import { phraseOf } from '../../text/phrase.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import type { Doc, Names } from '../types.ts'
import { coreOf, partsOf, phrasesOf } from './name-parts.ts'
import { NameWordWriter, openNameWords } from './name-words.ts'
import { PhraseTable, PhraseWriter } from './phrase-table.ts'

/** A core of fewer letters names nothing. */
const SHORTEST_CORE = 4
/** At most this many spots of one name are listed: the quietest, as documents come in canonical order. */
const MOST_ALIKE = 50
/** Words of names are forms of one word only when they share this many letters. */
const SHORTEST_STEM = 5
/** Endings differ from language to language by at most this many letters: "Biebrza", "Biebrzański". */
const LONGEST_ENDING = 2

/** The texts of places, by number; `placeCount` numbers are in use. */
type PlaceTexts = { places(): readonly { text: string; number: number }[]; placeCount: number }

/** Collects the names of spots, then those in the texts of their places. */
export class NameWriter {
  readonly #names = new PhraseWriter('namePhrases')
  readonly #cores = new PhraseWriter('coreNamePhrases')
  readonly #parts = new PhraseWriter('placePartPhrases')
  readonly #words = new NameWordWriter()
  readonly #tables = [this.#names, this.#cores, this.#parts, this.#words]
  #count = 0

  add({ name, otherNames }: SpotRecord): void {
    const phrases = phrasesOf([name, ...otherNames])
    for (const phrase of phrases) {
      this.#names.add(phrase, this.#count)
      const core = coreOf(phrase)
      if (core !== phrase && core.length >= SHORTEST_CORE) this.#cores.add(core, this.#count)
    }
    this.#words.addDoc(phrases)
    this.#count += 1
  }

  reserve(layout: Layout, texts: PlaceTexts): void {
    for (const { text, number } of texts.places()) {
      for (const part of partsOf(text)) {
        const phrase = phraseOf(part)
        this.#parts.add(phrase, number)
        this.#words.addPlace(phrase)
      }
    }
    for (const table of this.#tables) table.reserve(layout)
    layout.reserve('placeStarts', 'u32', texts.placeCount + 1)
    layout.reserve('placeDocs', 'u32', this.#count)
  }

  /** The numbers of places must be filled. */
  fill(sections: Sections): void {
    for (const table of this.#tables) table.fill(sections)
    const starts = sections.view('placeStarts', 'u32')
    const docs = sections.view('placeDocs', 'u32')
    const numbers = sections.numbers('placeNumbers')
    for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1
    for (let place = 1; place < starts.length; place++) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
    const next = starts.slice()
    for (const [doc, number] of numbers.entries()) {
      const at = next[number] ?? 0
      next[number] = at + 1
      docs[at] = doc
    }
  }
}

type Texts = { namesOf: (doc: Doc) => readonly string[]; placeText: (number: number) => string }

/** Opens the names of an index. */
export function openNames(sections: Sections, { namesOf, placeText }: Texts): Names {
  const names = new PhraseTable(sections, 'namePhrases')
  const cores = new PhraseTable(sections, 'coreNamePhrases')
  const parts = new PhraseTable(sections, 'placePartPhrases')
  const words = openNameWords(sections, sections.head.count)
  const starts = sections.view('placeStarts', 'u32')
  const docs = sections.view('placeDocs', 'u32')
  const verified = (table: PhraseTable, phrase: string, formOf: (phrase: string) => string) =>
    table
      .candidates(phrase)
      .slice(0, MOST_ALIKE)
      .filter(doc => phrasesOf(namesOf(doc)).some(name => formOf(name) === phrase))
  const partNamed = (number: number, phrase: string) =>
    partsOf(placeText(number)).find(part => phraseOf(part) === phrase)
  return {
    spots: phrase => verified(names, phrase, name => name),
    cores: phrase => verified(cores, phrase, coreOf),
    part(phrase) {
      const places = parts.candidates(phrase).filter(number => partNamed(number, phrase) !== undefined)
      const [first] = places
      if (first === undefined) return undefined
      const lists = places.map(number => docs.subarray(starts[number], starts[number + 1]))
      const quietest = places.reduce((best, number) => {
        return (docs[starts[number] ?? 0] ?? 0) < (docs[starts[best] ?? 0] ?? 0) ? number : best
      }, first)
      const all = lists.flatMap(list => Array.from(list))
      return { name: partNamed(quietest, phrase) ?? phrase, docs: places.length > 1 ? all.sort((a, b) => a - b) : all }
    },
    withWord: word => words.docsWith(word),
    withSimilarWord(word) {
      if (word.length < SHORTEST_STEM) return []
      return words.docsWithPrefix(word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING)), SHORTEST_STEM)
    },
    hasWord: word => words.has(word),
    wordsNear: (word, most, isBegunAlike = false) => words.near(word, most, isBegunAlike),
  }
}

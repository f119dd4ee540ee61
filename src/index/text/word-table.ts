import { LONGEST_WORD, foldedWordsOf, stemOf } from '../../text/tokenize.ts'

const SPACE = 0x20
const APOSTROPHE = 0x27
const LAST_PLAIN = 0x7f
/** A word of up to ten plain letters is kept as two numbers of 30 bits: six bits a letter. */
const HALF = 5
const SHORT = 10
const LETTER_BITS = 6
const FIRST_SLOTS = 1 << 10
/** Folded texts are kept up to this many UTF-16 code units, and this many of them. */
const LONGEST_KEPT = 40
const MOST_KEPT = 4096
/** Numbers to a slot: the two halves of the word, its term plus one, and nothing, so that a slot is a quarter line. */
const STRIDE_BITS = 2
const STRIDE = 1 << STRIDE_BITS

/** The plain word characters, small letters and digits, as numbers from 1; capitals as their small letters; else 0. */
const LETTERS = Uint8Array.from({ length: 128 }, (_, code) => {
  return '0123456789abcdefghijklmnopqrstuvwxyz'.indexOf(String.fromCharCode(code).toLowerCase()) + 1
})

/**
 * Gives each folded word of the texts it reads the term of its stem. Short plain words are read in place and
 * found by their letters as numbers: to cut out hundreds of words per spot as strings would take most of a build's time.
 */
export class WordTable {
  /** The terms of the text read last. */
  found = new Uint32Array(256)
  readonly #words: string[] = []
  readonly #termsOfWords: number[] = []
  readonly #termOfStem = new Map<string, number>()
  readonly #longWords = new Map<string, number>()
  readonly #folded = new Map<string, readonly string[]>()
  #shortWords = new Int32Array(FIRST_SLOTS * STRIDE)
  #shortCount = 0

  get termCount(): number {
    return this.#termOfStem.size
  }

  /** Reads a text and returns how many words it has; their terms are then at the beginning of `found`. */
  read(text: string): number {
    const count = this.#readPlain(text)
    return count === undefined ? this.#readFolded(this.#foldedWordsOf(text)) : count
  }

  /** The term of a word that is folded already; undefined when no text has held it. */
  find(folded: string): number | undefined {
    return this.#termOfStem.get(stemOf(folded))
  }

  /** All words by UTF-16 code unit, and the term of each. */
  sorted(): { words: string[]; terms: Uint32Array } {
    const unsorted = this.#words
    const order = Uint32Array.from(unsorted, (_, i) => i).sort((a, b) => compareWords(unsorted[a], unsorted[b]))
    return {
      words: Array.from(order, number => unsorted[number] ?? ''),
      terms: order.map(number => this.#termsOfWords[number] ?? 0),
    }
  }

  /** Folds a text; short ones, as the names of countries, come again and again. */
  #foldedWordsOf(text: string): readonly string[] {
    const known = this.#folded.get(text)
    if (known) return known
    const words = foldedWordsOf(text)
    if (text.length <= LONGEST_KEPT && this.#folded.size < MOST_KEPT) this.#folded.set(text, words)
    return words
  }

  #readFolded(words: readonly string[]): number {
    this.#makeRoom(words.length)
    for (const [i, word] of words.entries()) {
      // A plain word is read the plain way, so that it is entered once.
      if (this.#readPlain(word, i) === undefined) this.found[i] = this.#longTerm(word)
    }
    return words.length
  }

  /** Reads ASCII; undefined when a character needs folding. The words before it are the folded text's too. */
  #readPlain(text: string, from = 0): number | undefined {
    this.#makeRoom(from + (text.length >> 1) + 1)
    let count = from
    let length = 0
    let first = 0
    let second = 0
    for (let i = 0; i <= text.length; i++) {
      const code = i < text.length ? text.charCodeAt(i) : SPACE
      if (code > LAST_PLAIN || code === APOSTROPHE) return undefined
      const letter = LETTERS[code] ?? 0
      if (letter !== 0) {
        if (length < HALF) first = (first << LETTER_BITS) | letter
        else second = (second << LETTER_BITS) | letter
        length += 1
      } else if (length > 0) {
        if (length > SHORT) this.found[count] = this.#longTerm(text.slice(i - length, i).toLowerCase())
        else this.found[count] = (this.#findShort(first, second) || this.#addShort(text, i - length, i)) - 1
        count += 1
        length = first = second = 0
      }
    }
    return count
  }

  /** A short word's term plus one; 0: not known. */
  #findShort(first: number, second: number): number {
    const table = this.#shortWords
    const mask = table.length - 1
    let slot = slotOf(first, second) & mask
    while (table[slot + 2] !== 0) {
      if (table[slot] === first && table[slot + 1] === second) return table[slot + 2] ?? 0
      slot = (slot + STRIDE) & mask
    }
    return 0
  }

  #addShort(text: string, start: number, end: number): number {
    const word = text.slice(start, end).toLowerCase()
    const entry = this.#add(word) + 1
    this.#shortCount += 1
    if (this.#shortCount * 2 * STRIDE > this.#shortWords.length) this.#grow()
    this.#enter(...halvesOf(word), entry)
    return entry
  }

  #longTerm(word: string): number {
    const key = word.slice(0, LONGEST_WORD)
    const known = this.#longWords.get(key)
    if (known !== undefined) return known
    const term = this.#add(key)
    this.#longWords.set(key, term)
    return term
  }

  /** Takes a word up that no text has held before. */
  #add(word: string): number {
    const stem = stemOf(word)
    const term = this.#termOfStem.get(stem) ?? this.#termOfStem.size
    this.#termOfStem.set(stem, term)
    this.#words.push(word)
    this.#termsOfWords.push(term)
    return term
  }

  #enter(first: number, second: number, entry: number): void {
    const table = this.#shortWords
    const mask = table.length - 1
    let slot = slotOf(first, second) & mask
    while (table[slot + 2] !== 0) slot = (slot + STRIDE) & mask
    table.set([first, second, entry], slot)
  }

  #grow(): void {
    const before = this.#shortWords
    this.#shortWords = new Int32Array(before.length * 2)
    for (let slot = 0; slot < before.length; slot += STRIDE) {
      const entry = before[slot + 2] ?? 0
      if (entry !== 0) this.#enter(before[slot] ?? 0, before[slot + 1] ?? 0, entry)
    }
  }

  #makeRoom(words: number): void {
    if (words <= this.found.length) return
    const grown = new Uint32Array(words * 2)
    grown.set(this.found)
    this.found = grown
  }
}

function halvesOf(word: string): [number, number] {
  const halves: [number, number] = [0, 0]
  for (let i = 0; i < word.length; i++) {
    const half = i < HALF ? 0 : 1
    halves[half] = (halves[half] << LETTER_BITS) | (LETTERS[word.charCodeAt(i)] ?? 0)
  }
  return halves
}

/** Multiplicative hashing, as in MurmurHash3's finish, times the stride. */
function slotOf(first: number, second: number): number {
  let hash = Math.imul(first, 0x85ebca6b) ^ Math.imul(second, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) << STRIDE_BITS
}

/** By UTF-16 code unit. */
function compareWords(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0
}

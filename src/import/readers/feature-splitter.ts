import { OperatorError } from '../../operator-error.ts'
import { LONGEST_RECORD, LONGEST_RECORD_TEXT } from './rows.ts'

/** The text of one element of the features array, and the line on which it begins. */
export type FeatureText = { text: string; line: number }

/** Characters that tell whether an array is that of the features. */
const TAIL = 200

const LINE_FEED = 0x0a
const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
const COMMA = 0x2c

/** Where the next character is: outside of the features array, between two features, or in one. */
type Place = 'outside' | 'between' | 'inside'

/**
 * Splits a GeoJSON text, however long, into its features and the text around them (`outside`, with an empty features
 * array), so that only one feature is in memory at a time. The grammar is left to JSON.parse of each part.
 */
export class FeatureSplitter {
  readonly #path: string
  #place: Place = 'outside'
  #depth = 0
  #isInString = false
  #isEscaped = false
  #line = 1
  #outside = ''
  /** Its last characters: to look at the whole would join its pieces each time. */
  #tail = ''
  #feature = ''
  #featureLine = 1
  /** Of the features array: whether a comma (or the beginning) comes before the next feature. */
  #mayBegin = true
  #count = 0

  constructor(path: string) {
    this.#path = path
  }

  /** Takes the next piece of the text and gives the features that end in it. */
  *push(piece: string): Generator<FeatureText> {
    let from = 0
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at)
      if (this.#isInString) {
        this.#inString(code)
        continue
      }
      if (code === LINE_FEED) this.#line++
      if (this.#place === 'between') {
        const isStart = this.#between(code, piece.charAt(at))
        if (isStart || this.#left()) from = at
        continue
      }
      if (code === QUOTE) this.#isInString = true
      if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        this.#depth++
        if (code === OPEN_BRACKET && this.#depth === 2 && this.#place === 'outside') {
          this.#keep(piece.slice(from, at + 1))
          from = at + 1
          if (/"features"\s*:\s*\[$/.test(this.#tail)) this.#place = 'between'
        }
      }
      if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        this.#depth--
        if (this.#place === 'inside' && this.#depth === 2) {
          this.#keep(piece.slice(from, at + 1))
          yield { text: this.#feature, line: this.#featureLine }
          this.#feature = ''
          this.#place = 'between'
        }
      }
    }
    if (this.#place !== 'between') this.#keep(piece.slice(from))
  }

  /** Ends the text and gives what stood outside of the features, parsed. @throws OperatorError when it is cut off. */
  end(): { outside: unknown; count: number } {
    if (this.#place === 'inside') {
      throw this.#broken(
        `it ends in the middle of the feature that begins at line ${this.#featureLine}: is it cut off?`,
      )
    }
    if (this.#place === 'between' || this.#depth > 0) throw this.#broken('it ends before its JSON does: is it cut off?')
    try {
      return { outside: JSON.parse(this.#outside) as unknown, count: this.#count }
    } catch (error) {
      throw this.#broken(error instanceof Error ? error.message : 'not JSON', error)
    }
  }

  /** The text outside of the features so far: not yet whole. */
  get outside(): string {
    return this.#outside
  }

  #inString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (code === BACKSLASH) this.#isEscaped = true
    else if (code === QUOTE) this.#isInString = false
  }

  /** Returns whether a feature begins here. */
  #between(code: number, letter: string): boolean {
    if (code === OPEN_BRACE && this.#mayBegin) {
      this.#place = 'inside'
      this.#featureLine = this.#line
      this.#depth++
      this.#count++
      this.#mayBegin = false
      return true
    }
    if (code === COMMA && !this.#mayBegin) this.#mayBegin = true
    else if (code === CLOSE_BRACKET && (!this.#mayBegin || this.#count === 0)) {
      this.#depth--
      this.#place = 'outside'
    } else if (!/\s/.test(letter)) {
      throw this.#broken(`"${letter}" stands at line ${this.#line} where a feature or a comma belongs`)
    }
    return false
  }

  /** Whether the features array has just ended. */
  #left(): boolean {
    return this.#place === 'outside'
  }

  #keep(text: string): void {
    if (this.#place === 'inside') this.#feature += text
    else {
      this.#outside += text
      this.#tail = (this.#tail + text.slice(-TAIL)).slice(-TAIL)
    }
    if (this.#feature.length > LONGEST_RECORD || this.#outside.length > LONGEST_RECORD) {
      throw this.#broken(
        `what begins at line ${this.#place === 'inside' ? this.#featureLine : 1} is longer than ${LONGEST_RECORD_TEXT}`,
      )
    }
  }

  #broken(what: string, cause?: unknown): OperatorError {
    return new OperatorError(`the file "${this.#path}" is not whole GeoJSON: ${what}`, { cause })
  }
}

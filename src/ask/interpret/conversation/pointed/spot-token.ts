// A word that names one spot by its number, put where words pointed at it: names may be of several.
import type { Gazetteer } from '../../../gazetteer/gazetteer.ts'
import type { Query } from '../../../query.ts'
import type { Doc, Index } from '../../../../index/types.ts'

/** A letter that no alphabet in use has, so that nobody types it. */
const SIGN = 'Ƣ'
/** Shorter words may be other words, mistyped. */
const FEWEST_LETTERS = 6
const FIRST_LETTER = 'a'.charCodeAt(0)
const TOKEN = new RegExp(`${SIGN}[a-j]+`, 'giu')
const WHOLE = new RegExp(`^${SIGN}[a-j]+$`, 'iu')

/** The word for a spot: a letter for each digit. */
export function tokenOf(doc: Doc): string {
  return (
    SIGN +
    String(doc)
      .padStart(FEWEST_LETTERS, '0')
      .replaceAll(/\d/g, digit => String.fromCharCode(FIRST_LETTER + Number(digit)))
  )
}

/** Tells whether a name is such a word. */
function isToken(phrase: string): boolean {
  return WHOLE.test(phrase)
}

/** Tells whether a query is about spots that were pointed at. */
export function isPointed({ subjects }: Pick<Query, 'subjects'>): boolean {
  return subjects.some(({ phrase }) => isToken(phrase))
}

/** Knows each of these words as the name of its spot. */
export function withTokens(gazetteer: Gazetteer, { count }: Index): Gazetteer {
  return {
    ...gazetteer,
    named: phrase => {
      if (!isToken(phrase)) return gazetteer.named(phrase)
      const doc = docOf(phrase)
      return doc < count ? { spots: [doc], cores: [], region: null, part: [], settlements: [] } : undefined
    },
  }
}

/** A text with the name of each spot in place of its word. */
export function withNames(text: string, index: Index): string {
  if (!text.includes(SIGN) && !text.includes(SIGN.toLowerCase())) return text
  return text.replaceAll(TOKEN, token => (docOf(token) < index.count ? index.name(docOf(token)) : token))
}

function docOf(token: string): Doc {
  const digits = Array.from(token.slice(SIGN.length).toLowerCase(), letter => letter.charCodeAt(0) - FIRST_LETTER)
  return Number(digits.join(''))
}

/** Folds a text: compatibility forms, case and marks away; an English possessive loses its apostrophe. */
export function fold(text: string): string {
  // Of ASCII nothing decomposes, and most texts are no more.
  if (OF_ASCII.test(text)) return withoutPossessives(text.toLowerCase())
  return withoutPossessives(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(MARKS, '')
      .normalize('NFC')
      .replaceAll(SPECIAL, letter => LETTERS[letter] ?? letter),
  )
}

function withoutPossessives(text: string): string {
  return text.includes("'") || text.includes('’') ? text.replaceAll(POSSESSIVE, 's') : text
}

// oxlint-disable-next-line no-control-regex -- all of ASCII is meant
const OF_ASCII = /^[\x00-\x7f]*$/
const POSSESSIVE = /['’]s\b/g

/** Letters that people type in ASCII and NFKD does not decompose. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * Accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs: what people leave out; and variation selectors,
 * which tell a picture of a sign from its outline.
 */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]|\p{Variation_Selector}/gu

/** What no word of a table is as long as. */
const LONGEST = 60

/** Folds a text as far as it can be one of a table's words: what a person wrote may be a whole book. */
export function foldedStart(text: string): string {
  return fold(text.slice(0, LONGEST))
}

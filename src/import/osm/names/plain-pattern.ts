/** What is no sign, digit or blank of ASCII: in folded names a letter. */
const LETTER = '[^\\x00-@[-`{-\\x7f]'
const LETTER_OR_DIGIT = '[^\\x00-/:-@[-`{-\\x7f]'

/**
 * Spells letters (`\p{L}`) and digits (`\p{N}`) of a pattern as what is no sign of ASCII: with the tables of all scripts' letters
 * a long pattern takes tens of milliseconds to compile.
 */
export function plainPattern({ source }: RegExp): RegExp {
  return new RegExp(
    source.replaceAll(/\[\\p\{L\}\\p\{N\}\]/g, LETTER_OR_DIGIT).replaceAll(/\[\\p\{L\}\]|\\p\{L\}/g, LETTER),
  )
}

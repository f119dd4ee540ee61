import type { Rewrite } from '../languages/language-table.ts'

/** Writes a text as it is read, by rewrites in their order; words of four letters and more also without their accents: "deuxieme", "maximo". */
export function rewritten(text: string, rewrites: readonly Rewrite[]): string {
  return rewrites.reduce((before, { said, as }) => before.replaceAll(meantBy(said), as), text)
}

/** The same expression, as it is looked for. */
function meantBy(said: RegExp): RegExp {
  return known.getOrInsertComputed(said, () => {
    const source = said.source.replaceAll(PARTS, part => READ.get(part) ?? withoutAccents(part))
    return new RegExp(source, NEEDS_UNICODE.test(source) ? said.flags : said.flags.replace('u', ''))
  })
}

/** Properties of letters; without them a letter and its capital are told faster. */
const NEEDS_UNICODE = /\\[pPu]/

const known = new WeakMap<RegExp, RegExp>()

/** A class and the start of a group are left as they stand; shorter words may be others without their accents: "né", "où". */
const PARTS = /\[[^\]]*\]|\(\?-i:\\p\{\w+\}\)|\\p\{\w+\}|\p{L}{4,}|più/giu
/**
 * A capital that is asked for is one, whatever the case of the rest. All letters are those of scripts that questions are written
 * in: those of Unicode take ten times as long to compile, and hundreds of rules are compiled for the first question.
 */
const READ: ReadonlyMap<string, string> = new Map([
  [String.raw`\p{L}`, '(?-i:[A-Za-zªµºÀ-ÖØ-öø-ʯͰ-ͽͿ-ҁҊ-֏א-ת\u1e00-\u1fff])'],
  [String.raw`\p{Lu}`, String.raw`(?-i:\p{Lu})`],
  [String.raw`\p{Ll}`, String.raw`(?-i:\p{Ll})`],
])
const ACCENTED = /[áàâäãçéèêëíìîïñóòôöõúùûü]/giu

function withoutAccents(part: string): string {
  return /^[[\\(]/.test(part)
    ? part
    : part.replaceAll(ACCENTED, letter => `[${letter}${letter.normalize('NFD').charAt(0)}]`)
}

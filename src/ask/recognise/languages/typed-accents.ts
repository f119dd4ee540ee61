/** The same expression for words whose accents were not typed: "deuxieme", "maximo". Short words may be others without: "né", "où". */
export function withoutAccents(said: RegExp): RegExp {
  return loose.getOrInsertComputed(said, () => new RegExp(said.source.replaceAll(CLASS_OR_WORD, optional), said.flags))
}

const loose = new WeakMap<RegExp, RegExp>()

/** A class is left as it stands. */
const CLASS_OR_WORD = /\[[^\]]*\]|\\p\{[^}]*\}|\p{L}{4,}|più/giu
const ACCENTED = /[áàâäãçéèêëíìîïñóòôöõúùûü]/giu

function optional(part: string): string {
  return /^[[\\]/.test(part)
    ? part
    : part.replaceAll(ACCENTED, letter => `[${letter}${letter.normalize('NFD').charAt(0)}]`)
}

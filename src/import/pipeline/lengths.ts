import { LONGEST } from '../../spots/spot.ts'
import { hasLongWord, LONGEST_WORD } from '../../text/tokenize.ts'

type Note = (text: string) => void
type LineField = 'fireStatus' | 'sceneryType' | 'transportation' | 'place' | 'description' | 'noiseSentence'

/** Gives a text back when it is no longer than its field may be; a longer one is noted and left out. */
export function fittingText(text: string | null, field: LineField, note: Note): string | null {
  if (text === null || text.length <= LONGEST[field]) return text
  note(`a ${field} longer than ${LONGEST[field]} characters was left out`)
  return null
}

/** Gives back the texts of a list that are short enough, at most as many as are allowed; notes those it leaves out. */
export function fittingList(
  texts: readonly string[],
  { field, longest, most }: { field: string; longest: number; most: number },
  note: Note,
): string[] {
  const fitting = texts.filter(text => text.length <= longest)
  if (fitting.length < texts.length) note(`${field} longer than ${longest} characters were left out`)
  if (fitting.length > most) note(`${field} beyond the first ${most} were left out`)
  return fitting.slice(0, most)
}

/** Notes words of which search knows only the beginning. */
export function noteLongWords(texts: readonly (string | null)[], note: Note): void {
  if (texts.some(text => text !== null && hasLongWord(text))) {
    note(`a word is longer than ${LONGEST_WORD} letters: search finds it by its first ${LONGEST_WORD}`)
  }
}

import { fold } from '../../../text/fold.ts'
import { partsOf } from '../languages/compounds.ts'
import { lexiconOf } from '../languages/foreign-lexicon.ts'
import { TITLES_OF_LANDS } from '../../vocabulary/languages/titles-of-lands.ts'
import { isKnownAsWritten, isName, type Names } from './known.ts'

/** "Waelder", "fuer", "Koenigssee": umlauts as they are typed without a key for them; a word that is known as it stands keeps its letters. */
export function withUmlauts(text: string, names: Names): string {
  return text.replaceAll(WORD, word => {
    const meant = word.replaceAll(DIGRAPH, ([vowel = '']) => `${vowel}\u0308`).normalize('NFC')
    return word.length <= LONGEST && meant !== word && isMeant(word, meant, names) ? meant : word
  })
}

/** No word is longer. */
const LONGEST = 40
const WORD = /\p{L}*(?:ae|oe|ue)\p{L}*/giu
/** "Neue" and "Quelle" have none. */
const DIGRAPH = /ae|oe|(?<![aeq])ue/gi

function isMeant(word: string, meant: string, names: Names): boolean {
  const lexicon = lexiconOf('de')
  const [typed, folded] = [fold(word), fold(meant)]
  if (isSpot(folded, names)) return !isSpot(typed, names)
  if (lexicon.has(typed) || isKnownAsWritten(typed, names)) return false
  const isGerman =
    (folded.length < SHORTEST_FORM ? shortWords().has(meant.toLowerCase()) : lexicon.has(folded)) ||
    (folded.length >= SHORTEST_FORM && lexicon.isCommon(folded)) ||
    (folded.length >= SHORTEST_FORM && partsOf(folded, lexicon) !== undefined) ||
    TITLES_OF_LANDS.de.state.test(folded)
  return isGerman || (folded.length >= SHORTEST_FORM && isName(folded, names))
}

/** A shorter word may be a slip for another: "baech" for "beach". */
const SHORTEST_FORM = 5

/** Short words as they are written, which no others are read for. */
function shortWords(): ReadonlySet<string> {
  const { rows, filler } = lexiconOf('de').table
  return (short ??= new Set(
    [...rows.flatMap(({ said }) => said), ...filler]
      .flatMap(said => said.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter(word => word.length < SHORTEST_FORM),
  ))
}

let short: ReadonlySet<string> | undefined

/** "Koenigssee": a spot is meant rather than a landmark that is known by both spellings. */
function isSpot(word: string, names: Names): boolean {
  return (names.named(word)?.spots.length ?? 0) > 0
}

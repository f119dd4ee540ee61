import type { Lookups } from '../lookups.ts'
import { ARTICLE, nameWithArticleAt } from '../places/own-article.ts'
import type { Token } from '../tokens.ts'
import { isLargeCity } from '../names.ts'
import type { ForeignLexicon } from './foreign-lexicon.ts'

/**
 * Finds how many tokens name a large city behind a preposition of place, whatever its words mean besides: "cerca de Quito",
 * "vicino a Graz", "près de Rennes", "bei Wiesbaden". 0 where none does, or where the language has another word for it.
 */
export function cityAt(tokens: readonly Token[], at: number, lexicon: ForeignLexicon, lookups: Lookups): number {
  const isPlace = lexicon.table.compounds === null ? isBehindPreposition(tokens, at, lexicon) : isNearby(tokens, at)
  // Where all words have capitals, none says that a name is meant; a small "en" does.
  const isSmall = /^\p{Ll}/u.test(tokens[at - 1]?.text ?? '')
  const isTitled = !isSmall && tokens.every(({ text }) => !/^\p{Ll}{3}/u.test(text))
  if (!isPlace || tokens[at]?.isCapital !== true || isTitled) return 0
  const name = nameWithArticleAt(tokens, at, lookups)
  if (!name || !isLargeCity(name.named)) return 0
  const run = tokens.slice(at, at + name.length)
  const words = run.map(({ folded }) => folded)
  const isWritten = run.every(({ text, folded }, i) => /^\p{Lu}/u.test(text) || (i > 0 && JOINT.test(folded)))
  const meant = lexicon.phraseAt(words)
  // "Köln" is Cologne there, too; "Lagos" is not.
  const isOwnName = meant !== undefined && isName(meant.english) && lexicon.isExact(words.slice(0, meant.length))
  return isWritten && !ARTICLE.test(run.at(-1)?.folded ?? '') && !isOwnName ? name.length : 0
}

const JOINT = /^(de|del|della|di|da|do|dos|la|las|los|le|les|el|du|des|y|e|sur|am|an|der)$/

/** "In", "cerca de", "à". */
function isBehindPreposition(tokens: readonly Token[], at: number, lexicon: ForeignLexicon): boolean {
  const before = tokens[at - 1]
  return before !== undefined && PLACING.test(lexicon.phraseAt([before.folded])?.english ?? '')
}

const PLACING = /^(in|near|from|to|of|at|within|around)$/

/** German writes each noun as it writes a city: "in Bergen" may be mountains, "bei Bergen" and "80 km von Bergen" is a city. */
function isNearby(tokens: readonly Token[], at: number): boolean {
  const [before, last] = [tokens[at - 2]?.folded ?? '', tokens[at - 1]?.folded ?? '']
  return (
    /^(bei|nahe)$/.test(last) ||
    (MEASURED.test(last) && isMeasure(tokens, at)) ||
    (last === 'von' && /^(nahe|weit|umgebung|umkreis|gegend|umland|aus)$/.test(before))
  )
}

const MEASURED = /^(von|um|an|nach|ab|zu)$/

/** Behind a length, a side or what is nearest and farthest; before what says from where. */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 1 - MEASURE_WORDS), at - 1).map(({ folded }) => folded)
  return before.some(word => MEASURE.test(word)) || BEHIND.test(tokens[at + 1]?.folded ?? '')
}

const MEASURE_WORDS = 4
const MEASURE =
  /^(km|kilometern?|meilen?|metern?|nahe|naher|weit|weiter|weg|entfernt|entfernung|richtung|himmelsrichtung|(nord|sud|ost|west)\w*lich|(zweit|dritt)?nachste[nrs]?|weitesten)$|lich$/
const BEHIND = /^(aus|nach|entfernt|weg)$/

function isName(english: string): boolean {
  return /^(in )?(the )?\p{Lu}/u.test(english)
}

import { phraseOf } from '../../../text/phrase.ts'

/**
 * Tells whether a name says of which of two of a kind it is, and the question does not: "Grauspitz" may be another than the
 * "Hinter Grauspitz" that is found. More of a name may be left out: "Juclar" is "Estany de Juclar"; a word as short as "Nou" may
 * as well be of something else.
 */
export function isTakenAs(name: string, phrase: string): boolean {
  const said = new Set(phraseOf(phrase).split(' '))
  const words = phraseOf(name).split(' ')
  const isShort = said.size === 1 && phrase.length <= SHORT && words.length > 1
  return phrase !== '' && (isShort || words.some(word => SIDES.test(word) && !said.has(word)))
}

const SHORT = 3

const SIDES =
  /^((?:hinter|vorder|ober|unter|gross|klein)(?:e[rmns]?)?|upper|lower|north|south|east|west|little|great|big|grande?|petite?|nord|sud|superior|inferior|haute?|basse?|alt[oa]|baixa?|primer|segon)$/

/** "Here "grauspitz" is Hinter Grauspitz." */
export function sayTakenAs(name: string, phrase: string): string[] {
  return isTakenAs(name, phrase) ? [`I take "${phrase}" as ${name}.`] : []
}

// How long one is on the way: the means with the time, which is read as a distance that is estimated.
import { type Rewrite, type Row, rowsOf } from '../language-table.ts'
import type { Foreign } from '../languages.ts'
import type { Spoken } from './number-words.ts'
import { NUMBER, PLACE } from './units.ts'

const rewrite = (said: string, as: string): Rewrite => ({
  said: new RegExp(String.raw`(?<!\p{L})(?:${said})`, 'giu'),
  as,
})
const TIME = (units: string) => String.raw`((?:${NUMBER}|\p{L}+) (?:${units}))(?!\p{L})`

const IN: Readonly<Record<Spoken, readonly Rewrite[]>> = {
  en: [
    rewrite(
      String.raw`(?:can|could) (?:i|we|you|one) (drive|walk|cycle) to from (${PLACE}) (?:in|within) ${TIME('minutes?|hours?')}`,
      'within $3 $1 of $2',
    ),
    rewrite(
      String.raw`(?:walkable|reachable on foot) from (${PLACE}) (?:in|within) ${TIME('minutes?|hours?')}`,
      'within $2 walk of $1',
    ),
  ],
  de: [rewrite('eine halbe Stunde', '0,5 Stunden'), rewrite('eine Autostunde', '1 Autostunde')],
  fr: [
    rewrite(
      String.raw`(?:accessibles?|joignables?) à pied (?:depuis|de) (${PLACE}) en ${TIME('minutes?|heures?')}`,
      'à $2 à pied de $1',
    ),
  ],
  es: [],
  it: [
    rewrite(String.raw`raggiungibil[ei] a piedi da (${PLACE}) in ${TIME('minut[oi]|or[ae]')}`, 'a $2 a piedi da $1'),
  ],
}

const ROWS: Readonly<Record<Foreign, readonly Row[]>> = {
  de: rowsOf(`
hours by car = autostunde|autostunden|stunde fahrt|stunden fahrt|stunde autofahrt|stunden autofahrt|stunden autofahren
hours walk = gehstunde|gehstunden|wegstunde|wegstunden|stunde fußmarsch|stunden fußmarsch
minutes by car = minuten fahrt|minuten autofahrt|autominuten
hours by bike = stunde mit dem rad|stunden mit dem rad|stunde mit dem fahrrad|stunden mit dem fahrrad|stunde mit dem velo|stunden mit dem velo|stunde radfahrt|stunden radfahrt
minutes by bike = minuten mit dem rad|minuten mit dem fahrrad|minuten mit dem velo|minuten radfahrt
`),
  fr: rowsOf(`
hours walk = heure à pied|heures à pied
minutes walk = minutes à pied
hours by bike = heure de vélo|heures de vélo|heure à vélo|heures à vélo|heure en vélo|heures en vélo
minutes by bike = minutes de vélo|minutes à vélo|minutes en vélo
`),
  es: rowsOf(`
hours drive = hora de carretera|horas de carretera|hora por carretera|horas por carretera
minutes drive = minutos de carretera|minutos por carretera
hours by bike = hora en bici|horas en bici|hora en bicicleta|horas en bicicleta|hora de bici|horas de bici
minutes by bike = minutos en bici|minutos en bicicleta|minutos de bici
`),
  it: rowsOf(`
hours drive = ora di strada|ore di strada|ora di guida|ore di guida
minutes drive = minuti di strada|minuti di guida
hours by bike = ora in bici|ore in bici|ora in bicicletta|ore in bicicletta
minutes by bike = minuti in bici|minuti in bicicletta
`),
}

export function timesSaidIn(language: Spoken): readonly Rewrite[] {
  return IN[language]
}

export function timeRowsIn(language: Foreign): readonly Row[] {
  return ROWS[language]
}

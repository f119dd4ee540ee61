import { type Rewrite, type Row, rowsOf } from '../language-table.ts'
import type { Foreign } from '../languages.ts'
import { whole } from './whole.ts'

/** What stands behind a number that is a place in an order, and the words of the second to the fifth. */
const NUMBERED: Readonly<Record<Exclude<Foreign, 'de'>, { ending: string; words: readonly string[] }>> = {
  fr: {
    ending: String.raw`(?:i?[eèé](?:me)?|nde?)`,
    words: ['deuxième', 'troisième', 'quatrième', 'cinquième'],
  },
  es: { ending: String.raw`(?:\.?\s?[º°ª]|er|[dr]?[oa])`, words: ['segundo', 'tercer', 'cuarto', 'quinto'] },
  it: { ending: String.raw`(?:\.?\s?[º°ª]|[oa])`, words: ['secondo', 'terzo', 'quarto', 'quinto'] },
}
const GERMAN = ['zweit', 'dritt', 'viert', 'fünft'] as const
const FIRST_WORD = 2

/** "Le 2e lac le plus calme", "la 2ª isla más tranquila", "der 2. ruhigste See": the words for it. */
export function numberedIn(language: Foreign): readonly Rewrite[] {
  if (language === 'de')
    return GERMAN.map((word, at) => whole(String.raw`${at + FIRST_WORD}\.[\s-]?(?=\p{Ll}{3,}ste[nrs]?(?!\p{L}))`, word))
  const { ending, words } = NUMBERED[language]
  return words.map((word, at) => ({
    said: new RegExp(String.raw`(?<![\p{L}\d.,])${at + FIRST_WORD}${ending}(?=\s\p{L})`, 'giu'),
    as: word,
  }))
}

const ROWS: Readonly<Record<Foreign, readonly Row[]>> = {
  de: rowsOf(`
most activities = meisten aktivitäten|die meisten aktivitäten|am meisten aktivitäten|die größte auswahl an aktivitäten
noisiest = an letzter stelle|auf dem letzten platz|am letzten platz|niedrigste bewertung|niedrigsten bewertung|schlechteste bewertung|schlechtesten bewertung|niedrigste note|schlechteste note|am niedrigsten bewertet|am schlechtesten bewertete|am schlechtesten bewerteter|am schlechtesten bewertetes|am schlechtesten bewerteten
northernmost = am weitesten im norden|am weitesten nördlich|am weitesten nach norden
southernmost = am weitesten im süden|am weitesten südlich|am weitesten nach süden
easternmost = am weitesten im osten|am weitesten östlich|am weitesten nach osten
westernmost = am weitesten im westen|am weitesten westlich|am weitesten nach westen
`),
  fr: rowsOf(`
noisiest = note la plus basse|notes les plus basses|la note la plus basse|la moins bonne note|note la plus faible|arrive en dernier|arrivent en dernier|en dernière position|en dernière place|à la dernière place
farthest from = le plus éloigné de|le plus éloigné d|le plus éloigné du|le plus éloigné des|la plus éloignée de|la plus éloignée d|la plus éloignée du|la plus éloignée des|les plus éloignés de|les plus éloignés d|les plus éloignées de|les plus éloignées d|la plus loin de|la plus loin d|la plus loin du|les plus loin de|les plus loin d
`),
  es: rowsOf(`
most activities = tienen más actividades|tiene más actividades|con más actividades|el mayor número de actividades
noisiest = puntuación más baja|la puntuación más baja|nota más baja|la nota más baja|peor puntuación|peor nota|en último lugar|en la última posición|en el último puesto|peor valorada|peor valorados|peor valoradas|peor puntuado|peor puntuada
`),
  it: rowsOf(`
most activities = hanno più attività|ha più attività|con più attività|il maggior numero di attività
noisiest = valutato peggio|valutata peggio|valutati peggio|valutate peggio|punteggio più basso|il punteggio più basso|all ultimo posto|in ultima posizione|ultimo in classifica|ultima in classifica
`),
}

/** The last of an order by silence, ends of the compass, and what is farthest from a place. */
export function ranksIn(language: Foreign): readonly Row[] {
  return ROWS[language]
}

import type { Rewrite } from '../language-table.ts'
import type { Language } from '../languages.ts'

/** An order that is said by both of its ends: "de la plus calme à la plus bruyante". */
type Ends = {
  /** Before and between the ends, with what makes a superlative of each. */
  from: string
  to: string
  most: string
  /** What is quiet and what is loud, and the order from one to the other as it is read. */
  quiet: string
  loud: string
  fromQuiet: string
  fromLoud: string
  /** By what else. */
  measures: string
  /** The endings of these words, and that of the superlative that is read. */
  ending?: readonly [said: string, read: string]
}

const ENDS: Readonly<Record<Language, Ends>> = {
  en: {
    from: 'from (?:the )?',
    to: ' to (?:the )?',
    most: '',
    quiet: 'quietest|calmest|most peaceful|most silent',
    loud: 'loudest|noisiest',
    fromQuiet: 'from quietest to noisiest',
    fromLoud: 'from noisiest to quietest',
    measures: 'nearest|closest|farthest|furthest|most distant|highest|tallest|lowest',
  },
  de: {
    from: 'vo(?:m|n der|n den) ',
    to: ' (?:bis )?(?:zum|zur|zu den|zu der) ',
    most: 'die ',
    quiet: 'ruhigsten|leisesten|stillsten',
    loud: 'lautesten',
    fromQuiet: 'vom leisesten zum lautesten',
    fromLoud: 'vom lautesten zum leisesten',
    measures: 'höchsten|niedrigsten|tiefsten|höchstgelegenen|tiefstgelegenen',
  },
  fr: {
    from: '(?:du|de la|des) plus ',
    to: " (?:jusqu[’']?)?(?:au|à la|aux) plus ",
    most: 'les plus ',
    quiet: 'calmes?|tranquilles?|silencieux|silencieuses?|paisibles?',
    loud: 'bruyante?s?',
    fromQuiet: 'du plus calme au plus bruyant',
    fromLoud: 'du plus bruyant au plus calme',
    measures: 'proches?|éloignée?s?|lointaine?s?|haute?s?|élevée?s?|basses?|bas',
  },
  es: {
    from: '(?:del|de la|de los|de las|desde el|desde la|de) m[áa]s ',
    to: ' (?:al|a la|a los|a las|hasta el|hasta la|a) m[áa]s ',
    most: 'los más ',
    quiet: 'tranquil[oa]s?|silencios[oa]s?',
    loud: 'ruidos[oa]s?',
    fromQuiet: 'del más tranquilo al más ruidoso',
    fromLoud: 'del más ruidoso al más tranquilo',
    measures: 'cercan|lejan|alejad|alt|baj',
    ending: ['[oa]s?', 'os'],
  },
  it: {
    from: '(?:dal|dalla|dai|dalle) più ',
    to: ' (?:al|alla|ai|alle|fino al|fino alla) più ',
    most: 'i più ',
    quiet: 'tranquill[oaie]|silenzios[oaie]',
    loud: 'rumoros[oaie]',
    fromQuiet: 'dal più tranquillo al più rumoroso',
    fromLoud: 'dal più rumoroso al più tranquillo',
    measures: 'vicin|lontan|distant|alt|bass',
    ending: ['[oaie]', 'i'],
  },
}

/** The rewrites of a language for an order from one end to the other: that of the first. */
export function toOtherEndIn(language: Language): readonly Rewrite[] {
  const { from, to, most, quiet, loud, fromQuiet, fromLoud, measures, ending: [said, read] = ['', ''] } = ENDS[language]
  const between = (first: string, last: string) =>
    new RegExp(String.raw`(?<!\p{L})${from}(${first})${to}(?:${last})(?!\p{L})`, 'giu')
  const any = `(?:${measures})${said}`
  return [
    { said: between(quiet, loud), as: fromQuiet },
    { said: between(loud, quiet), as: fromLoud },
    {
      said: new RegExp(String.raw`(?<!\p{L})${from}(${measures})${said}${to}${any}(?!\p{L})`, 'giu'),
      as: `${most}$1${read}`,
    },
  ]
}

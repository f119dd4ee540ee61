import type { Rewrite } from '../language-table.ts'
import type { Language } from '../languages.ts'

/** An order that is said by both of its ends: "du plus calme au plus bruyant". */
type Ends = {
  /** Before and between the ends, with what makes a superlative of each. */
  from: string
  to: string
  most: string
  /** How loud: all are to be listed, the noisy ones, too. */
  loudness: string
  /** By what else: the first end is the order. */
  measures: string
  /** The endings of these words, and that of the superlative that is read. */
  ending?: readonly [said: string, read: string]
}

const ENDS: Readonly<Record<Language, Ends>> = {
  en: {
    from: 'from (?:the )?',
    to: ' to (?:the )?',
    most: '',
    loudness: '',
    measures: 'nearest|closest|farthest|furthest|most distant|highest|tallest|lowest',
  },
  de: {
    from: 'vo(?:m|n der|n den) ',
    to: ' (?:bis )?(?:zum|zur|zu den|zu der) ',
    most: 'die ',
    loudness: '',
    measures: 'höchsten|niedrigsten|tiefsten|höchstgelegenen|tiefstgelegenen',
  },
  fr: {
    from: '(?:du|de la|des) plus ',
    to: " (?:jusqu[’']?)?(?:au|à la|aux) plus ",
    most: 'les plus ',
    loudness: 'calmes?|tranquilles?|silencieux|silencieuses?|paisibles?|bruyante?s?',
    measures: 'proches?|éloignée?s?|lointaine?s?|haute?s?|élevée?s?|basses?|bas',
  },
  es: {
    from: '(?:del|de la|de los|de las|desde el|desde la|de) m[áa]s ',
    to: ' (?:al|a la|a los|a las|hasta el|hasta la|a) m[áa]s ',
    most: 'los más ',
    loudness: 'tranquil|silencios|calmad|ruidos',
    measures: 'cercan|lejan|alejad|alt|baj',
    ending: ['[oa]s?', 'os'],
  },
  it: {
    from: '(?:dal|dalla|dai|dalle) più ',
    to: ' (?:al|alla|ai|alle|fino al|fino alla) più ',
    most: 'i più ',
    loudness: 'tranquill[oaie]|silenzios[oaie]|calm[oaie]|rumoros[oaie]',
    measures: 'vicin[oaie]|lontan[oaie]|distant[ei]|alt[oaie]|bass[oaie]',
  },
}

/** The rewrites of a language for an order from one end to the other: that of the first. */
export function toOtherEndIn(language: Language): readonly Rewrite[] {
  const { from, to, most, loudness, measures, ending: [said, read] = ['', ''] } = ENDS[language]
  const between = (ends: string) =>
    new RegExp(String.raw`(?<!\p{L})${from}(${ends})${said}${to}(${ends})${said}(?!\p{L})`, 'giu')
  return [
    ...(loudness === '' ? [] : [{ said: between(loudness), as: `${most}$1${read} ${most}$2${read}` }]),
    { said: between(measures), as: `${most}$1${read}` },
  ]
}

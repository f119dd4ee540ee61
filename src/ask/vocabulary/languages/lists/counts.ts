import type { Rewrite, Row } from '../language-table.ts'
import type { Foreign } from '../languages.ts'
import { whole } from './whole.ts'

/** "A couple of": two of what follows, unless that is time, company or a distance, or what places are to have. */
const PAIRS: Readonly<Record<Foreign, { said: string; two: string; others: string }>> = {
  de: {
    said: '(?:ein )?Pärchen von|ein Paar von',
    two: 'zwei',
    others: 'stunde|tag|woche|monat|kilomet|km|meile|freund',
  },
  fr: {
    said: String.raw`une paire de|une paire d['’]`,
    two: 'deux ',
    others: 'heure|jour|semaine|mois|kilom|km|nuit|ami|chaussure|jumelle',
  },
  es: {
    said: 'un par de',
    two: 'dos',
    others: 'hora|día|dia|semana|mes|minuto|kilóm|kilom|km|milla|noche|amig|año|vez|veces|person|perr|niñ',
  },
  it: {
    said: String.raw`un paio di|un paio d['’]`,
    two: 'due ',
    others: 'or[ae]|giorn|settiman|mes[ei]|minut|chilom|km|miglia|nott|amic|ann[io]|volt|person|can[ei]|bambin|scarp',
  },
}

/** Before who asks, and what is to be there. */
const NOT_SOUGHT = 'mit|sind|avec|sommes|con|somos|siamo|son|sono'

export function countsIn(language: Foreign): readonly Rewrite[] {
  const { said, two, others } = PAIRS[language]
  return [whole(String.raw`(?<!(?:${NOT_SOUGHT}) )(?:${said})\s*(?=(?!${others})\p{L})`, `${two.trim()} `)]
}

/** By which "un par de lagos" is told from French. */
export function pairRowsIn(language: Foreign): readonly Row[] {
  return language === 'es' ? [{ english: 'two', said: ['un par de'] }] : []
}

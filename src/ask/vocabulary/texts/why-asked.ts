import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

/** That somebody spends some days there before a colon, of which only where remains, and how one moves who uses a wheelchair. */
const WHY: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      "^\\W*(?:(?:i|we)(?: am| are|[’']m|[’']re)? (?:spend(?:ing)?) (?:the|a|my|our|this|next) (?:long )?(?:weekend|holidays?|vacation|week) )(?=[^:]*:)",
      '',
    ],
    ['(?:roll|wheel)(?: myself)?(?: (?:to|into|up to))?(?= (?:in|with|on) (?:my|a|the|his|her) wheelchair)', 'go'],
  ],
  de: [
    [
      '^\\W*(?:(?:ich|wir) verbringen? (?:das|ein|mein|unser|dieses|die|meine|unsere|den|meinen|unseren) (?:lange )?(?:wochenende|ferien|urlaub|woche) )(?=[^:]*:)',
      '',
    ],
    ['(?<=rollstuhl )(?:hin)?rollen(?!\\p{L})', 'hinkommen'],
  ],
  fr: [
    [
      '^\\W*(?:(?:je passe|nous passons|on passe) (?:le|un|mon|ce|notre|la|une|mes|nos|les) (?:week[ -]?end|vacances|semaine|congés) )(?=[^:]*:)',
      '',
    ],
    ['rouler(?= (?:en|avec (?:mon|un|le)) fauteuil)', 'aller'],
  ],
  es: [
    [
      '^\\W*(?:(?:paso|pasamos|vamos a pasar|voy a pasar) (?:el|un|este|las|mis|la|una|nuestras) (?:fin de semana|finde|vacaciones|semana) )(?=[^:]*:)',
      '',
    ],
    ['rodar(?= (?:en|con) (?:mi |una? |la )?silla de ruedas)', 'ir'],
  ],
  it: [
    [
      '^\\W*(?:(?:passo|passiamo|trascorro|trascorriamo) (?:il|un|questo|le|la|una|mie|nostre) (?:fine settimana|weekend|week-end|vacanze|settimana) )(?=[^:]*:)',
      '',
    ],
    ['^\\W*(?:alla fine|infine), (?=\\p{L})', ''],
    ['rotolare(?= (?:in|con la) sedia a rotelle)', 'andare'],
  ],
}

/** Writes what only says why something is asked as nothing. */
export function whyAskedIn(language: Language): readonly Rewrite[] {
  return WHY[language].map(([said, as]) => ({ said: new RegExp(String.raw`(?<!\p{L})${said}`, 'giu'), as }))
}

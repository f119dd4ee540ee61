import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

/** What stands before it: looked for once the rest is found, and no farther back than a question's clause, or long texts would take long. */
const HIGHEST = {
  en: String.raw`(?<=(?<!\p{L})(?:highest|lowest|least high|most elevated)(?!\p{L})[^.?!]{0,160})`,
  de: String.raw`(?<=(?<!\p{L})(?:höchst|niedrigst|tiefst)(?:gelegen)?e?[nrs]?(?!\p{L})[^.?!]{0,160})`,
  fr: String.raw`(?<=(?:le|la|les) (?:plus|moins) (?:hauts?|hautes?|bas|basses?|élevée?s?)(?!\p{L})[^.?!]{0,160})`,
  es: String.raw`(?<=(?:más|menos) (?:alt|baj|elevad)[oa]s?(?!\p{L})[^.?!]{0,160})`,
  it: String.raw`(?<=(?:più|meno) (?:alt|bass|elevat)[oaie](?!\p{L})[^.?!]{0,160})`,
} as const

/** A height that is recorded: whoever asks for the highest is told of those alone. */
const KNOWN_HEIGHT: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ',? ?(?:with|of|having|that ha(?:s|ve)) (?:an? |the )?(?:known|recorded|stated|registered) (?:elevation|height|altitude)s?',
    ',? ?(?:whose|where the) (?:elevation|height|altitude) is (?:known|recorded|stated|registered)',
  ],
  de: [
    ',? ?mit (?:einer )?(?:bekannter|bekannten|erfasster|verzeichneter|angegebener|eingetragener) (?:Meeres)?höhe',
    ',? ?(?:dessen|deren) (?:Meeres)?höhe (?:bekannt|erfasst|verzeichnet|angegeben|eingetragen) ist',
  ],
  fr: [
    ",? ?(?:dont|où) l[’']altitude est (?:connue|indiquée|enregistrée|renseignée)",
    ",? ?(?:avec une|d[’'](?:une )?|à l[’'])altitude (?:connue|indiquée|enregistrée|renseignée)",
  ],
  es: [
    ',? ?(?:con|de) (?:una )?(?:altitud|altura) (?:conocida|registrada|indicada)',
    ',? ?cuya (?:altitud|altura) (?:es conocida|se conoce|esté registrada|está registrada|se sabe)',
  ],
  it: [
    ",? ?(?:con|di) (?:un[’'] ?|una )?(?:altitudine|quota|altezza) (?:nota|conosciuta|registrata|indicata)",
    ",? ?(?:di cui|la cui|dove) (?:si conosce |è nota |è registrata )?(?:l[’'])?(?:altitudine|quota|altezza)(?: è (?:nota|conosciuta|registrata))?",
  ],
}

/** Leaves out what the order says by itself; of a list "known" is no word of its texts, and is named. */
export function knownValuesIn(language: Language): readonly Rewrite[] {
  const rows = KNOWN_HEIGHT[language].map(said => ({
    said: new RegExp(String.raw`${said}(?!\p{L})${HIGHEST[language]}`, 'giu'),
    as: '',
  }))
  if (language !== 'en') return rows
  return [
    ...rows,
    {
      said: /(?<!\p{L})(with|having) (?:an? |the )?known (?=(?:elevation|height|altitude|rating|silence rating|noise level|level|confidence|access|fee)s?(?!\p{L}))/giu,
      as: '$1 recorded ',
    },
  ]
}

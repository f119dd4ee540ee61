import type { Language } from '../languages.ts'
import type { Rewrite } from '../language-table.ts'

/** Noise and crowds, with what stands before them. */
const NOISE: Readonly<Record<Language, string>> = {
  en: String.raw`(?:(?:any|the|all|loud|too much|a lot of) )?(?:(?:\p{L}+ )?noises?|sounds?|racket|crowds?|traffic)(?!\p{L})`,
  de: String.raw`(?:(?:den|die|das|lauten|laute|jeden|zu viel|viel) )?(?:\p{L}*lärm|krach|geräusche|trubel|menschenmassen|verkehr)(?!\p{L})`,
  fr: String.raw`(?:le|les|la|du|des|trop de) (?:bruits?|vacarme|foules?|circulation)(?!\p{L})`,
  es: String.raw`(?:(?:el|los|las|la|tanto|mucho) )?(?:ruidos?|multitud(?:es)?|aglomeraci(?:ón|ones)|tráfico)(?!\p{L})`,
  it: String.raw`(?:(?:il|i|la|le|troppo) )?(?:rumor[ei]|chiasso|folla|traffico|confusione)(?!\p{L})`,
}

/** What one bears badly is not wanted: "hält Lärm ganz schlecht aus", "supporte très mal le bruit". */
const ILL_BORNE: Readonly<Record<Language, readonly (readonly [before: string, behind: string])[]>> = {
  en: [
    ['(?:copes?|deals?|do|does) (?:very |really |so )?(?:badly|poorly|terribly) with', ''],
    ['(?:struggles?|has trouble|have trouble|has a hard time|have a hard time) (?:a lot |badly )?with', ''],
    ["(?:can[’']?t|can ?not) (?:really )?(?:handle|cope with|deal with|take)", ''],
    ['(?:bears?|tolerates?|handles?)', ' (?:very |really |so )?(?:badly|poorly)(?!\\p{L})'],
  ],
  de: [
    [
      '(?:halte|hält|halten|vertrage|verträgt|vertragen|ertrage|erträgt|ertragen)(?: ich| wir| er| sie| es)?',
      ' (?:ganz |sehr |nur |so |echt |wirklich |extrem |einfach )*(?:schlecht|schwer|kaum)(?: noch| mehr)?(?: aus)?(?!\\p{L})',
    ],
    [
      '(?:kann|können)(?: ich| wir| er| sie| es)?',
      ' (?:ganz |sehr |nur |so |echt |wirklich |extrem |einfach )*(?:schlecht|schwer|kaum)(?: noch| mehr)? (?:aushalten|ertragen|vertragen)(?!\\p{L})',
    ],
  ],
  fr: [
    [
      '(?:supporte|supportons|supportent|tolère|tolèrent) (?:très |vraiment |si |assez )?(?:mal|difficilement|à peine)',
      '',
    ],
    ['(?:a|ai|ont|avons) (?:beaucoup |vraiment )?(?:de|du) mal (?:à supporter|avec)', ''],
    [
      '(?:supporte|supportons|supportent|tolère|tolèrent)',
      ' (?:très |vraiment |si |assez )?(?:mal|difficilement)(?!\\p{L})',
    ],
  ],
  es: [
    ['(?:llev|soport|toler)(?:a|o|an|amos) (?:muy |bastante |realmente )?(?:mal|fatal)', ''],
    ['(?:llev|soport|toler)(?:a|o|an|amos)', ' (?:muy |bastante |realmente )?(?:mal|fatal)(?!\\p{L})'],
  ],
  it: [
    [
      '(?:sopporta|sopporto|sopportano|sopportiamo|tollera|tollero|regge|reggo) (?:molto |davvero |assai )?(?:male|a fatica)',
      '',
    ],
    [
      '(?:sopporta|sopporto|sopportano|sopportiamo|tollera|tollero|regge|reggo)',
      ' (?:molto |davvero |assai )?male(?!\\p{L})',
    ],
  ],
}

const WITHOUT: Readonly<Record<Language, string>> = { en: 'without', de: 'ohne', fr: 'sans', es: 'sin', it: 'senza' }

/** The rewrites of a language for what is hard to bear. */
export function illBorneIn(language: Language): readonly Rewrite[] {
  return ILL_BORNE[language].map(([before, behind]) => ({
    said: new RegExp(String.raw`(?<!\p{L})${before} (${NOISE[language]})${behind}`, 'giu'),
    as: `${WITHOUT[language]} $1`,
  }))
}

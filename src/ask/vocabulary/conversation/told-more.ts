// A name, and behind it that one wants to know more, or what it costs there: "Sarek, erzähl mir mehr".
import type { Language } from '../languages/languages.ts'

type Rows = readonly (readonly [string, string])[]

/** What people say before they ask for more, and no name: "great, tell me more". */
const PRAISE =
  'great|nice|cool|ok|okay|good|thanks|wow|interesting|super|yes|no|sure|perfect|please|toll|schön|gut|danke|ja|nein|prima|klasse|spannend|interessant|génial|merci|oui|non|bien|parfait|intéressant|genial|gracias|sí|vale|perfecto|interesante|grazie|bello|bene|ottimo|perfetto|certo|interessante|ah|oh|hm+'

/** A name at the beginning, and the sign behind it. */
const name = (judged: string) =>
  String.raw`^\W*(?:(?:and|und|et|y|e) )?(?!(?:${PRAISE})(?!\p{L}))((?-i:\p{Lu})[^,?!:]{1,60}?)(?: (?:${judged}))?(?:\s*[,:]|\s+[-–—])\s+`
const end = String.raw`[\s.?!]*$`

const ROWS: Readonly<Record<Language, Rows>> = {
  en: [
    [
      `${name('(?:sounds|looks|seems) (?:nice|good|great|lovely|interesting|fine|cool|promising)')}(?:please )?(?:(?:can|could) you )?(?:please )?tell me (?:a bit |a little |some )?more(?: about (?:it|that))?(?: please)?${end}`,
      'tell me more about $1',
    ],
    [`${name('is it')}do (i|we|you) have to pay(?: (?:there|for it))?${end}`, 'do $2 have to pay at $1?'],
  ],
  de: [
    [
      `${name('(?:klingt|hört sich) (?:gut|schön|toll|nett|interessant|spannend)(?: an)?')}(?:bitte )?(?:erzähle?|sage?|berichte)n?(?: sie)?(?: mir| uns)?(?: bitte| noch| doch| mal| etwas| ein bisschen| gern)* mehr(?: davon| darüber| dazu)?(?: bitte)?${end}`,
      'erzähl mir mehr über $1',
    ],
    [
      `${name('klingt gut')}(?:kannst du|können sie|könntest du) (?:mir )?(?:etwas |noch )?mehr (?:davon |darüber |dazu )?(?:sagen|erzählen)${end}`,
      'erzähl mir mehr über $1',
    ],
    [
      `${name('klingt gut')}(?:gern |bitte )?mehr(?: davon| darüber| dazu)?(?: bitte)?${end}`,
      'erzähl mir mehr über $1',
    ],
  ],
  fr: [
    [
      `${name("(?:a l[’']air|semble|paraît) (?:bien|sympa|beau|joli|intéressant)")}(?:(?:tu peux|peux-tu|pourrais-tu|tu pourrais|vous pouvez|pouvez-vous|pourriez-vous) (?:me |m[’']en |en |nous en )?(?:dire|parler|raconter)(?: un peu)?(?: plus)?|(?:dis|dites|raconte|racontez|parle|parlez)[- ](?:m[’']en|moi|nous[- ]en)(?: un peu)?(?: plus)?)${end}`,
      'parle-moi de $1',
    ],
  ],
  es: [
    [
      `${name('(?:suena|parece) (?:bien|bonito|interesante)')}¿?(?:(?:me )?(?:puedes|puede|podrías|podría) (?:decir|contar|hablar)(?:me)?(?: algo| un poco)? más|(?:cuénta|cuente|di|diga|hábla)me(?: algo| un poco)? más)(?: sobre (?:él|ella|eso))?${end}`,
      'háblame de $1',
    ],
  ],
  it: [
    [
      `${name('(?:sembra|suona) (?:bello|bene|interessante|carino)')}(?:(?:mi )?(?:puoi|può|potresti|potrebbe) (?:dir|raccontar|parlar)(?:e|mi|ne|mene)?(?: qualcosa)?(?: di)? più|(?:dim|raccontam|parlam)(?:mi|i|ene)?(?: qualcosa)?(?: di)? più)${end}`,
      'parlami di $1',
    ],
  ],
}

/** What of that is read otherwise in a language. */
export function toldMoreIn(language: Language): Rows {
  return ROWS[language]
}

import type { Language } from '../languages/languages.ts'

/** "(Hört man) in Liechtenstein", before what is heard or behind it. */
const AT_DE = String.raw`(?: (?:in|im|am|an|auf|bei|beim|um) (?:der |dem |den )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3}| dort| da| hier)?`
const WHO_DE = '(?:ich|man|wir|du|einer)'
/** "Den Zug", "die Autos", "das Rauschen der Autobahn". */
const WHAT_DE = String.raw`(?:(?:den|die|das|der|dem) )?((?:(?!nicht|mehr|nichts)\p{Ll}+ )?(?!Uhr)\p{Lu}[\p{L}-]+)`

/** What is not heard any more is not heard; where the verb stands before its noise and "not" behind, "no" goes to the noise. */
export const NO_LONGER_HEARD: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      "(?:can['’]?t|cannot|can not) (i|you|one|we|people|anyone|anybody|they)(?: (?:any ?more|any longer|even|actually))? (hear)",
      'can $1 not $2',
    ],
    ['(?:no longer|not any ?more|not any longer) (audible|heard|hearable)', 'not $1'],
    ['(?:is|are) (the [a-z]+|[a-z]+) (?:no longer) to be heard', 'is $1 not heard'],
    ["(?<=(?:n['’]?t|not|cannot|never|no longer)[^.?!]{0,24} (?:hear|heard|audible)[^.?!]* )any ?(?:more|longer)", ''],
  ],
  de: [
    ['ab(?= wo (?:hör|ist|sind))', ''],
    [
      `(hör(?:e|t|en|st)?) (${WHO_DE})(${AT_DE}) ${WHAT_DE}(${AT_DE}) (?:gar |überhaupt )?nicht(?: (?:mehr|länger))?`,
      '$1 $2$3$5 keine $4',
    ],
    [
      `(hör(?:e|t|en|st)?) (${WHO_DE})(${AT_DE}) (?:gar |überhaupt )?nicht(?: (?:mehr|länger))? (?:den|die|das)(?= \\p{L})`,
      '$1 $2$3 keine',
    ],
    [
      `(wo|in denen|an denen|bei denen) (${WHO_DE})(${AT_DE}) ${WHAT_DE}(${AT_DE}) (?:gar |überhaupt )?nicht(?: (?:mehr|länger))? (hör(?:e|t|en|st)|hören kann|hören muss)`,
      '$1 $2$3$5 keine $4 $6',
    ],
    [
      `(?:ist|sind) ${WHAT_DE}(${AT_DE}) (?:gar |überhaupt )?nicht(?: (?:mehr|länger))? (?:zu hören|hörbar)`,
      'hört man$2 keine $1',
    ],
    ['nicht (?:mehr|länger)(?= (?:zu )?(?:hören|hörbar))', 'nicht'],
    ['nichts mehr(?= (?:zu )?hör)', 'nichts'],
    ['(?<=hör(?:e|t|en|st)? [^.?!,]*nichts )mehr', ''],
    ['(?<=hör(?:e|t|en|st)? [^.?!,]*keine?[nmrs]? (?:\\p{L}+ ){1,2})mehr', ''],
    ['(?<=keine?[nmrs]? (?:\\p{L}+ ){1,2})mehr(?= (?:zu )?(?:hör(?:e|t|en|st|bar)))', ''],
  ],
  fr: [
    [
      "(?<!(?:et|ou|ni) )((?:les?|la) |l['’])(\\p{L}+) ne s['’]entend(?:ent)?(?:[- ](?:ils?|elles?))? (?:plus|pas)(?! qu)",
      'n’entend on pas $1$2',
    ],
    ["(n['’]entend(?:s|ons|ez|ent|re)?(?:[- ](?:on|je|nous|t-on))?) plus(?= rien)", '$1'],
    [
      "(n['’]entend(?:s|ons|ez|ent|re)?(?:[- ](?:on|je|nous|t-on))?) plus(?! (?:que|rien|fort|loin|bas)(?!\\p{L})| qu['’])",
      '$1 pas',
    ],
    [
      "(ne s['’]entend(?:ent)?(?:[- ](?:il|elle)s?)?|n['’](?:est|sont)) plus(?= (?:le|la|les|l['’]|d|audible|entendu|$)| ?[?.!]|$)(?! qu)",
      '$1 pas',
    ],
  ],
  es: [
    ['dej(?:a|o|amos|an) de (?:oírse|escucharse|oirse)', 'no se oye'],
    ['dej(?:a|o|amos|an) de (?:oír|escuchar|oir)', 'no se oye'],
  ],
  it: [
    [
      "(non (?:si |ci si |ci )?(?:sent|od)(?:e|o|ono|iamo|ire))(?: più)(?! (?:di|che|forte|spesso|d[’'])(?!\\p{L}))",
      '$1',
    ],
    ['smett(?:e|o|ono) di (?:sentirsi|sentire)', 'non si sente'],
  ],
}

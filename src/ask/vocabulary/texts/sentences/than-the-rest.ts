import type { Rewrite } from '../../languages/language-table.ts'
import type { Language } from '../../languages/languages.ts'

/** Up to the end of the question. */
const END = String.raw`(?=\s*(?:$|[?!]|\.\s*$))`
/** A kind of place, and what there is: no name begins it, of which one alone would be held against all others. */
const KIND = String.raw`((?!free |paid |they |these |those |both |ce |ils |elles )(?-i:\p{Ll})[^?!.,;]{2,60}?)`
const MORE = {
  en: '(?:(?:generally |usually |really |actually )?(?:quieter|louder|noisier|calmer|more peaceful|more quiet)(?: on average)?)',
  de: '(?:(?:im Schnitt |im Durchschnitt |generell |wirklich )?(?:ruhiger|leiser|stiller|lauter))',
  fr: '(?:(?:en moyenne )?plus (?:calmes|tranquilles|silencieux|silencieuses|bruyants|bruyantes)(?: en moyenne)?)',
  es: '(?:más|mas) (?:tranquil[oa]s|silencios[oa]s|ruidos[oa]s)(?: de media)?',
  it: '(?:più|piu) (?:tranquill[ie]|silenzios[ie]|rumoros[ie])(?: in media)?',
} as const

const REST: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      `^\\W*are (?:the |your )?${KIND} (${MORE.en}) (?:than|compared (?:with|to)) (?:(?:all )?(?:of )?(?:the )?(?:rest(?: of (?:the|your) (?:spots|places|sites|catalogue|directory|list))?|others?(?: (?:spots|places|sites|ones|locations))?)|(?:all |the )?remaining (?:spots|places|sites|ones))${END}`,
      'are $1 $2 than those without',
    ],
  ],
  de: [
    [
      `^\\W*sind (?:die )?((?!kostenlose |kostenpflichtige |sie |diese |beide )[^?!.,;]{2,60}?) (${MORE.de}) als (?:(?:alle |die )?(?:anderen?|übrigen?|restlichen)(?: (?:orte|plätze|stellen))?|der rest(?: der (?:orte|plätze))?)${END}`,
      'sind $1 $2 als die ohne',
    ],
  ],
  fr: [
    [
      `^\\W*(?:est-ce que )?(les ${KIND} sont(?:-ils|-elles)?) (${MORE.fr}) que (?:(?:tous |toutes )?(?:les |d[’'])autres(?: (?:lieux|endroits|sites))?|le reste(?: des (?:lieux|endroits|sites))?)${END}`,
      '$1 $3 que ceux sans',
    ],
  ],
  es: [
    [
      `^\\W*(?:son|están) (l[oa]s ${KIND}) (${MORE.es}) que (?:(?:tod[oa]s )?(?:l[oa]s )?(?:demás|otr[oa]s)(?: (?:lugares|sitios))?|el resto(?: de (?:los )?(?:lugares|sitios))?)${END}`,
      '¿son $1 $3 que los sin',
    ],
  ],
  it: [
    [
      `^\\W*((?:i|le|gli) ${KIND} sono) (${MORE.it}) (?:degli altri|delle altre|di altri|di altre|rispetto agli altri|rispetto alle altre|del resto|rispetto al resto)(?: (?:posti|luoghi|siti|dei (?:posti|luoghi)))?${END}`,
      '$1 $3 rispetto a quelli senza',
    ],
    [
      `^\\W*sono (${MORE.it}) ((?:i|le|gli) ${KIND}) (?:degli altri|delle altre|di altri|di altre|rispetto agli altri|rispetto alle altre|del resto|rispetto al resto)(?: (?:posti|luoghi|siti|dei (?:posti|luoghi)))?${END}`,
      '$2 sono $1 rispetto a quelli senza',
    ],
  ],
}

/** "Are world heritage sites quieter than the rest?": their average against that of the spots without. */
export function thanTheRestIn(language: Language): readonly Rewrite[] {
  return REST[language].map(([said, as]) => ({ said: new RegExp(said, 'giu'), as }))
}

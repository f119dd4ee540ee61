import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

const NAME = String.raw`([^?!,]{2,60}?)`
/** With a capital: "ta mère" is no place. */
const PROPER = String.raw`((?-i:\p{Lu})[^?!,]{1,60}?)`
/** Of coordinates, too. */
const PLACE = String.raw`([^?!]{2,60}?)`
const END = String.raw`(?=\s*(?:$|[?!]|\.\s*$))`

/** What is asked of one place in a roundabout way, and how it is asked in short. */
const OTHERWISE: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [`is there (?:a|any) wikipedia (?:article|page|entry) (?:about|on|for|of) ${NAME}${END}`, 'does $1 have a website'],
    [`^does ${NAME} have (?:a|its own) wikipedia (?:article|page|entry)${END}`, 'does $1 have a website'],
    [`^is ${PROPER} an? (quiet|calm|peaceful|noisy|loud) place${END}`, 'is $1 $2'],
  ],
  de: [
    [`^gibt es (?:zu|über|von) ${NAME} eine?n? wikipedia[- ]?(?:seite|artikel|eintrag)${END}`, 'hat $1 eine Website'],
    [`^hat ${NAME} eine?n? wikipedia[- ]?(?:seite|artikel|eintrag)${END}`, 'hat $1 eine Website'],
    ['wie lautet (?:die |der link zur )(web|internet|home)', 'was ist die $1'],
  ],
  fr: [
    ['site internet', 'site web'],
    ['a-t-il une (?:page|fiche) wikip[ée]dia', 'a-t-il un site web'],
    ['a-t-elle une (?:page|fiche) wikip[ée]dia', 'a-t-elle un site web'],
    [`y a-t-il (?:un article|une page) wikip[ée]dia (?:sur|de|pour) ${NAME}${END}`, '$1 a-t-il un site web'],
    ["à moins de (\\d[\\d .,]*? ?(?:mètres|m)) d[’']altitude", 'en dessous de $1'],
    [`^est[- ]ce que ${PROPER} est un (?:endroit|lieu|coin) (?:calme|tranquille|paisible)${END}`, 'est-ce calme à $1'],
  ],
  es: [
    [`tiene ${NAME} (?:una )?(?:página|artículo|entrada) (?:en|de) (?:la )?wikipedia${END}`, 'tiene $1 página web'],
    [
      `hay (?:un artículo|una página|una entrada) (?:de|en) (?:la )?wikipedia (?:sobre|de) ${NAME}${END}`,
      'tiene $1 página web',
    ],
    ['a menos de (\\d[\\d .,]*? ?(?:metros|m)) de (?:altitud|altura)', 'por debajo de $1'],
    [`es ${PROPER} un (?:lugar|sitio) (tranquilo|silencioso)${END}`, 'es $1 $2'],
    [`se está tranquilo en ${PLACE}${END}`, 'es $1 tranquilo'],
    ['dónde se está más tranquil[oa]', 'cuál es el lugar más tranquilo'],
  ],
  it: [
    [
      `c[’']è (?:un articolo|una pagina|una voce) (?:di |su )?wikipedia (?:su|per|di) ${NAME}${END}`,
      '$1 ha un sito web',
    ],
    ['ha una (?:pagina|voce) (?:di |su )?wikipedia', 'ha un sito web'],
    ['paese più vicin[oa]', 'villaggio più vicino'],
    ['a meno di (\\d[\\d .,]*? ?(?:metri|m)) di (?:altitudine|quota|altezza)', 'sotto i $1'],
    ['è un (?:posto|luogo) (tranquill|silenzios)o', 'è $1o'],
    [
      `c[’']è più (?:rumore|chiasso) (?:a|in) ${PLACE} (?:che|rispetto) (?:a|in) ${PLACE}${END}`,
      'è più rumoroso a $1 che a $2',
    ],
    [
      `c[’']è (?:meno rumore|più silenzio) (?:a|in) ${PLACE} (?:che|rispetto) (?:a|in) ${PLACE}${END}`,
      'è più tranquillo a $1 che a $2',
    ],
    ["dove c[’']è più silenzio", 'qual è il posto più tranquillo'],
  ],
}

/** Writes what is asked in a roundabout way as the tables know it. */
export function askedOtherwiseIn(language: Language): readonly Rewrite[] {
  return OTHERWISE[language].map(([said, as]) => ({ said: new RegExp(String.raw`(?<!\p{L})${said}`, 'giu'), as }))
}

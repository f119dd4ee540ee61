import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

const NAME = String.raw`([^?!,]{2,60}?)`
const END = String.raw`(?=\s*(?:$|[?!]|\.\s*$))`
const DEGREE_EN = '(?:so |only |just |rather |that )?(?:low|medium|lower|poor|limited)'
const DEGREE_DE = '(?:so |nur |bloß |denn )*(?:gering|niedrig|mittel(?:mäßig)?|tief|klein|schlecht)'
const DEGREE_FR = '(?:si |aussi |seulement )?(?:faible|moyenne|basse|limitée)'
const DEGREE_ES = '(?:tan |solo |sólo )?(?:baja|media|escasa|limitada)'
const DEGREE_IT = '(?:così |solo )?(?:bassa|media|scarsa|limitata)'

/** Why a rating is not sure, and not why it is as it is: asked as how sure it is, which tells what makes it unsure. */
const WHY_UNSURE: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [`why is the confidence ${DEGREE_EN} (?:at|for|of|in|about) ${NAME}${END}`, 'how sure is the rating of $1'],
    [`why is the confidence (?:at|for|of|in) ${NAME} ${DEGREE_EN}${END}`, 'how sure is the rating of $1'],
    [
      `why (?:does|do) ${NAME} (?:(?:only |just )?have|get) (?:only |just |such )?(?:a )?${DEGREE_EN} confidence(?: rating)?${END}`,
      'how sure is the rating of $1',
    ],
    [`why has ${NAME}(?: got)? (?:only |such )?(?:a )?${DEGREE_EN} confidence${END}`, 'how sure is the rating of $1'],
    [
      `why (?:are you|is it|is the rating) (?:not|n['’]t|so) (?:very |so |really |more )?(?:sure|certain|unsure|uncertain|confident|reliable) (?:about|of|at|for|on) (?:the (?:rating|level|noise) (?:of|at|for) )?${NAME}${END}`,
      'how sure is the rating of $1',
    ],
    [
      `why (?:are you|is the rating) (?:unsure|uncertain|unreliable) (?:about|of|at|for) (?:the rating (?:of|at|for) )?${NAME}${END}`,
      'how sure is the rating of $1',
    ],
    [
      `why (?:are you|is the rating|is that|is it) (?:(?:not|so) (?:very |so |really )?(?:sure|certain|confident|unsure|uncertain|reliable)|unsure|uncertain)${END}`,
      'how sure is the rating',
    ],
    [`why(?: is)? (?:the |its )?(?:confidence )?(?:only )?(?:low|medium) confidence${END}`, 'how sure is the rating'],
    [`why is (?:the|its) confidence ${DEGREE_EN}${END}`, 'how sure is the rating'],
  ],
  de: [
    [
      `(?:warum|wieso|weshalb) ist die (?:sicherheit|verlässlichkeit|zuverlässigkeit|konfidenz)(?: der bewertung)? (?:bei|beim|am|an der|im|in|von|vom|für|des|der) ${NAME} ${DEGREE_DE}${END}`,
      'wie sicher ist die Bewertung von $1',
    ],
    [
      `(?:warum|wieso|weshalb) hat ${NAME} (?:nur |bloß )?(?:eine )?(?:so )?(?:geringe|niedrige|mittlere|kleine) (?:sicherheit|verlässlichkeit|zuverlässigkeit|konfidenz)${END}`,
      'wie sicher ist die Bewertung von $1',
    ],
    [
      `(?:warum|wieso|weshalb) (?:seid ihr euch|bist du dir|sind sie sich|ist man sich)(?: (?:bei|beim|am|an der|im|in|mit) ${NAME})? (?:nicht (?:ganz |so |sehr )?sicher|unsicher)${END}`,
      'wie sicher ist die Bewertung von $1',
    ],
    [
      `(?:warum|wieso|weshalb) ist die bewertung (?:von|vom|des|der|bei|beim|für) ${NAME} (?:so |nicht (?:ganz |so |sehr )?)(?:unsicher|sicher|verlässlich|zuverlässig)${END}`,
      'wie sicher ist die Bewertung von $1',
    ],
  ],
  fr: [
    [
      `pourquoi la (?:fiabilité|confiance)(?: de la note)? (?:de |du |de la |d['’]|à |au |des )${NAME} est(?:[- ]elle)? ${DEGREE_FR}${END}`,
      'quelle est la fiabilité de la note de $1',
    ],
    [
      `pourquoi la (?:fiabilité|confiance) est(?:[- ]elle)? ${DEGREE_FR} (?:à |au |pour |en |pour le |pour la )${NAME}${END}`,
      'quelle est la fiabilité de la note de $1',
    ],
    [
      `pourquoi (?:le |la |l['’])?${NAME} a(?:[- ]t[- ](?:il|elle))? (?:une )?(?:fiabilité|confiance) ${DEGREE_FR}${END}`,
      'quelle est la fiabilité de la note de $1',
    ],
    [
      `pourquoi (?:n['’]êtes[- ]vous pas|n['’]es[- ]tu pas|vous n['’]êtes pas|tu n['’]es pas) (?:vraiment |très )?sûrs? (?:de |du |pour |de la |d['’]|à propos de )(?:la note de )?${NAME}${END}`,
      'quelle est la fiabilité de la note de $1',
    ],
  ],
  es: [
    [
      `por qué tiene (?:una )?(?:confianza|fiabilidad) ${DEGREE_ES} (?:el |la )?${NAME}${END}`,
      'qué tan segura es la puntuación de $1',
    ],
    [
      `por qué (?:el |la )?${NAME} tiene (?:una )?(?:confianza|fiabilidad) ${DEGREE_ES}${END}`,
      'qué tan segura es la puntuación de $1',
    ],
    [
      `por qué (?:es|está) (?:tan )?${DEGREE_ES} la (?:confianza|fiabilidad)(?: de la puntuación)? (?:del |de la |de |en el |en la |en )${NAME}${END}`,
      'qué tan segura es la puntuación de $1',
    ],
    [
      `por qué la (?:confianza|fiabilidad) (?:del |de la |de |en el |en la |en )${NAME} es ${DEGREE_ES}${END}`,
      'qué tan segura es la puntuación de $1',
    ],
    [
      `por qué no (?:estáis|estás|está|están) (?:muy )?segur[oa]s? (?:del |de la |de |con )(?:la puntuación (?:del |de la |de ))?${NAME}${END}`,
      'qué tan segura es la puntuación de $1',
    ],
  ],
  it: [
    [
      `perché l['’](?:affidabilità|attendibilità)(?: del voto)? (?:di |del |della |dell['’]|a |al |alla )${NAME} è ${DEGREE_IT}${END}`,
      'quanto è sicuro il voto di $1',
    ],
    [
      `perché (?:il |la |l['’])?${NAME} ha (?:un['’])?(?:affidabilità|attendibilità) ${DEGREE_IT}${END}`,
      'quanto è sicuro il voto di $1',
    ],
    [
      `perché è ${DEGREE_IT} l['’](?:affidabilità|attendibilità) (?:di |del |della |dell['’]|a |al |alla )${NAME}${END}`,
      'quanto è sicuro il voto di $1',
    ],
    [
      `perché non (?:siete|sei|è) (?:molto )?sicur[oaie] (?:di |del |della |dell['’])(?:il voto di |voto di )?${NAME}${END}`,
      'quanto è sicuro il voto di $1',
    ],
  ],
}

/** Writes why a rating is not sure as the tables know it. */
export function whyUnsureIn(language: Language): readonly Rewrite[] {
  return WHY_UNSURE[language].map(([said, as]) => ({ said: new RegExp(String.raw`(?<!\p{L})${said}`, 'giu'), as }))
}

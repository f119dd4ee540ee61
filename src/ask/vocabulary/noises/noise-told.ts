import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'
import { COULD_BE_HEARD } from './could-be-heard.ts'
import { NO_LONGER_HEARD } from './no-longer-heard.ts'
import { LIFTS_OFF } from './lifts-off.ts'

/** Where it is: coordinates have points and commas. */
const AT = {
  en: String.raw`(?:in|at|near|on)\s[^?!]{2,60}?`,
  de: String.raw`(?:in|im|am|an|auf|bei|beim)\s[^?!]{2,60}?`,
} as const
const END = String.raw`(?=\s*(?:$|[?!]|\.\s*$))`
/** Behind the noise that is asked after there stands where, or nothing: not how it was computed. */
const THERE = {
  en: String.raw`(?=\s*(?:$|[?!.,])|\s(?:in|at|near|on|there|here|around)\b(?![^?!]*\b(?:computed|measured|calculated|modell?ed|made|worked)\b))`,
  de: String.raw`(?=\s*(?:$|[?!.,])|\s(?:in|im|am|an|auf|bei|beim|dort|da|hier)\s?(?![^?!]*(?:berechnet|gemessen|ermittelt)))`,
  romance: String.raw`(?=\s*(?:$|[?!.,])|\s(?:à|au|aux|en|dans|près|sur|là|là-bas|ici|y|ahí|ahi|allí|alli|allá|alla|por|a|ad|al|in|nel|nella|sul|sulla|lì|li|qui)(?!\p{L})(?![^?!]*(?:calcul|calcol|mesur|medid|misurat)))`,
} as const

/** What is said of the noise at a place with other words than those of the tables. */
const NOISE_TOLD: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    // "How's the noise at X": how loud it is, and of what.
    [`how(?:['’]?s| is) (?:the )?noise(?: situation)?${THERE.en}`, 'what noise is heard'],
    [`what(?:['’]?s| is) the noise (?:situation|like)${THERE.en}`, 'what noise is heard'],
    // "What is so loud in Vaduz", "what makes the noise at X".
    [`what(?:['’]s| is)(?: it that is)? so (?:loud|noisy) (${AT.en})${END}`, 'what do you hear most $1'],
    [
      `what (?:makes|causes|creates|produces) (?:all the |all that |the |so much |that |this )?(?:most )?(?:noise|racket|din) (${AT.en})${END}`,
      'what do you hear most $1',
    ],
    // "How many decibels from roads in Peel".
    [
      `how many (?:decibels?|db) (?:(?:come|is|are) )?(?:from|by) (?:the )?([a-z]+(?: [a-z]+)?) (${AT.en})${END}`,
      'how loud are the $1 $2',
    ],
    // "Do planes fly loudly over it".
    ['(?:fly|pass|go) (?:very |so |too )?(?:loudly|noisily|audibly) (over|above)', 'fly $1'],
    [
      'how (?:certain|exact|accurate|precise|sure|reliable) (?:is|are) the (?:noise level|noise value|level|value|figure|decibels?)s?',
      'how reliable is the rating',
    ],
    [
      'what (?:db|decibel|noise) (?:value|figure|number|level) (?:do you have|have you got|is recorded|is given|is there) (?:for|of|at)',
      'how many decibels at',
    ],
  ],
  de: [
    // "Wie ist das mit dem Lärm am X", "wie sieht's dort mit dem Lärm aus".
    [
      `wie (?:ist|isses|steht (?:es|['’]s)|stehts|sieht (?:es|['’]s)|siehts) (?:das |es |denn |eigentlich )*(?:mit )?(?:dem |der )?lärm(?: aus)?${THERE.de}`,
      'welchen Lärm hört man',
    ],
    [
      `wie (?:ist|isses|steht (?:es|['’]s)|stehts|sieht (?:es|['’]s)|siehts) (?:es |das |denn )?(${AT.de}|dort|da|hier) (?:denn )?(?:mit |der |mit dem )lärm(?: aus)?(?=\\s*(?:$|[?!.]))`,
      'welchen Lärm hört man $1',
    ],
    // "Was ist in Vaduz am lautesten": what makes the noise there.
    [`was ist (?:denn )?(${AT.de}) am lautesten(?=\\s*(?:$|[?!.]))`, 'was hört man am meisten $1'],
    [`was ist (?:denn )?so (?:laut|lärmig) (${AT.de})${END}`, 'was hört man am meisten $1'],
    [
      `was macht (?:denn )?(?:so viel|den ganzen|so einen) (?:lärm|krach|radau) (${AT.de})${END}`,
      'was hört man am meisten $1',
    ],
    [
      `was (?:macht|verursacht|erzeugt) (${AT.de}) (?:den (?:meisten |größten |ganzen )?|am meisten )(?:lärm|krach|radau)`,
      'was hört man am meisten $1',
    ],
    ['wie laut ist der (?:straßen|auto)?verkehr', 'wie laut sind die Straßen'],
    [
      `wie ?viele? (?:db|dezibel) (?:kommt|kommen|stammt|stammen) (${AT.de}) (?:von|durch) (?:den |der )?(\\p{L}+)(?=\\s*(?:$|[?!.]))`,
      'wie laut sind die $2 $1',
    ],
    [
      `wie ?viele? (?:db|dezibel) (?:kommt|kommen|stammt|stammen) (?:von|durch) (?:den |der )?(\\p{L}+) (${AT.de})${END}`,
      'wie laut sind die $1 $2',
    ],
    [
      'wie (?:genau|sicher|exakt|zuverlässig|verlässlich) ist der (?:wert|pegel|lärmwert|lärmpegel|dezibelwert)',
      'wie zuverlässig ist die Bewertung',
    ],
  ],
  fr: [
    [
      `(?:(?:c['’]est comment|comment (?:est|c['’]est)|ça donne quoi) (?:niveau |côté |le )?bruit|(?:niveau|côté) bruit,? (?:c['’]est comment|ça donne quoi))${THERE.romance}`,
      'quel bruit entend-on',
    ],
    [
      "qu[’']est[- ]ce qui (?:fait|produit|cause) (?:le plus de|tant de|autant de|tout ce|du|le) bruit(?=\\s+(?:à|au|aux|en|dans|près)\\s)",
      'qu’est-ce qu’on entend le plus',
    ],
    [
      "qu[’']est[- ]ce qui est si (?:bruyant|fort)(?=\\s+(?:à|au|aux|en|dans|près)\\s)",
      'qu’est-ce qu’on entend le plus',
    ],
    [
      "combien de (?:décibels?|db) (?:vien(?:nen)?t|provien(?:nen)?t) (?:des |du |de la |de l[’'])(\\p{L}+)",
      'quel bruit font les $1',
    ],
    ['à quel point (?:la circulation|le trafic) est[- ](?:il|elle) bruyante?', 'quel bruit font les routes'],
    ['à quel point les (\\p{L}+) sont[- ](?:ils|elles) bruyante?s', 'quel bruit font les $1'],
    [
      `(?:à quel point )?la note (d(?:e |u |es |[’'])[^?!]{2,60}?) est[- ]elle (?:sûre|fiable|certaine|précise)`,
      'quelle est la fiabilité de la note $1',
    ],
  ],
  es: [
    [`(?:qu[eé] tal|cómo (?:es|está|anda|va)) (?:lo del |el )?ruido${THERE.romance}`, 'qué ruido hay'],
    ['(?:y )?(?:el )?ruido (ah[ií]|all[ií]|all[aá]) qu[eé] tal', 'qué ruido hay $1'],
    ['qué (?:hace|mete|produce|causa) (?:tanto|el|todo el) ruido(?=\\s+(?:en|cerca)\\s)', 'qué hace más ruido'],
    ['qué es tan (?:ruidoso|fuerte)(?=\\s+(?:en|cerca)\\s)', 'qué hace más ruido'],
    ['qué es lo (?:más|mas) (?:ruidoso|fuerte|sonoro)(?=\\s+(?:en|cerca)\\s)', 'qué hace más ruido'],
    [
      'cuántos (?:decibelios|db) (?:vienen|provienen) (?:de las|de los|del|de la) (\\p{L}+)',
      'cuánto ruido hacen los $1',
    ],
    // "La vía de tren más cercana" is the line, where "en tren" is a way to come.
    ['vías? (?:de|del) (?:tren|ferrocarril)', 'vía férrea'],
    ['(qué|el) ferrocarril (está más cerca|más cercano|más próximo)', '$1 vía férrea $2'],
    ['cuánto se oye el tráfico', 'cuánto ruido hacen las carreteras'],
  ],
  it: [
    [`com(?:['’] ?|e )è (?:messo |la situazione )?(?:il |del )?rumore${THERE.romance}`, 'che rumore c’è'],
    [
      '(?:che )?cosa fa (?:così |tanto |tutto questo |il )rumore(?=\\s+(?:a|ad|in|nel|nella|vicino)\\s)',
      'cosa fa più rumore',
    ],
    [
      "(?:che )?(?:cosa|cos[’']) ?è (?:così|tanto) (?:rumoroso|forte)(?=\\s+(?:a|ad|in|nel|nella|vicino)\\s)",
      'cosa fa più rumore',
    ],
    ['quanto si sente il traffico', 'quanto rumore fanno le strade'],
    [
      "quanti (?:decibel|db) (?:vengono|provengono) (?:dall[ae] |dai |dagli |dal |dall[’'])(\\p{L}+)",
      'quanto rumore fanno i $1',
    ],
    ["quanto si sent(?:e|ono) (?:il |la |le |i |gli |l[’'])(\\p{L}+)", 'quanto rumore fanno i $1'],
    ['si superano i (\\d+)', 'ci sono più di $1'],
    ['a quanti (?:decibel|db) si (?:arriva|giunge|sale)', 'quanti decibel ci sono'],
  ],
}

/** Writes what asks for the noise at a place as the tables know it. */
export function noiseToldIn(language: Language): readonly Rewrite[] {
  return [
    ...COULD_BE_HEARD[language],
    ...NO_LONGER_HEARD[language],
    ...LIFTS_OFF[language],
    ...NOISE_TOLD[language],
  ].map(([said, as]) => ({
    said: new RegExp(String.raw`(?<!\p{L})(?:${said})(?!\p{L})`, 'giu'),
    as,
  }))
}

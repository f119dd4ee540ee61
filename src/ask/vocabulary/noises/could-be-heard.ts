import type { Language } from '../languages/languages.ts'

/** Where one hears it: coordinates have points and commas. */
const AT_DE = String.raw`(?:in|im|am|an|auf|bei|beim|um)\s[^?!]{2,60}?|dort|da|hier`

/** What could, might or would be heard is what is heard. */
export const COULD_BE_HEARD: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      'what (?:can|could|might|may|will|would|should) (?:i|you|one|we|people|someone|somebody)(?: still| possibly| then)?(?: be able to| expect to| get to)? (?:hear|be hearing)',
      'what do you hear',
    ],
    ['what am i (?:likely|going|able) to hear', 'what do you hear'],
    ['what (?:could|might|may|would) be (?:heard|audible)', 'what do you hear'],
    [
      '(?:what|which) (noises?|sounds?) (?:can|could|might|may|will|would|should) (?:i|you|one|we|people)(?: be able to)? hear',
      'what $1 do i hear',
    ],
  ],
  de: [
    [
      `(?:was|welche geräusche|welchen lärm) (?:kann|können|könnte|könnten|würde|würden|werde|werden|dürfte|dürften|mag) (?:ich|man|wir|einer)(?: denn| wohl| so| alles| vielleicht| eventuell)* (${AT_DE})(?: denn| wohl| so| alles| vielleicht| eventuell)* (?:zu )?hören(?: können)?(?=\\s*(?:$|[?!.,]))`,
      'was hört man $1',
    ],
    [
      'was (?:könnte|könnten|würde|würden|dürfte|dürften) (?:ich|man|wir)(?: denn| wohl| so| alles| vielleicht)* hören',
      'was hört man',
    ],
    ['was (?:könnte|dürfte|würde|wäre) (?:denn )?zu hören(?: sein)?', 'was ist zu hören'],
  ],
  fr: [
    [
      "(?:que|quoi) (?:pourrai[st]|pourrions|pourriez|peux|peut|puis|pouvons|pouvez)[- ](?:je|tu|on|nous|vous)(?: y| bien)? entendre|qu['’]entendrai(?:s[- ]je|t[- ]on)|qu['’]entendrions[- ]nous",
      'que peut on entendre',
    ],
    [
      "qu['’]est[- ]ce (?:que (?:je|tu|nous|vous|l['’]on)|qu['’]on)(?: y)? (?:(?:pourrai[st]|pourrions|pourriez|peux|peut|puis|pouvons|pouvez) entendre|entendrai[st]|entendrions)",
      'que peut on entendre',
    ],
  ],
  es: [
    [
      'qué (?:cosas )?(?:se )?(?:podría|podríamos|podrías|podrían|puedo|puede|puedes|podemos|pueden|podré)(?: llegar a)? (?:oír|oir|escuchar)(?:se)?',
      'qué se oye',
    ],
    ['qué (?:se )?(?:oiría|oiríamos|escucharía|escucharíamos|oiré|escucharé)', 'qué se oye'],
  ],
  it: [
    [
      '(?:che cosa|cosa|che) (?:si |ci si )?(?:potrei|potrebbe|potremmo|potresti|posso|può|puoi|possiamo)(?: mai)? (?:sentire|udire|ascoltare)',
      'cosa si sente',
    ],
    ['(?:che cosa|cosa|che) (?:sentirei|si sentirebbe|sentiremmo|sentirò|udirei)', 'cosa si sente'],
  ],
}

import type { Rewrite } from '../../languages/language-table.ts'
import type { Language } from '../../languages/languages.ts'

/** How loud it is near a place is asked of the place: of spots near it, "how loud" asks nothing. */
const NEAR: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      '(?<=how (?:loud|noisy|quiet|silent) (?:is|are|was) )the trains?(?= (?:near|around|close to|next to|by|in|at) )',
      'the railway',
    ],
    [
      '(how (?:loud|noisy|quiet|silent) (?:is|are|was) (?:it|(?:the )?(?:roads?|traffic|railways?|motorways?|highways?|airport|aircraft|planes?)(?: noise)?)) (?:near|around|close to|next to|by) (?=(?:the )?(?-i:\\p{Lu}))',
      '$1 in ',
    ],
  ],
  de: [
    ['(?<=wie (?:laut|leise|ruhig) (?:ist|sind) )(?:der zug|die züge)(?= (?:bei|nahe|um|in|an|am) )', 'die Bahn'],
    [
      '(wie (?:laut|leise|ruhig) (?:ist|sind) (?:es|(?:die|der|das) (?:straßen?|verkehr|bahn|eisenbahn|autobahn|flugzeuge|flughafen))) (?:bei|nahe|in der nähe von|um) (?=(?-i:\\p{Lu}))',
      '$1 in ',
    ],
  ],
  fr: [
    [
      "((?:quel est le niveau (?:de bruit|sonore)|combien de bruit y a-t-il|quel bruit (?:y a-t-il|fait-il)|est-ce (?:que c['’]est )?(?:bruyant|calme|silencieux))) (?:près d[e’']|autour d[e’']|aux alentours d[e’']) ?(?=(?-i:\\p{Lu}))",
      '$1 à ',
    ],
  ],
  es: [
    [
      '((?:qué nivel de ruido hay|cuánto ruido hay|qué ruido hay|cómo de ruidoso es|qué tan ruidoso es)) (?:cerca de|alrededor de|en torno a) (?=(?-i:\\p{Lu}))',
      '$1 en ',
    ],
  ],
  it: [
    [
      "((?:quanto è (?:rumoroso|tranquillo)|quanto rumore c[’']è|che rumore c[’']è|che livello di rumore c[’']è)) (?:vicino a|intorno a|nei pressi di) (?=(?-i:\\p{Lu}))",
      '$1 a ',
    ],
  ],
}

/** Reads "how loud is it near Schaan" as asked of Schaan, and a loud train there as its railway. */
export function loudNearIn(language: Language): readonly Rewrite[] {
  return NEAR[language].map(([said, as]) => ({ said: new RegExp(`(?<!\\p{L})${said}`, 'giu'), as }))
}

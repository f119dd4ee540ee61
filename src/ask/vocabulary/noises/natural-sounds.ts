// What is heard in nature: features of spots, and words that no spot is recorded with.

/** Keys of `FEATURES` that one hears. */
export const NATURAL_SOUNDS: ReadonlySet<string> = new Set([
  'water',
  'waterfall',
  'river',
  'spring',
  'coast',
  'beach',
  'bird-watching',
  'wildlife',
])

/** Tells whether a word, in English or as typed in one of the languages, is of a sound of nature that no field holds. */
export function isNaturalSound({ said, typed }: { said: string; typed: string }): boolean {
  return WORDS.test(said) || WORDS.test(typed)
}

const WORDS = new RegExp(
  `^(${[
    'winds?|breeze|leaves|waves|surf|insects|crickets|cicadas|frogs|owls|thunder|brook|stream',
    'wellen|brandung|meeresrauschen|blätter|laub|insekten|grillen|zikaden|frösche|eulen|donner',
    'vagues|ressac|feuilles|feuillage|insectes|grillons|cigales|grenouilles|hiboux|tonnerre',
    'olas|oleaje|hojas|insectos|grillos|cigarras|ranas|búhos|trueno',
    'onde|foglie|insetti|grilli|cicale|rane|gufi|tuono',
  ].join('|')})$`,
  'i',
)

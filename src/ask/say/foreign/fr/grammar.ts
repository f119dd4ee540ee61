// Prepositions and orders, as French agrees them.
/** "Near" and "of" before a vowel, an article and mountains, which have one. */
export const de = (name: string) =>
  ELIDED.test(name) && !MOUNTAINS.test(name)
    ? `d’${name}`
    : MOUNTAINS.test(name)
      ? `des ${name}`
      : `de ${name}`.replace(/^de Les /, 'des ').replace(/^de Le /, 'du ')
const MOUNTAINS =
  /^(Alpes|Andes|Pyrénées|Carpates|Dolomites|Cévennes|Vosges|Ardennes|Rocheuses|Tatras|Balkans)(?!\p{L})/u

/** "D'Yvoire", and "de Yakushima": a "y" before a vowel is none itself. */
const ELIDED = /^(?:[aeiouéèêàâîôûh]|y(?![aeiouéèêàâîôû]))/i

/** "Than" before a vowel. */
export const que = (name: string) => (ELIDED.test(name) ? `qu’${name}` : `que ${name}`)

/** The first of each order, behind "plus". */
export const FIRST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rating: 'calme',
    noise: 'bruyant',
    highest: 'haut',
    lowest: 'bas',
    northernmost: 'au nord',
    southernmost: 'au sud',
    easternmost: 'à l’est',
    westernmost: 'à l’ouest',
  }),
)
/** The same of feminine nouns, where it differs. */
export const FIRST_FEMININE: ReadonlyMap<string, string> = new Map(
  Object.entries({ noise: 'bruyante', highest: 'haute', lowest: 'basse' }),
)

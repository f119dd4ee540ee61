import { alternatives } from '../../../text/alternatives.ts'
import { otherNumberOf } from '../../vocabulary/texts/irregular-plurals.ts'
import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { nameAt } from '../names.ts'
import type { Token } from '../tokens.ts'

/**
 * Recognises what is called after a region in small letters, after how it looks or where it lives: "arctic foxes" are looked for,
 * wherever they live, and no foxes in the Arctic; so are "brown bears", "sea lions" and "musk oxen".
 */
export const recogniseNameOfAnimal: Recogniser = (tokens, at, { lookups }) => {
  const [kind, animal] = [tokens[at], tokens[at + 1]]
  if (!kind || !animal) return undefined
  if (isOfTwoWords(kind, animal)) return { meaning: { is: 'unknown', isThing: true }, length: 2 }
  if (!isSmall(kind) || !isSmall(animal) || meaningAt(tokens, at + 1) || nameAt(tokens, at + 1, lookups))
    return undefined
  const found = meaningAt(tokens, at) ? undefined : nameAt(tokens, at, lookups)
  const isRegion = found?.length === 1 && found.named.region !== null && found.named.spots.length === 0
  const isKind = isRegion || LOOKS.test(kind.folded)
  return isKind && lookups.canMention(`${kind.folded} ${animal.folded}`)
    ? { meaning: { is: 'unknown' }, length: 2 }
    : undefined
}

const LOOKS = /^(polar|brown|black|red|white|grey|gray|golden|green|blue|wild|giant|bearded|spotted|horned)$/

/** What is one animal, though its first word is a landscape, a sea or weather: no goats in mountains, no lions by the sea. */
const OF_TWO_WORDS: ReadonlySet<string> = new Set(
  alternatives(
    'sea lion|sea otter|sea eagle|sea turtle|sea cow|sea horse|sea urchin|sea cucumber|sea star|sea snake|sea bird|musk ox|musk deer|snow leopard|snow goose|snow monkey|snow hare|mountain goat|mountain lion|mountain hare|mountain gorilla|mountain sheep|mountain zebra|mountain tapir|water buffalo|water vole|water snake|water bird|river otter|river dolphin|river turtle|forest elephant|forest buffalo|desert fox|desert tortoise|elephant seal|fur seal|leopard seal|harbour seal|harbor seal|killer whale|humpback whale|pilot whale|sperm whale|right whale|prairie dog|marsh deer|swamp deer|cave bear|tree frog',
  ),
)

/** In lower case, or with the capital that begins a question. */
function isOfTwoWords(kind: Token, animal: Token): boolean {
  const isPlain = kind.source === null && animal.source === null && !kind.isCapital && /^\p{Ll}/u.test(animal.text)
  if (!isPlain) return false
  const one = MANY.test(animal.folded)
    ? (otherNumberOf(animal.folded) ?? '')
    : animal.folded.replace(/(?<=x|o)es$|s$/, '')
  return [animal.folded, one].some(name => OF_TWO_WORDS.has(`${kind.folded} ${name}`))
}

const MANY = /^(oxen|geese|wolves|calves|mice)$/

function isSmall(token: Token | undefined): token is Token {
  return token?.source === null && token.folded.length > 2 && /^\p{Ll}/u.test(token.text)
}

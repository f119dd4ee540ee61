import { alternatives } from '../../../text/alternatives.ts'

const ADJECTIVES = alternatives(
  'crap|crappy|crappier|crappiest|shit|shitty|shittier|shittiest|fucking|fuckin|freaking|frigging|effing|damn|damned|goddamn|goddamned|bloody|lousy|lousiest|godforsaken|sucky|suckiest|stupid|stupidest|dumb|dumbest|pathetic|motherfucking',
)
const NOUNS = alternatives('dump|dumps|hole|holes|pit')

/** Words of contempt: an answer names them, and they take no weight from the rest of a question. A dump alone may be meant. */
export const ABUSE: readonly string[] = [
  ...ADJECTIVES,
  ...ADJECTIVES.flatMap(adjective => NOUNS.map(noun => `${adjective} ${noun}`)),
  ...alternatives(
    'shithole|shitholes|hellhole|hellholes|rathole|ratholes|cesspit|cesspool|craphole|asshole|bastard|idiot|moron|sucks|stinks',
  ),
]

/** Tells whether a word is one of contempt, in any language whose table has it. */
export function isAbuse(said: string): boolean {
  return WORDS.has(said.toLowerCase())
}

const WORDS: ReadonlySet<string> = new Set(ABUSE)

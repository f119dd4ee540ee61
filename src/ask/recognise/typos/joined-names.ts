import { isWord } from '../lexicon.ts'
import type { Lookups } from '../lookups.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { nameAt } from '../names.ts'
import type { Token } from '../tokens.ts'

/** Recognises the name of a spot that is written as one word or apart: "Rannochmoor", "Hoh Rainforest", "Loch Nagar". */
export const recogniseJoinedName: Recogniser = (tokens, at, { lookups }) => {
  if (!tokens[at]?.isCapital && !(at === 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? ''))) return undefined
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length)
    const found = run.every(({ folded }) => folded !== '') ? nameOf(run, at, { tokens, lookups }) : undefined
    if (found) return { meaning: { is: 'name', ...found }, length }
  }
  return undefined
}

const LONGEST = 4

function nameOf(
  run: readonly Token[],
  at: number,
  { tokens, lookups }: { tokens: readonly Token[]; lookups: Lookups },
) {
  const words = run.map(({ folded }) => folded)
  for (const phrase of [...withCompounds(words), ...joinedOf(run), ...partedOf(run)]) {
    if (phrase.length < SHORTEST) continue
    const named = lookups.named(phrase)
    // A name that is spelled so goes first.
    if (named && (named.spots.length > 0 || named.region))
      return nameAt(tokens, at, lookups) ? undefined : { named, phrase }
  }
  return undefined
}

const SHORTEST = 8

/** "Hoh Rainforest" as "Hoh Rain Forest", and the other way round. */
function withCompounds(words: readonly string[]): string[] {
  if (words.length < 2) return []
  const phrase = words.join(' ')
  return COMPOUNDS.flatMap(([one, two]) => [phrase.replace(one, two), phrase.replace(two, one)]).filter(
    other => other !== phrase,
  )
}

/** Words of names that are written both ways. */
const COMPOUNDS = [
  ['rainforest', 'rain forest'],
  ['seashore', 'sea shore'],
  ['wetland', 'wet land'],
  ['moorland', 'moor land'],
  ['woodland', 'wood land'],
  ['grassland', 'grass land'],
  ['badland', 'bad land'],
] as const

/** "Loch Nagar" as "Lochnagar": both with a capital. */
function joinedOf(run: readonly Token[]): string[] {
  return run.length === 2 && run.every(({ text }) => /^\p{Lu}/u.test(text))
    ? [run.map(({ folded }) => folded).join('')]
    : []
}

/** "Rannochmoor" as "Rannoch Moor": before the word for a landscape. */
function partedOf([token, ...others]: readonly Token[]): string[] {
  if (!token || others.length > 0 || isWord(token)) return []
  const end = LANDSCAPES.exec(token.folded)?.index ?? 0
  return end > 1 ? [`${token.folded.slice(0, end)} ${token.folded.slice(end)}`] : []
}

const LANDSCAPES =
  /(moor|moors|forest|woods?|hills?|lakes?|island|islands|valley|beach|canyon|mountain|mountains|falls|desert|marsh|marshes|fen|fens|heath|park|peninsula|point|head|bay|glacier)$/

import type { Named } from '../../gazetteer/gazetteer.ts'
import type { Meaning } from '../spans.ts'
import type { Token } from '../tokens.ts'

type Name = { named: Named; length: number }

/** Reads the name of a small town where none is meant: behind an article that only landscapes and rivers have, or a planet. */
export function noTownAt(
  tokens: readonly Token[],
  at: number,
  { named, length }: Name,
  isPlace: boolean,
): { meaning: Meaning; length: number } | undefined {
  if (named.settlements.some(isLarge)) return undefined
  const isArticle = isPlace && isBehindArticle(tokens, at)
  // "The Republic of Finland" is Finland.
  if (isArticle && tokens[at + length]?.folded === 'of') return { meaning: { is: 'stop', isContent: true }, length }
  if (isAnimalSeen(tokens, at, length)) return { meaning: { is: 'unknown' }, length }
  const isNone = isArticle || NOT_ON_EARTH.test(tokens[at - 1]?.folded ?? '')
  return isNone ? { meaning: { is: 'unknown', isName: true }, length } : undefined
}

/** "Observar el quetzal", "watch la chova": who looks for the thing, written small, means no town. */
function isAnimalSeen(tokens: readonly Token[], at: number, length: number): boolean {
  const texts = tokens.slice(at, at + length).map(({ text, source }) => source?.text ?? text)
  const before = tokens[at - 1]
  const isWatching = WATCHING.test(before?.source?.text ?? before?.text ?? '')
  return isWatching && length > 1 && SMALL_ARTICLE.test(texts[0] ?? '') && texts.every(text => /^\p{Ll}/u.test(text))
}

const WATCHING =
  /^(observ(ar|o|as|amos)|avistar|ver|fotografiar|escuchar|oír|oir|watch|spot|see|hear|beobachten|sehen|observer|voir|osservare|vedere|avvistare)$/i
const SMALL_ARTICLE = /^(el|la|los|las|le|les|il|lo|gli|the)$/

/** "Planet Mars" is no town. */
const NOT_ON_EARTH = /^(planet|galaxy|asteroid)$/

/** "In the Gower", "an der Isar", "dans le Béarn", "sull'Etna": a landscape or a river, and not the small town of that name. */
function isBehindArticle(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const isWritten = before?.source === null ? before.text : before?.source.text
  return tokens[at]?.isCapital === true && ARTICLE.test(isWritten ?? '')
}

const ARTICLE =
  /^(the|der|die|das|den|dem|des|im|am|le|la|les|el|los|las|il|lo|gli|(?:ne|su)(?:l|ll|llo|lla|i|gli|lle))$/i

/** A city, which any article may stand before. */
function isLarge({ population }: { population: number }): boolean {
  return population >= LARGE
}

const LARGE = 100_000

/** "A Mountain Lake" is any: its words mean something, and no town. */
export function isBehindOne(tokens: readonly Token[], at: number): boolean {
  return /^an?$/.test(tokens[at - 1]?.folded ?? '') && tokens[at]?.source === null
}

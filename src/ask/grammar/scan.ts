import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { countryOfCode } from '../gazetteer/regions.ts'
import { corrected, isWord, meaningAt } from '../recognise/lexicon.ts'
import { coordinatesAt } from '../recognise/coordinates.ts'
import { distanceAt, travelAt } from '../recognise/distances.ts'
import type { Mark, Sense } from '../recognise/spans.ts'
import {
  isPlaceExpected,
  type Look,
  lookForMistypedName,
  lookForName,
  lookForPartOfName,
  lookForSimilarName,
  type Seen,
  type Sighting,
} from '../recognise/name-recognisers.ts'
import { mistypedNameAt, nameAt } from '../recognise/names.ts'
import { numberAt } from '../recognise/numbers.ts'
import { ratingAt } from '../recognise/ratings.ts'
import { type Token, tokensOf } from '../recognise/tokens.ts'

/** Recognisers in the order in which they are tried. */
const LOOKS: readonly Look[] = [
  (tokens, at) => sighting(coordinatesAt(tokens, at), found => ({ is: 'coordinates', at: found.at })),
  lookForCountryCode,
  (tokens, at) => sighting(distanceAt(tokens, at), ({ km, side }) => ({ is: 'distance', km, side })),
  (tokens, at) =>
    sighting(travelAt(tokens, at), ({ km, side }) => (km === null ? { is: 'time' } : { is: 'distance', km, side })),
  lookForSimilarName,
  lookForName,
  (tokens, at) =>
    sighting(ratingAt(tokens, at), ({ min, max, shown, opposite }) => ({ is: 'rating', min, max, shown, opposite })),
  (tokens, at) => sighting(meaningAt(tokens, at), ({ meaning }) => meaning),
  lookForNumber,
  lookForMistypedName,
  lookForPartOfName,
]

/** Reads a question from left to right into marks; every token is in exactly one. */
export function scan(query: string, gazetteer: Gazetteer): Mark[] {
  let tokens: readonly Token[] = tokensOf(query)
  const marks: Mark[] = []
  let at = 0
  while (at < tokens.length) {
    tokens = withCorrection(tokens, at, gazetteer, marks)
    const { sense, length } = look(tokens, at, { gazetteer, marks })
    marks.push(markOf(tokens, at, length, sense))
    at += length
  }
  return marks
}

function look(tokens: readonly Token[], at: number, seen: Seen): Sighting {
  for (const recognise of LOOKS) {
    const found = recognise(tokens, at, seen)
    if (found) return found
  }
  const token = tokens[at]
  if (token && token.folded === '') return { sense: { is: /^[,;]$/.test(token.text) ? 'comma' : 'sign' }, length: 1 }
  return { sense: { is: 'unknown' }, length: 1 }
}

/** "country=NO", "lakes, HR": the code of a country, as programs write it; "IN" or "NO" alone is a word. */
function lookForCountryCode(tokens: readonly Token[], at: number): Sighting | undefined {
  const isLabelled = tokens[at]?.folded === 'country' && /^[:=]$/.test(tokens[at + 1]?.text ?? '')
  const isApart = tokens[at - 1]?.text === ',' && tokens.some(({ text }) => /^\p{Ll}/u.test(text))
  const code = tokens[isLabelled ? at + 2 : at]?.text ?? ''
  const region = (isLabelled || isApart) && /^\p{Lu}{2}$/u.test(code) ? countryOfCode(code) : undefined
  if (!region) return undefined
  const named = { spots: [], cores: [], region, part: [], settlements: [] }
  return { sense: { is: 'name', named, phrase: region.name }, length: isLabelled ? 3 : 1 }
}

function sighting<T extends { length: number }>(
  found: T | undefined,
  sense: (found: T) => Sense,
): Sighting | undefined {
  return found && { sense: sense(found), length: found.length }
}

function lookForNumber(tokens: readonly Token[], at: number): Sighting | undefined {
  return sighting(numberAt(tokens, at), ({ value }) => ({ is: 'number', value }))
}

/** Puts the token right when it is a mistyped word of the vocabulary and no name begins with it. */
function withCorrection(
  tokens: readonly Token[],
  at: number,
  gazetteer: Gazetteer,
  marks: readonly Mark[],
): readonly Token[] {
  const token = tokens[at]
  if (!token || token.folded.length < 4 || isWord(token) || nameAt(tokens, at, gazetteer)) return tokens
  const isPlace = isPlaceExpected(marks) || (token.isCapital && at > 0)
  if (isPlace && mistypedNameAt(tokens, at, gazetteer, { withCities: true })) return tokens
  const longName = mistypedNameAt(tokens, at, gazetteer, { withCities: false })
  if (longName && longName.length > 1) return tokens
  if (gazetteer.spotTypos.has(token.folded)) return tokens
  const word = corrected(token)
  if (word === undefined) return tokens
  const [right = token] = tokensOf(word)
  const fixed = { ...right, text: token.text, isCapital: token.isCapital }
  return tokens.with(at, fixed)
}

function markOf(tokens: readonly Token[], at: number, length: number, sense: Sense): Mark {
  const run = tokens.slice(at, at + length)
  const last = run.at(-1)
  return {
    sense,
    from: at,
    to: at + length,
    said: run.map(({ text }) => text).join(' '),
    isCapital: run.some(({ isCapital }) => isCapital),
    isPlural: last !== undefined && /[^s]s$/.test(last.folded),
  }
}

import type { Gazetteer, Named } from '../gazetteer/gazetteer.ts'
import type { Typos } from '../gazetteer/typos.ts'
import { isWord, meaningAt } from './lexicon.ts'
import type { Found } from './spans.ts'
import type { Token } from './tokens.ts'

const LONGEST_NAME = 7
const MOST_GUESSES = 3

/** The longest name of the gazetteer that begins at a token, as it is written. */
export function nameAt(
  tokens: readonly Token[],
  at: number,
  gazetteer: Gazetteer,
): Found<{ named: Named; phrase: string }> {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length)
    if (!isNameRun(run)) continue
    const phrase = phraseOfRun(run)
    const named = phrase.length > 2 || run.every(isShout) ? gazetteer.named(phrase) : undefined
    if (named) return { named, phrase, length }
  }
  return undefined
}

/** The same with words put right that are neither English nor of any name. */
export function mistypedNameAt(
  tokens: readonly Token[],
  at: number,
  gazetteer: Gazetteer,
  { withCities }: { withCities: boolean },
): Found<{ named: Named; phrase: string }> {
  // A country or spot is likelier than one of many settlements.
  const known = mistyped(tokens, at, gazetteer, gazetteer.spotTypos)
  return known ?? (withCities ? mistyped(tokens, at, gazetteer, gazetteer.townTypos) : undefined)
}

function mistyped(
  tokens: readonly Token[],
  at: number,
  gazetteer: Gazetteer,
  typos: Typos,
): Found<{ named: Named; phrase: string }> {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length)
    if (!isNameRun(run) || run.every(token => isWord(token) || typos.has(token.folded))) continue
    const choices = run.map(token => {
      if (isWord(token) || typos.has(token.folded)) return [token.folded]
      return typos.near(token.folded).slice(0, MOST_GUESSES)
    })
    for (const phrase of phrasesOf(choices)) {
      const named = gazetteer.named(phrase)
      const isLikely = named && (typos === gazetteer.townTypos || isOfCatalogue(named))
      if (named && isLikely) return { named, phrase, length }
    }
  }
  return undefined
}

function isOfCatalogue({ spots, cores, region, part }: Named): boolean {
  return spots.length > 0 || cores.length > 0 || region !== null || part.length > 0
}

/** Names do not begin or end with a sign, nor hold one but a hyphen or slash. */
function isNameRun(run: readonly Token[]): boolean {
  return (
    run.at(-1)?.folded !== '' &&
    run[0]?.folded !== '' &&
    run.every(({ folded, text }) => folded !== '' || /^[-/–&]$/.test(text))
  )
}

function phraseOfRun(run: readonly Token[]): string {
  return run.flatMap(({ folded }) => (folded === '' ? [] : [folded])).join(' ')
}

/** "UK", "US": two letters are a name only in capitals. */
function isShout({ text }: Token): boolean {
  return /^\p{Lu}+$/u.test(text)
}

function phrasesOf(choices: readonly (readonly string[])[]): string[] {
  let phrases = ['']
  for (const words of choices) {
    phrases = phrases.flatMap(phrase => words.map(word => (phrase === '' ? word : `${phrase} ${word}`))).slice(0, 9)
  }
  return phrases
}

/** Whether every word of a run means something by itself, so that it may be no name: "silent valley". */
export function isPlainPhrase(tokens: readonly Token[], at: number, length: number): boolean {
  return tokens.slice(at, at + length).every((token, i) => isWord(token) || meaningAt(tokens, at + i) !== undefined)
}

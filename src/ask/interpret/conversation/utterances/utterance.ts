// What is said to an answer as a whole: "thanks", "how do you know?", "start over".
import { phraseOf } from '../../../../text/phrase.ts'
import type { Span } from '../../../recognise/spans.ts'
import { UNSAID } from '../../../recognise/spans.ts'
import {
  COURTESIES,
  type Courtesy,
  UTTERANCE_OF,
  UTTERANCES,
  type Utterance,
} from '../../../vocabulary/conversation/utterances.ts'

/** Reads a text that is made of such phrases alone, as that of them which says most; undefined for any other. */
export function utteranceOf(text: string): Utterance | undefined {
  const isAsked = /\?[\s)"»”!]*$/.test(text)
  const words = phraseOf(text.replaceAll(/['’]/g, ' ')).split(' ')
  const apart = phraseOf(text.replaceAll(/['’]/g, '')).split(' ')
  return said(apart, isAsked) ?? said(words, isAsked)
}

function said(words: readonly string[], isAsked: boolean): Utterance | undefined {
  if (words.length > MOST_WORDS || words[0] === '') return undefined
  const found = new Set<Utterance>()
  for (let at = 0; at < words.length; ) {
    const length = longestAt(words, at, isAsked)
    if (length === 0) return undefined
    const utterance = meaningOf(words.slice(at, at + length).join(' '), isAsked)
    if (utterance) found.add(utterance)
    at += length
  }
  return UTTERANCES.findLast(utterance => found.has(utterance))
}

function longestAt(words: readonly string[], at: number, isAsked: boolean): number {
  for (let length = Math.min(MOST_OF_PHRASE, words.length - at); length > 0; length--)
    if (meaningOf(words.slice(at, at + length).join(' '), isAsked) !== undefined) return length
  return 0
}

function meaningOf(phrase: string, isAsked: boolean): Utterance | null | undefined {
  const asked = isAsked ? UTTERANCE_OF.get(`${phrase}?`) : undefined
  return asked ?? UTTERANCE_OF.get(phrase)
}

const MOST_WORDS = 12
const MOST_OF_PHRASE = 7

/** Thanks and the like; what could as well greet, or agree to nothing, is none before anything was asked. */
export function courtesyOf(text: string, { isFirst }: { isFirst: boolean }): Courtesy | undefined {
  const utterance = utteranceOf(text)
  const courtesy = COURTESIES.find(each => each === utterance)
  const isOfNothing = isFirst && courtesy !== undefined && (OF_ANSWERS.has(courtesy) || GREETING.test(text))
  return isOfNothing ? undefined : courtesy
}

const OF_ANSWERS: ReadonlySet<Courtesy> = new Set(['assent', 'praise', 'restart'])
const GREETING = /^\W*(salut|ciao|servus|ta)\W*$/i

/** What it asks of the answer before: how sure that is, or how many there are; undefined where it asks something else. */
export function askedOfAnswer(text: string): readonly Span[] | undefined {
  const utterance = utteranceOf(text)
  const span = { ...UNSAID, to: 1, typed: text }
  if (utterance === 'doubt') return [{ ...span, said: 'are you sure', meaning: { is: 'aspect', aspect: 'confidence' } }]
  if (utterance !== 'all') return undefined
  return [
    { ...span, said: 'how many', meaning: { is: 'ask', ask: 'count' } },
    { ...span, from: 1, to: 1, typed: '', said: 'of them', meaning: { is: 'pronoun', of: 'spots' } },
  ]
}

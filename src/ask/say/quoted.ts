import type { Spot } from '../../spots/spot.ts'
import { withFullStop } from '../../text/english.ts'
import { phraseOf } from '../../text/phrase.ts'
import { sentencesOf } from '../../text/sentences.ts'
import type { Unrecorded } from '../query.ts'

/** Quotes the sentence of the description that has the word; no field holds such a fact, nor does one word tell of its absence. */
export function quoted({ word, isNegated }: Unrecorded, { name, description = '' }: Spot): string | undefined {
  const found = isNegated ? undefined : sentenceWith(word, description)
  return found === undefined ? undefined : withFullStop(`The description of ${name} says: ${found}`)
}

/** Returns the sentence of a description that has a word, or tells the size that is asked for. */
export function sentenceWith(word: string, description: string): string | undefined {
  const isOfSize = SIZE_WORD.test(word)
  return stemsOf(description).find(({ text, stems }) => (isOfSize ? SIZE.test(text) : stems.has(stem(word))))?.text
}

type StemmedSentence = { text: string; stems: ReadonlySet<string> }

let stemmed: { description: string; sentences: readonly StemmedSentence[] } = { description: '', sentences: [] }

/** The words of each sentence; many words are looked up in the same description in turn. */
function stemsOf(description: string): readonly StemmedSentence[] {
  if (stemmed.description !== description) {
    const sentences = sentencesOf(description).map(text => ({
      text,
      stems: new Set(phraseOf(text).split(' ').map(stem)),
    }))
    stemmed = { description, sentences }
  }
  return stemmed.sentences
}

/** "How big", "the area": a sentence that tells it does so in one of the units. */
const SIZE_WORD = /^((how )?(big|large|small|extensive)|(the )?(size|area)( of)?|hectares?|acres?|extent)( is| are)?$/i
const SIZE = /\b(hectares?|square kilomet(re|er)s|acres?)\b|km²/i

function stem(word: string): string {
  return word.replace(/(es|s)$/, '')
}

import type { Answer } from '../../ask/question.ts'
import { voiceOf } from '../../ask/say/foreign/voice.ts'
import { isForeign } from '../../ask/vocabulary/languages/languages.ts'
import type { Index } from '../../index/types.ts'
import type { Spot } from '../../spots/spot.ts'
import { firstSentence, sentencesOf } from '../../text/sentences.ts'
import { html, type Content } from '../html.ts'

/** Shorter ones may be words of the answer's own language. */
const LEAST_LENGTH = 10

/** Writes a part of the sentence at a place of an answer. */
type Write = (text: string, at: number) => Content

/** Marks what stays in English in an answer of another language: texts of the catalogue, and what can be said in English alone. */
export function writtenIn({ sentences, docs, understood: { language } }: Answer, index: Index): Write {
  if (!isForeign(language)) return text => text
  const { englishOnly } = voiceOf(language).say
  const lastOwn = sentences.findIndex(sentence => sentence.includes(englishOnly))
  const texts = [...new Set(docs.flatMap(doc => textsOf(index.spot(doc))))].sort((a, b) => b.length - a.length)
  return (text, at) => (lastOwn >= 0 && at > lastOwn ? english(text) : marked(text, texts))
}

function textsOf({ description, transportation }: Spot): string[] {
  const texts = [description, transportation].filter(text => text !== undefined && text !== null)
  return texts
    .flatMap(text => [text, firstSentence(text), ...sentencesOf(text)])
    .filter(({ length }) => length >= LEAST_LENGTH)
}

/** `texts`: the longest first. */
function marked(text: string, texts: readonly string[]): Content {
  const found = texts.find(known => text.includes(known))
  if (found === undefined) return text
  const at = text.indexOf(found)
  return [marked(text.slice(0, at), texts), english(found), marked(text.slice(at + found.length), texts)]
}

function english(text: string): Content {
  return html`<span lang="en">${text}</span>`
}

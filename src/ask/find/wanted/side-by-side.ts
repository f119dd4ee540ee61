import { type Bitset, bitsetOf, firstDocs } from '../../../arrays/bitset.ts'
import type { Index } from '../../../index/types.ts'
import { stemOf } from '../../../text/tokenize.ts'
import { phraseOf } from '../../../text/phrase.ts'

/** Returns the spots whose texts hold the words; two words side by side: "brown bears" is no text of a brown river with bears. */
export function docsOfWords(words: string, index: Index): Bitset {
  const docs = index.docs({ literally: words })
  const stems = stemsOf(words)
  if (!TWO_WORDS.test(words)) return docs
  const isSideBySide = (doc: number) => {
    const { name, description, place } = index.spot(doc)
    return [name, description ?? '', place ?? ''].some(text => ` ${stemsOf(text)} `.includes(` ${stems} `))
  }
  const read = firstDocs(docs, MOST_TEXTS + 1)
  return read.length > MOST_TEXTS ? docs : bitsetOf(read.filter(isSideBySide), index.count)
}

/** Texts that are read again; of more all that hold both words are told, lest some be left out unsaid. */
const MOST_TEXTS = 500
const TWO_WORDS = /^\p{L}{3,} \p{L}{3,}$/u

function stemsOf(text: string): string {
  return phraseOf(text).split(' ').map(stemOf).join(' ')
}

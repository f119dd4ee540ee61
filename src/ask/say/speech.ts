import type { Doc } from '../../index/types.ts'
import { withoutYes } from './account.ts'

/** What is said, sentence by sentence, and the spots it speaks of, in that order. */
export type Speech = { sentences: readonly string[]; docs: readonly Doc[] }

export function speech(sentences: readonly string[], docs: readonly Doc[] = []): Speech {
  return { sentences, docs: [...new Set(docs)] }
}

export function joined(parts: readonly Speech[]): Speech {
  return speech(
    parts.flatMap(({ sentences }) => sentences),
    parts.flatMap(({ docs }) => docs),
  )
}

/** Says what is the same of several spots once. */
export function once({ sentences, docs }: Speech): Speech {
  return { sentences: [...new Set(sentences)], docs }
}

/** Tells whether lines of a list are said. */
export function isList({ sentences }: Speech): boolean {
  return sentences.some(sentence => sentence.startsWith('\n'))
}

/** Says one thing behind another, behind its list where it has one. */
export function inTurn(first: Speech, next: Speech): Speech {
  return joined([first, isList(first) ? onNewLine(next) : next])
}

/** Says more of the same, behind the list where there is one. */
export function withBeside(said: Speech, sentences: readonly string[]): Speech {
  if (sentences.length === 0) return said
  return inTurn(said, speech(sentences))
}

/** Behind a list. */
export function onNewLine(said: Speech): Speech {
  const { sentences, docs } = said
  const [first, ...rest] = sentences
  if (first === undefined) return said
  return speech([first.startsWith('\n') ? first : `\n${first}`, ...rest], docs)
}

/**
 * Says the answer to a second question behind that to the first, without what that has said. A list of both stands behind the
 * first; of two numbers behind the second.
 */
export function withMore(said: Speech, second: Speech, areNumbers: boolean): Speech {
  const before = new Set(said.sentences.map(sentence => sentence.trim()))
  if (second.sentences.every(sentence => before.has(sentence.trim()))) return joined([said, speech([], second.docs)])
  return areNumbers ? inTurn(withoutListOf(second, said), second) : inTurn(said, withoutListOf(said, second))
}

/** What is said without the list that the other has, too: "there are 9 forests in Sweden" leads to none any more. */
function withoutListOf(other: Speech, said: Speech): Speech {
  const again = new Set([...other.sentences, ...other.sentences.map(withoutYes)])
  const [first = '', ...rest] = said.sentences
  const lines = rest.filter(sentence => sentence.startsWith('\n- '))
  const isSame = said.docs.join() === other.docs.join() && lines.every(line => again.has(line))
  if (!isSame || said.docs.length === 0) return said
  const told = rest.filter(sentence => !again.has(sentence) && !LEADS_IN.test(sentence))
  const leading = again.has(first) ? [] : [first.replace(LEADS_IN, '.')]
  return speech([...leading, ...told], said.docs)
}

/** "The 5 quietest:", "il y a 2 lacs :". */
const LEADS_IN = /[\s\u00A0\u202F]*:$/u

/** What comes before a figure: whether it is as asked, where that is asked and known. */
export function yesOrNo(is: boolean | null): string {
  return is === null ? '' : is ? 'Yes, ' : 'No, '
}

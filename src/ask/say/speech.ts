import type { Doc } from '../../index/types.ts'

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
export function onNewLine({ sentences: [first = '', ...rest], docs }: Speech): Speech {
  return speech([`\n${first}`, ...rest], docs)
}

/** Leaves out of a number the spots that the number behind it lists, too: "how many are there, and how many are free?" of which all are. */
export function withoutListOf(next: Speech, said: Speech): Speech {
  const again = new Set(next.sentences)
  const [counted = '', ...rest] = said.sentences
  const lines = rest.filter(sentence => sentence.startsWith('\n'))
  const isSame = said.docs.join() === next.docs.join() && lines.every(line => again.has(line))
  if (!isSame || said.docs.length === 0) return said
  const told = rest.filter(sentence => !again.has(sentence) && !LEADS_IN.test(sentence))
  return speech([counted.replace(LEADS_IN, '.'), ...told], said.docs)
}

/** "The 5 quietest:", "il y a 2 lacs :". */
const LEADS_IN = /[\s\u00A0\u202F]*:$/u

/** The answer to a second question behind that to the first, without what that has said. */
export function withMore(said: Speech, second: Speech): Speech {
  const more = withoutRepeated(second, said)
  if (more.sentences.length === 0) return joined([said, more])
  return joined([said, isList(said) ? onNewLine(more) : more])
}

/** What was not said before: of a list that was, neither the lines nor what leads to them; of the same words, nothing. */
function withoutRepeated({ sentences, docs }: Speech, before: Speech): Speech {
  const said = new Set(before.sentences.map(sentence => sentence.trim()))
  const isSaid = (sentence: string) => said.has(sentence.trim())
  const isSame = sentences.every(isSaid)
  if (isSame) return speech([], docs)
  const lines = sentences.filter(isLine)
  const isSameList = lines.length > 0 && lines.length === before.sentences.filter(isLine).length && lines.every(isSaid)
  if (!isSameList) return { sentences, docs }
  return speech(
    sentences
      .filter((sentence, at) => !isLine(sentence) && !(isLead(sentence) && isLine(sentences[at + 1] ?? '')))
      .map(withFullStop),
    docs,
  )
}

function isLine(sentence: string): boolean {
  return sentence.startsWith('\n- ')
}

/** "The 5 quietest:". */
function isLead(sentence: string): boolean {
  return LEAD.test(sentence)
}

const LEAD =
  /^\s*((the|die|les|los|las|le|i|gli) \d+ |they are|es sind|ce sont|son|sono|by distance|in order|der reihe nach|dans l’ordre|en orden|in ordine).*:$/i

/** "There are 9 forests in Sweden:" leads to no list any more. */
function withFullStop(sentence: string): string {
  return sentence.replace(/\s*:$/, '.')
}

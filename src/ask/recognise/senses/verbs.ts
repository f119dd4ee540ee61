import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Meaning } from '../spans.ts'
import type { Token } from '../tokens.ts'

const NONE: Meaning = { is: 'stop', isContent: true }

/** Words that are things by themselves and are here what somebody does: "where can I hide", "do I have to reserve". */
const VERBS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...'hide train rock spring fall coast shelter'.split(' ').map(word => [word, NONE] as const),
  ['park', { is: 'feature', feature: 'parking' }],
  ['reserve', { is: 'off topic', subject: 'booking' }],
  ['book', { is: 'off topic', subject: 'booking' }],
])

/** Recognises a verb that looks like a thing. */
export const recogniseVerb: Recogniser = (tokens, at) => {
  const token = tokens[at]
  const meaning = VERBS.get(token?.folded ?? '')
  if (!token || token.source !== null || !meaning || !isVerb(tokens, at)) return undefined
  // "Hide a body".
  return (meaningAt(tokens, at)?.length ?? 1) > 1 ? undefined : { meaning, length: 1 }
}

/** Behind its subject, or "to" behind what one wants or where one may: "close to park" is near one. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  const [second, first] = [tokens[at - 2]?.folded ?? '', tokens[at - 1]?.folded ?? '']
  if (/^(need|must|should)$/.test(first) && /^(a|an|the)$/.test(second)) return false
  const isBefore = BEHIND.get(tokens[at]?.folded ?? '')?.test(tokens[at + 1]?.folded ?? '') === true
  // "I do not hide" and not "that is not coast".
  if (first === 'not') return AUXILIARY.test(second)
  return SUBJECT.test(first) || (first === 'to' && (isBefore || BEFORE_TO.test(second)))
}

/** What follows the verb and no thing: "to hide from". */
const BEHIND: ReadonlyMap<string, RegExp> = new Map([
  ['hide', /^(from|away|out)$/],
  ['shelter', /^from$/],
  ['train', /^for$/],
])
const SUBJECT = /^(i|we|you|they|can|could|will|would|may|must|should|might|let|lets|please|cannot)$/
const AUXILIARY = /^(do|does|did|can|could|will|would|may|must|should|might|to|rather|better)$/
const BEFORE_TO =
  /^(place|places|somewhere|anywhere|nowhere|where|spot|spots|want|wants|wanted|like|need|needs|able|going|have|has|had|possible|how|allowed|try|trying|wish|plan|planning|hope|hoping|us|me|it|necessary|required|best|easy)$/

import type { Recognised } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/** "Which pass in Andorra": the way over a ridge, where a word before it wants a noun; trains pass, and hours do. */
export function recognisePass(tokens: readonly Token[], at: number): Recognised | undefined {
  const isPass = /^pass(es)?$/.test(tokens[at]?.folded ?? '') && !/^\p{Lu}/u.test(tokens[at]?.text ?? '')
  if (!isPass || !BEFORE_NOUN.test(tokens[at - 1]?.folded ?? '')) return undefined
  return BEHIND_OTHER.test(tokens[at + 1]?.folded ?? '')
    ? undefined
    : { meaning: { is: 'feature', feature: 'saddle' }, length: 1 }
}

const BEFORE_NOUN =
  /^(a|an|the|which|what|any|every|each|many|some|quiet|quieter|quietest|silent|calm|peaceful|remote|high|higher|highest|lowest|loud|loudest|noisiest|nearest|closest|alpine|free)$/

/** A ski pass is bought; what passes by is no place. */
const BEHIND_OTHER = /^(by|through|over|away|overhead|me|us|for|holder|holders|price|office)$/

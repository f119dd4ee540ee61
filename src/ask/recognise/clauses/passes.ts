import type { Recognised, Seen } from '../name-recognisers.ts'
import type { Meaning, Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

/** "Which pass in Andorra": the way over a ridge, where a word before it wants a noun; trains pass, and hours do. */
export function recognisePass(tokens: readonly Token[], at: number, { spans }: Seen): Recognised | undefined {
  const token = tokens[at]
  const isBegun = at === 0 && token?.folded === 'passes'
  const isPass = /^pass(es)?$/.test(token?.folded ?? '') && (isBegun || !/^\p{Lu}/u.test(token?.text ?? ''))
  const isNoun = BEFORE_NOUN.test(tokens[at - 1]?.folded ?? '') || isNamedAlone(tokens, at, spans)
  if (!isPass || !isNoun) return undefined
  const isOver = tokens[at + 1]?.folded === 'over' && (tokens[at + 2]?.number ?? null) !== null
  return BEHIND_OTHER.test(tokens[at + 1]?.folded ?? '') && !isOver
    ? undefined
    : { meaning: { is: 'feature', feature: 'saddle' }, length: 1 }
}

/** "Passes in Andorra", "peaks or passes above 2,900 m", "huts near passes": begins what is asked, or stands beside another landscape. */
function isNamedAlone(tokens: readonly Token[], at: number, spans: readonly Span[]): boolean {
  if (tokens[at]?.folded !== 'passes' || tokens[at]?.foreign !== null) return false
  const [joint, other] = [spans.at(-1), spans.at(-2)]
  const isJoined = joint !== undefined && JOINTS.has(joint.meaning.is) && other?.meaning.is === 'feature'
  const isNear = joint?.meaning.is === 'relation' && joint.meaning.relation === 'near'
  if (at > 0 && !isJoined && !isNear) return false
  const next = tokens[at + 1]
  return next === undefined || next.folded === '' || BEHIND_NOUN.test(next.folded)
}

const JOINTS: ReadonlySet<Meaning['is']> = new Set(['or', 'and', 'comma'])
const BEHIND_NOUN = /^(in|near|above|below|over|under|with|without|where|around|between|higher|lower|of|on|and|or|at)$/

const BEFORE_NOUN =
  /^(a|an|the|which|what|any|every|each|many|some|quiet|quieter|quietest|silent|calm|peaceful|remote|high|higher|highest|lowest|loud|loudest|noisiest|nearest|closest|alpine|free)$/

/** A ski pass is bought; what passes by is no place. */
const BEHIND_OTHER = /^(by|through|over|away|overhead|me|us|for|holder|holders|price|office)$/

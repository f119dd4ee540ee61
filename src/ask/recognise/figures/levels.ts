import type { Bounds } from '../../query.ts'
import { comparatorAfterAt, comparatorAt } from '../lexicon.ts'
import { numberAt } from './numbers.ts'
import type { Found } from '../spans.ts'
import type { Token } from '../tokens.ts'
import type { Side } from '../../vocabulary/meanings.ts'

/** A limit on the level; `isStrict`: it does not hold of the limit itself. */
export type LevelBounds = Bounds & { isStrict?: true }

const BOUNDS: Readonly<Record<Side, (db: number) => LevelBounds>> = {
  least: db => ({ min: db, max: null, shown: `with ${db} dB of noise or more` }),
  above: db => ({ min: db, max: null, shown: `with more than ${db} dB of noise`, isStrict: true }),
  most: db => ({ min: null, max: db, shown: `with ${db} dB of noise or less` }),
  below: db => ({ min: null, max: db, shown: `with less than ${db} dB of noise`, isStrict: true }),
  exactly: db => ({ min: db - 0.5, max: db + 0.5, shown: `with ${db} dB of noise` }),
}

/** Recognises a noise level, dB(A) Lden: "under 30 dB", "less than 40 decibels of noise", "50 dB or more", "32 to 36 dB". */
export function levelAt(tokens: readonly Token[], at: number): Found<LevelBounds> {
  return rangeAt(tokens, at) ?? limitOfLevelAt(tokens, at)
}

/** "Between 32 and 36 dB", "from 32 dB to 36 dB", "32–36 dB": both ends. */
function rangeAt(tokens: readonly Token[], at: number): Found<LevelBounds> {
  const isBetween = /^(between|from|in between)$/.test(tokens[at]?.folded ?? '')
  const start = isBetween ? at + 1 : at
  const low = numberAt(tokens, start)
  if (!low) return undefined
  let next = start + low.length
  if (isUnit(tokens[next])) next++
  const joint = tokens[next]
  const isTo =
    /^(to|-|–|—)$/.test(joint?.folded || (joint?.text ?? '')) || /^(bis|à|a|al|ai)$/i.test(joint?.source?.text ?? '')
  const isJoined = isTo || (isBetween && joint?.folded === 'and')
  const high = isJoined ? numberAt(tokens, next + 1) : undefined
  const unit = next + 1 + (high?.length ?? 0)
  if (!high || high.value > LOUDEST_DB || low.value >= high.value || !isUnit(tokens[unit])) return undefined
  const end = restAt(tokens, unit + 1)
  const shown = `with ${low.value} to ${high.value} dB of noise`
  return { min: low.value, max: high.value, shown, length: end - at }
}

function isUnit(token: Token | undefined): boolean {
  return /^(db|dba|decibels?)$/.test(token?.folded ?? '')
}

/** Behind "dB (A) of noise". */
function restAt(tokens: readonly Token[], at: number): number {
  let next = at
  if (tokens[next]?.text === '(' && tokens[next + 2]?.text === ')') next += 3
  while (/^(of|noise|sound|lden|loud|in|level)$/.test(tokens[next]?.folded ?? '') && isOfNoise(tokens, next)) next++
  return next
}

function limitOfLevelAt(tokens: readonly Token[], at: number): Found<LevelBounds> {
  const before = comparatorAt(tokens, at)
  const start = at + (before?.length ?? 0)
  const number = numberAt(tokens, start)
  if (!number || number.value > LOUDEST_DB) return undefined
  let next = start + number.length
  if (!isUnit(tokens[next])) return undefined
  next++
  if (tokens[next]?.text === '(' && tokens[next + 2]?.text === ')') next += 3
  const after = before ? undefined : comparatorAfterAt(tokens, next)
  next += after?.length ?? 0
  while (/^(of|noise|sound|lden|loud|in|level)$/.test(tokens[next]?.folded ?? '') && isOfNoise(tokens, next)) next++
  const side = before ? turned(before.meaning, tokens[at]) : (after?.meaning ?? 'most')
  return { ...BOUNDS[side](number.value), length: next - at }
}

const LOUDEST_DB = 200

/** "30 dB of noise", not "30 dB in Andorra". */
function isOfNoise(tokens: readonly Token[], at: number): boolean {
  const said = tokens[at]?.folded ?? ''
  return !/^(of|in)$/.test(said) || /^(noise|sound)$/.test(tokens[at + 1]?.folded ?? '')
}

/** "Quieter than" is above a rating and below a level. */
function turned(side: Side, token: Token | undefined): Side {
  const isOfRating = /^(quieter|calmer|louder|noisier)$/.test(token?.folded ?? '')
  if (!isOfRating) return side
  return side === 'above' ? 'below' : 'above'
}

import { fold } from '../../../text/fold.ts'
import type { Found, Span } from '../spans.ts'
import type { Token } from '../tokens.ts'
import { distanceAt } from './distances.ts'

/** Recognises how long a trail is to be: "trail under 5 km", "a 5 km loop"; "a trail within 5 km of Oslo" says how far it is. */
export function trailLengthAt(tokens: readonly Token[], at: number, spans: readonly Span[]): Found<object> {
  const found = distanceAt(tokens, at)
  const next = found && tokens[at + found.length]
  const isWalk = /^(walk|walking)$/.test(next?.folded ?? '')
  // "Under 500 m walk" is no height.
  if (!found || (!isWalk && (found.isHeight || tokens[at]?.folded === 'within'))) return undefined
  if (/^(of|from|to|away|off|around|by|with)$/.test(next?.folded ?? '')) return undefined
  const before = spans.findLast(({ meaning, said }) => meaning.is !== 'stop' && said !== 'of')
  const isBehind = before?.meaning.is === 'feature' && isTrail(before.typed)
  return isBehind || isTrail(next?.source?.text ?? next?.text ?? '') ? { length: found.length } : undefined
}

function isTrail(typed: string): boolean {
  return typed.split(' ').some(word => TRAIL.test(fold(word)))
}

const TRAIL =
  /^(trails?|hikes?|loops?|walks?|circuits?|(rund|wander)?weg|(rund)?wanderung(en)?|wanderwege|sentiers?|randos?|randonnees?|boucles?|balades?|senderos?|rutas?|caminatas?|sentier[oi]|escursion[ei]|passeggiat[ae]|camminat[ae])$/

import type { Span } from '../../../recognise/spans.ts'
import type { Said } from '../../polarity/marks.ts'

/** Drops the "ok" of "ok and the loudest one?": it permits nothing. */
export function withoutOk({ spans }: Said): readonly Span[] {
  const [ok, joint] = spans
  const isJoined = joint?.meaning.is === 'and' || joint?.meaning.is === 'follow' || joint?.meaning.is === 'comma'
  return ok && OK.test(ok.typed) && isJoined ? spans.slice(joint.meaning.is === 'comma' ? 2 : 1) : spans
}

const OK = /^(ok|okay|alright|gut|na gut|bon|d accord|vale|bueno|va bene|bene)$/i

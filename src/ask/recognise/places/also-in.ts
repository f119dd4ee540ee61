import { fold } from '../../../text/fold.ts'
import { FILLER, type Span } from '../spans.ts'

/**
 * Reads "near Milan, also in Switzerland" as near Milan, on whichever side of the border: what may be there, too, restricts
 * nothing that a place before says. "Quiet lakes, also in Switzerland" names the only place.
 */
export function withAlsoIn(spans: readonly Span[]): readonly Span[] {
  const also = spans.findIndex((span, at) => ALSO.test(fold(span.typed)) && isNear(spans.slice(0, at)))
  const inside = also === -1 ? -1 : spans.findIndex((span, at) => at > also && !isSmall(span))
  const relation = spans[inside]?.meaning
  if (relation?.is !== 'relation' || relation.relation !== 'in') return spans
  const name = spans.findIndex((span, at) => at > inside && !isSmall(span))
  const place = spans[name]?.meaning
  if (place?.is !== 'name' || place.named.region === null) return spans
  return spans.map((span, at) => (at >= also && at <= name ? { ...span, meaning: FILLER, corrected: null } : span))
}

const ALSO = /^(also|even|possibly also|auch|gerne? auch|auch gerne?|anche|pure|aussi|egalement|tambien|incluso)$/

/** A place before, around which is looked. */
function isNear(before: readonly Span[]): boolean {
  const near = before.findIndex(
    ({ meaning }) => meaning.is === 'distance' || (meaning.is === 'relation' && meaning.relation === 'near'),
  )
  return near !== -1 && before.slice(near).some(({ meaning }) => meaning.is === 'name')
}

function isSmall({ meaning }: Span): boolean {
  return meaning.is === 'stop' && !meaning.isContent
}

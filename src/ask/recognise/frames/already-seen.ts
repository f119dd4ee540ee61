import { isAtEnd, type Span } from '../spans.ts'

/**
 * Takes "lakes I have already visited", "ein See, wo ich schon war" as what nobody here knows, so that it is named: which spots
 * somebody has seen. Where a name is said behind it, that is left out of what is looked for.
 */
export function withAlreadySeen(spans: readonly Span[]): readonly Span[] {
  const run = [...spans.keys()].flatMap(at => runAt(spans, at) ?? [])[0]
  if (!run) return spans
  return spans.map((span, at) =>
    at >= run.from && at < run.to && span.meaning.is === 'stop'
      ? { ...span, meaning: { is: 'stop', isContent: true } }
      : span,
  )
}

function runAt(spans: readonly Span[], at: number): { from: number; to: number } | undefined {
  if (!isLed(spans, at)) return undefined
  let typed = ''
  let to: number | undefined
  for (let end = at; end < Math.min(spans.length, at + LONGEST_RUN); end++) {
    typed = `${typed} ${spans[end]?.typed ?? ''}`.trim()
    if (SEEN.test(typed)) to = end + 1
  }
  return to === undefined || !isAtEnd(spans[to]) ? undefined : { from: at, to }
}

const LONGEST_RUN = 7
const SEEN =
  /^(i|we) ((have|ve|'ve) )?((already|not|never|ever|yet|before) )*(visited|seen|explored|hiked|been to|been at|been)( (already|before|yet))?$|^(ich|wir) ((schon|bereits|noch nie|nie|noch nicht) )*(war|waren|gesehen|besucht|kenne|kennen|gesehen habe|gesehen haben|besucht habe|besucht haben|gewesen bin|gewesen sind)$/i

/** Behind what is looked for, or a place. */
function isLed(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(({ typed, meaning }) => meaning.is !== 'comma' && !JOINS.test(typed))
  return before !== undefined && /^(generic|feature|name)$/.test(before.meaning.is)
}

const JOINS = /^(that|which|where|in|an|wo|wohin|die|den|der|das|denen|dem)$/i

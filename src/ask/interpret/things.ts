import type { Span } from '../recognise/spans.ts'

/** "Huts in Andorra", "refugios en Andorra": the first word is a thing that many places have, and is what is looked for. */
export function isHeadFirst(spans: readonly Span[]): boolean {
  const at = spans.findIndex(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'ask' && meaning.is !== 'sign')
  const [first, next] = [spans[at], spans[at + 1]]
  const isHead = first !== undefined && isThing(first) && first.isPlural
  return isHead && next?.meaning.is === 'relation' && !/^(for|of|to)$/i.test(next.said)
}

/** "A picnic site next to it": looked for; "is there one" may ask of what was shown. */
export function isThingSaid(spans: readonly Span[]): boolean {
  return spans.some(isThing) && !spans.some(({ meaning }) => meaning.is === 'ask')
}

function isThing({ meaning }: Span): boolean {
  return meaning.is === 'feature' && THINGS.has(meaning.feature)
}

/** What a spot can be by itself, and not only have. */
const THINGS: ReadonlySet<string> = new Set(['hut', 'shelter', 'firepit', 'bird-hide', 'picnic'])

import type { Span } from '../../recognise/spans.ts'

/** "Sarek oder der Harz": the tables of other languages have "in the Harz" for the name alone, which is joined to another. */
export function isRelationOfOther(spans: readonly Span[], at: number): boolean {
  const [before, joint] = [spans[at - 1], spans.slice(0, at - 1).findLastIndex(({ meaning }) => meaning.is !== 'stop')]
  return (
    before?.meaning.is === 'relation' &&
    before.typed === spans[at]?.typed &&
    /^(or|comma)$/.test(spans[joint]?.meaning.is ?? '') &&
    /^(name|spot)$/.test(spans[joint - 1]?.meaning.is ?? '')
  )
}

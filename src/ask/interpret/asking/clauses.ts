import type { Span } from '../../recognise/spans.ts'

/** Splits a question into clauses at "and", commas and ends of sentences: the numbers of the spans of each. */
export function clausesOf(spans: readonly Span[]): number[][] {
  const clauses: number[][] = [[]]
  for (const [at, span] of spans.entries()) {
    if (isBetweenClauses(span)) clauses.push([])
    clauses.at(-1)?.push(at)
  }
  return clauses
}

function isBetweenClauses({ meaning, said }: Span): boolean {
  // "E dove posso andare", which is one phrase.
  if (meaning.is === 'follow') return /^and (where|how|what|which|who|when|why)\b/i.test(said)
  return meaning.is === 'and' || meaning.is === 'comma' || (meaning.is === 'sign' && /^[.?!;]$/.test(said))
}

/** Tells whether a kind of place is one that no verb of its clause asks for: "which lake, A or B, is quieter". */
export function isBareKind(spans: readonly Span[], at: number, clause: readonly number[]): boolean {
  return (
    spans[at]?.meaning.is === 'feature' && !clause.some(each => each < at && ASKS_FOR.test(spans[each]?.said ?? ''))
  )
}

const ASKS_FOR =
  /^(there|is there|are there|has|have|having|can|can i|may|could|is|are|does|do|with|possible|allowed)\b/i

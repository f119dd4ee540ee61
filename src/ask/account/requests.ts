import type { Span } from '../recognise/spans.ts'

/** Tells whether a request begins at a span: "I'm travelling and WOULD LIKE a park", "so ARE THERE lakes". */
export function beginsRequest(spans: readonly Span[], at: number): boolean {
  const { meaning, said } = spans[at] ?? { meaning: { is: 'sign' } as const, said: '' }
  if (meaning.is === 'ask') return meaning.ask === 'exists' || meaning.ask === 'where'
  if (/^like$/i.test(said)) return /(^would|['’]d|^d)$/i.test(spans[at - 1]?.said ?? '')
  return BEGINS_REQUEST.test(said)
}

const BEGINS_REQUEST =
  /^(suggest|recommend|find|show|list|whether|if|wondering|wonder|need|want|looking|seeking|searching)$/i

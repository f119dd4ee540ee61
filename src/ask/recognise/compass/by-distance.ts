import { isAtEnd, type Span, merged } from '../spans.ts'

/** Reads "near Oslo by distance" as ordered by it; "by distance to Oslo" says from where. */
export function withByDistance(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'distance')
  const isBy = BY.test(spans[at - 1]?.typed ?? '')
  if (at < 1 || !isBy || !spans.slice(0, at - 1).some(isPlace) || !isEnd(spans[at + 1])) return spans
  return spans.toSpliced(at - 1, 2, merged(spans.slice(at - 1, at + 1), { is: 'superlative', by: 'distance' }))
}

const BY = /^(by|nach|par|por|per)$/i

function isPlace({ meaning }: Span): boolean {
  return meaning.is === 'name' || meaning.is === 'coordinates'
}

/** "By distance to Oslo". */
function isEnd(next: Span | undefined): boolean {
  return isAtEnd(next) && next?.meaning.is !== 'relation'
}

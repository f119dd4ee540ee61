import { FILLER, type Span } from '../spans.ts'

/**
 * Reads "from each other" beside the distance between two that are named as what that says anyway; so with "from one to the other"
 * of two that were spoken of.
 */
export function withEachOther(spans: readonly Span[]): readonly Span[] {
  const isDistance = spans.some(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'distance')
  const names = spans.filter(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot')
  if (!isDistance || names.length === 1) return spans
  const said = names.length === 0 ? ONE_TO_OTHER : EACH_OTHER
  const from = spans.findIndex((_, at) => lengthAt(spans, at, said) > 0)
  const to = from + (from === -1 ? 0 : lengthAt(spans, from, said))
  return spans.map((span, at) => (at >= from && at < to ? { ...span, said: 'the', meaning: FILLER } : span))
}

function lengthAt(spans: readonly Span[], at: number, said: RegExp): number {
  const words = (length: number) =>
    spans
      .slice(at, at + length)
      .map(({ typed }) => typed)
      .join(' ')
  return LENGTHS.find(length => said.test(words(length))) ?? 0
}

const LENGTHS = [5, 4, 3, 2, 1]

const EACH_OTHER =
  /^(from (each other|one another)|voneinander|l une? de l autre|((el|la) )?un[oa] del? (la )?otr[oa]|entre sí|l un[oa] dall altr[oa]|tra loro)$/i

const ONE_TO_OTHER =
  /^((from )?(the )?one (of them )?to the other( one)?|eine[nmr] (zum|zur|zu dem) ander(e[nr]|n)|(l )?une? à l autre|un[oa] (al|a la|a) otr[oa]|un[oa] all altr[oa])$/i

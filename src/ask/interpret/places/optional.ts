import type { Span } from '../../recognise/spans.ts'

/** "It doesn't have to be Norway": neither there nor elsewhere. */
export function isOptional(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(Math.max(0, at - OPTIONAL_REACH), at)
  return OPTIONAL.test(before.map(({ typed }) => typed).join(' '))
}

const OPTIONAL_REACH = 7
const OPTIONAL =
  /(not|n't|nt) ((have|need) to be|need be|necessarily)( in)?$|muss (es )?nicht (unbedingt )?(in )?$|muss (es )?nicht( unbedingt)?( in)?$|pas (forcément|nécessairement)( en| au| aux)?$|no (tiene que|hace falta que) (ser|sea)( en)?$|non (deve|dev’essere|deve essere)( per forza)?( in)?$/i

import { type Condition, isWhere, type Query } from '../../../query.ts'
import { isFiller, merged, type Span } from '../../../recognise/spans.ts'

/** Reads "and above 2500?", "und unter 30?" behind a limit of heights or of noise as such a limit, and "under 200 m" behind heights as no distance. */
export function withLimitAgain(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const at = spans.findIndex(isBareLimit)
  if (at !== -1) return withUnit(spans, at, before)
  const height = spans.findIndex(isLowHeight)
  if (height === -1 || !spans.every((span, i) => i === height || isBeside(span))) return spans
  return limitOf(before())?.on === 'elevation'
    ? spans.map((span, i) => (i === height ? { ...span, meaning: ofHeight(span.meaning) } : span))
    : spans
}

/** A number without its unit, where nothing else is said. */
function withUnit(spans: readonly Span[], at: number, before: () => Query | null): readonly Span[] {
  const said = spans.slice(at, at + 2)
  const [side, number] = said
  const isAlone = spans.every((span, i) => i === at || i === at + 1 || isBeside(span))
  if (number?.meaning.is !== 'number' || !side || !isAlone) return spans
  const limit = limitOf(before())
  const { value } = number.meaning
  const isAbove = ABOVE.test(side.said)
  if (limit?.on === 'elevation') {
    const height = { is: 'distance', km: value / 1000, fromKm: 0, isHeight: true, isOfHeights: true } as const
    const meaning = { ...height, side: isAbove ? 'above' : 'below' } as const
    return spans.toSpliced(at, 2, merged(said, meaning, `${side.said} ${value} m`))
  }
  if (limit?.on !== 'level' || value > LOUDEST_DB) return spans
  const shown = `with ${isAbove ? 'more' : 'less'} than ${value} dB of noise`
  const bounds = isAbove ? { min: value, max: null } : { min: null, max: value }
  const level = { is: 'level', ...bounds, shown, isStrict: true } as const
  return spans.toSpliced(at, 2, merged(said, level, `${side.said} ${value} dB`))
}

const LOUDEST_DB = 200

/** The limit that was asked for last, of spots that were looked for. */
function limitOf(query: Query | null): Condition | undefined {
  const conditions = query && query.subjects.length === 0 ? query.conditions : []
  return conditions.findLast(
    each => !isWhere(each) && !each.isNegated && (each.on === 'elevation' || each.on === 'level'),
  )
}

function isBareLimit({ said }: Span, at: number, spans: readonly Span[]): boolean {
  return SIDE.test(said) && spans[at + 1]?.meaning.is === 'number'
}

const ABOVE = /^(above|over)$/i
const SIDE = /^(above|over|below|under)$/i

function isLowHeight({ meaning }: Span): boolean {
  return meaning.is === 'distance' && meaning.isHeight && (meaning.side === 'below' || meaning.side === 'above')
}

function ofHeight(meaning: Span['meaning']): Span['meaning'] {
  return meaning.is === 'distance' ? { ...meaning, isOfHeights: true } : meaning
}

/** "And", "what about", "only those". */
function isBeside(span: Span): boolean {
  const { meaning } = span
  if (meaning.is === 'follow') return meaning.as !== 'more'
  return isFiller(span) || meaning.is === 'and' || meaning.is === 'sign' || meaning.is === 'comma' || isThose(span)
}

function isThose({ meaning }: Span): boolean {
  return (meaning.is === 'pronoun' && meaning.of === 'spots') || meaning.is === 'generic'
}

import { isWhere, type Query } from '../../../query.ts'
import { isElliptic } from './ellipsis.ts'
import { isFiller, type Span } from '../../../recognise/spans.ts'

/**
 * What points at a place where none was spoken of, as typed: the "it" of "is it quiet?", the "there" of "can I camp there?", "this
 * place". Nothing of what is beside it is a yes then. "Is it allowed to camp?" points at nothing.
 */
export function ofNothingIn(
  spans: readonly Span[],
  { kind, isYesNo, conditions, subjects, unknownPlace }: Query,
): string[] {
  // "Anywhere in Canada where they are allowed?"
  if (isElliptic(spans)) return spans.filter(isOfThem).map(({ typed }) => typed)
  const isElse = kind !== 'find' || subjects.length > 0 || unknownPlace !== null || conditions.some(isWhere)
  if (isElse || conditions.length !== 1) return []
  const said = spans.filter(({ meaning }) => meaning.is !== 'sign')
  const pointing = said.filter((span, at) => isPointing(span) || isThisPlace(said, at))
  const isOnly = said.every(
    (span, at) => isFiller(span) || isPointing(span) || isThisPlace(said, at) || OF_FACT.has(span.meaning.is),
  )
  const facts = said.filter(({ meaning: { is } }) => OF_FACT.has(is) && is !== 'ask' && is !== 'allowed')
  const isAsked = isYesNo || VERB.test(said[0]?.typed ?? '')
  return isAsked && isOnly && facts.length === 1 ? pointing.map(({ typed }) => typed) : []
}

function isOfThem({ meaning }: Span): boolean {
  return meaning.is === 'pronoun' && meaning.of === 'spots'
}

function isPointing({ meaning }: Span): boolean {
  return meaning.is === 'pronoun' && meaning.of !== 'spots'
}

/** "This place", "dieser Ort". */
function isThisPlace(spans: readonly Span[], at: number): boolean {
  return spans[at]?.meaning.is === 'generic' && THIS.test(spans[at - 1]?.typed ?? '')
}

const THIS = /^(this|that|diese[rs]?|cet|ce|cette|est[ea]|es[ea]|quest[oa])$/i
const VERB = /^(is|can|may|does|ist|kann|darf|est|peut|se puede|es|está|hay|è|si può)/i
const OF_FACT: ReadonlySet<Span['meaning']['is']> = new Set([
  'quality',
  'access',
  'feature',
  'fire',
  'transport',
  'ask',
  'allowed',
])

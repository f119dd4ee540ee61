import { namesSpot, type Span, UNSAID } from '../../recognise/spans.ts'

/** Reads "anything quieter within 150 km of Sarek" as quieter than Sarek: nothing else is said that it is to be quieter than. */
export function withQuieterAround(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ meaning }) => meaning.is === 'comparative' && COMPARED.has(meaning.to))
  const more = spans[at]
  const names = spans.filter(({ meaning }) => NAMES.has(meaning.is))
  const [name] = names
  if (!more || !name || names.length > 1 || !isOneSpot(name)) return spans
  const named = spans.indexOf(name)
  const [distance, relation] = spans.slice(named - 2, named)
  const isWithin = distance?.meaning.is === 'distance' && relation?.meaning.is === 'relation'
  if (named - 2 <= at || !isWithin || spans.some(isOfOther)) return spans
  const unsaid = { ...UNSAID, from: more.to, to: more.to }
  const than: Span = { ...unsaid, meaning: { is: 'ask', ask: 'compare' }, said: 'than' }
  return spans.toSpliced(at + 1, 0, than, { ...name, from: more.to, to: more.to, typed: '' })
}

const COMPARED: ReadonlySet<string> = new Set(['quieter', 'louder', 'higher', 'lower'])
const NAMES: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'spot', 'coordinates', 'box', 'here'])

function isOneSpot(span: Span): boolean {
  const { meaning } = span
  const docs = meaning.is === 'name' ? meaning.named.spots : meaning.is === 'spot' ? meaning.docs : []
  return namesSpot(span) && docs.length === 1
}

/** Compares with what is said, or asks of what was spoken of. */
function isOfOther({ meaning }: Span): boolean {
  return (meaning.is === 'ask' && meaning.ask === 'compare') || meaning.is === 'pronoun' || meaning.is === 'or'
}

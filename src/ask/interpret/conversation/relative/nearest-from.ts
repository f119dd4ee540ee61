import { namesSpot, type Span, UNSAID } from '../../../recognise/spans.ts'

/**
 * Reads "how far is Sarek from the nearest quiet lake", "the distance between Sarek and the closest lake" as "how far is the
 * nearest quiet lake from Sarek": what is nearest is looked for, and its distance told.
 */
export function withNearestFrom(spans: readonly Span[]): readonly Span[] {
  const asked = spans.findIndex(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'distance')
  const nearest = spans.findIndex(({ meaning }) => meaning.is === 'superlative' && meaning.by === 'distance')
  const names = spans.flatMap((span, at) => (isNamed(span) ? [at] : []))
  const [name = -1, ...others] = names
  const named = spans[name]
  if (asked === -1 || nearest < name || name < asked || others.length > 0 || !named) return spans
  if (!spans.slice(name, nearest).some(isBetween) || !spans.slice(nearest).some(isKind)) return spans
  const sought = spans.slice(nearest).filter(({ meaning }) => meaning.is !== 'relation')
  const from: Span = {
    ...UNSAID,
    meaning: { is: 'relation', relation: 'from' },
    said: 'from',
    from: named.from,
    to: named.from,
  }
  return [...spans.slice(0, asked + 1), ...sought, from, named]
}

function isNamed(span: Span): boolean {
  return namesSpot(span) || span.meaning.is === 'name' || span.meaning.is === 'coordinates'
}

/** What stands between the two ends: "from", "to", "and", "zum". */
function isBetween({ meaning }: Span): boolean {
  return meaning.is === 'relation' || meaning.is === 'and'
}

function isKind({ meaning }: Span): boolean {
  return meaning.is === 'generic' || meaning.is === 'feature' || meaning.is === 'quality'
}

// What a query holds that only one of its words can have brought: that it would be another query without that word need not be
// read to be told.
import type { Condition, Query } from '../query.ts'
import type { Span } from '../recognise/spans.ts'

/** Tells of the spans of a query which were evidently applied: what they say is in it, and no other span says it. */
export function evidentIn(spans: readonly Span[], query: Query): (at: number) => boolean {
  const held = heldBy(query)
  const said = spans.map(whatIsSaid)
  return at => {
    const own = said[at]
    return own !== undefined && held.has(own) && said.indexOf(own) === said.lastIndexOf(own)
  }
}

/** What a span brings into a query as it stands; undefined of what may come of other words, too. */
function whatIsSaid({ meaning }: Span): string | undefined {
  switch (meaning.is) {
    case 'feature':
      return `feature ${meaning.feature}`
    case 'access':
      return `access ${meaning.access}`
    case 'fire':
      return `fire ${meaning.fire}`
    case 'rating':
      return `rating ${meaning.shown}`
    case 'quality':
      return `quality ${meaning.quality}`
    case 'name':
    case 'spot':
      return `name ${lettersOf(meaning.phrase)}`
    default:
      return undefined
  }
}

function heldBy({ subjects, conditions, wishes, first }: Query): ReadonlySet<string> {
  return new Set([
    ...subjects.map(({ phrase }) => `name ${lettersOf(phrase)}`),
    ...[...conditions, ...wishes].flatMap(heldByCondition),
    ...(first ? heldBy(first) : []),
  ])
}

function heldByCondition(condition: Condition): readonly string[] {
  switch (condition.on) {
    case 'feature':
      return condition.any.map(feature => `feature ${feature}`)
    case 'access':
      return [`access ${condition.access}`]
    case 'fire':
      return [`fire ${condition.fire}`]
    case 'rating':
      return [condition.quality === null ? `rating ${condition.shown}` : `quality ${condition.quality}`]
    case 'place':
    case 'around':
      return condition.places.map(({ name }) => `name ${lettersOf(name)}`)
    case 'near':
      return [`name ${lettersOf(condition.place.name)}`]
    default:
      return []
  }
}

function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

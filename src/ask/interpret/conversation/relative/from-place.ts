import type { Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'

/**
 * Measures from the place that was named before: "how far is it from the city" from the town, "how far is it?" from where
 * the spots were to be near.
 */
export function fromPlace(
  aspects: Reading['aspects'],
  before: Query,
  { isOfTown }: Reading['reference'],
): Reading['aspects'] {
  const place = isOfTown ? townIn(before) : (nearIn(before) ?? (before.listed ? nearIn(before.listed) : undefined))
  return place ? aspects.map(aspect => (aspect.of === 'location' ? { of: 'distance to', place } : aspect)) : aspects
}

/** "How far is the first from the city?" of a list near that city. */
export function fromTown({ query, reference }: Reading, before: Query): Query {
  const isOfTown = reference.isOfTown && query.subjects.length > 0
  return isOfTown ? { ...query, aspects: fromPlace(query.aspects, before, reference) } : query
}

function townIn({ conditions, silenceAt }: Query) {
  const places = conditions.flatMap(condition =>
    condition.on === 'near' ? [condition.place] : condition.on === 'place' ? condition.places : [],
  )
  return [...(silenceAt ? [silenceAt] : []), ...places].find(({ kind }) => kind === 'settlement')
}

function nearIn({ conditions }: Query) {
  const [place] = conditions.flatMap(each => (each.on === 'near' && !each.isNegated ? [each.place] : []))
  return place
}

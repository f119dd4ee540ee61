import type { Condition, Query } from '../query.ts'
import type { Place } from '../gazetteer/place.ts'

/**
 * Writes all of a query that its answer depends on, without the words it was said in. Two queries of one essence have the
 * same answer.
 */
export function essenceOf(query: Query): string {
  return JSON.stringify([essenceOfPart(query), query.first && essenceOf(query.first)])
}

function essenceOfPart(query: Query): unknown {
  const { kind, subjects, aspects, conditions, order, limit, uncompared, unknownPlace, isHere, topic, silenceAt } =
    query
  return [
    kind,
    subjects.map(({ docs }) => docs),
    // Figures of many spots tell nothing else of them.
    kind === 'summary'
      ? []
      : aspects.map(aspect => ('place' in aspect ? { ...aspect, place: essenceOfPlace(aspect.place) } : aspect)),
    query.ofEach,
    conditions.map(essenceOfCondition),
    query.told.map(essenceOfCondition),
    query.wishes.map(essenceOfCondition),
    order,
    query.rank,
    query.unmeasured,
    essenceOfSummary(query.summary),
    limit,
    kind === 'compare' || kind === 'summary'
      ? [
          query.comparative,
          query.noiseCompared,
          query.comparedBy,
          query.comparedAlso,
          query.alsoAsked.map(({ docs }) => docs),
        ]
      : null,
    uncompared,
    unknownPlace,
    isHere,
    topic,
    query.ratingMeant,
    query.method,
    silenceAt && [essenceOfPlace(silenceAt), query.period],
    query.isForPoints,
    query.unknowable.includes('animals'),
    query.placeFact && [query.placeFact.of, ...placesOfFact(query.placeFact).map(essenceOfPlace)],
    query.isFirstAsked,
    query.toldFigures,
  ]
}

function placesOfFact(fact: NonNullable<Query['placeFact']>): readonly Place[] {
  if ('others' in fact) return [fact.place, ...fact.others]
  return 'other' in fact ? [fact.place, fact.other] : [fact.place]
}

function essenceOfSummary(summary: Query['summary']): unknown {
  if (summary === null) return null
  if (summary.of === 'share') return [summary.base.map(essenceOfCondition), summary.part.map(essenceOfCondition)]
  if (summary.of === 'recorded') return { ...summary, base: summary.base.map(essenceOfCondition) }
  if (summary.of === 'groups')
    return { ...summary, groups: summary.groups.map(({ conditions }) => conditions.map(essenceOfCondition)) }
  return { ...summary, conditions: summary.conditions.map(essenceOfCondition) }
}

/** Writes what a condition tests, whether that must hold or not. */
export function essenceOfTest(condition: Condition): string {
  return JSON.stringify(essenceOfCondition({ ...condition, isNegated: false }))
}

function essenceOfCondition(condition: Condition): unknown {
  const { said: _, ...rest } = condition
  if (rest.on === 'place' || rest.on === 'around' || rest.on === 'between')
    return { ...rest, places: rest.places.map(essenceOfPlace) }
  if (rest.on === 'nearer') return { ...rest, place: essenceOfPlace(rest.place), than: essenceOfPlace(rest.than) }
  if (rest.on === 'side') return { ...rest, origin: essenceOfPlace(rest.origin) }
  if (rest.on === 'near') return { ...rest, place: essenceOfPlace(rest.place) }
  return rest
}

function essenceOfPlace({ name, kind, center, docs }: Place): unknown {
  return [name, kind, center, docs.length]
}

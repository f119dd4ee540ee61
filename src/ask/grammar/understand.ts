import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { CanMention, Condition, Query } from '../query.ts'
import { aspectsIn } from '../interpret/aspects.ts'
import { comparedTo, uncomparedIn } from '../interpret/comparisons.ts'
import { conditionsIn } from '../interpret/conditions.ts'
import { kindOf } from '../interpret/kind.ts'
import { type Leaning, leaningOf } from './leaning.ts'
import type { Mark } from '../recognise/spans.ts'
import { isOffTopicQuestion } from './off-topic.ts'
import { limitOf, orderOf, withoutSuperlatives } from './order.ts'
import { type Asking, placesIn } from './places.ts'
import { scan } from './scan.ts'
import { excludedIn, subjectsAt, subjectsIn, withoutNames } from './subjects.ts'
import { textsIn, unknownIn, unknownPlaceIn } from './unknown-words.ts'
import { whereabouts } from '../interpret/whereabouts.ts'

export type Reading = { query: Query; leaning: Leaning }

/** Reads one question by itself. */
export function understand(text: string, gazetteer: Gazetteer, canMention: CanMention): Reading {
  const marks = scan(text, gazetteer)
  const has = (is: Mark['sense']['is']) => marks.some(({ sense }) => sense.is === is)
  const asks = new Set(marks.flatMap(({ sense }) => (sense.is === 'ask' ? [sense.ask] : [])))
  const superlative = marks.flatMap(({ sense }) => (sense.is === 'superlative' ? [sense.by] : []))
  const leaning = leaningOf(marks)
  const signs = { marks, asks, superlative, leaning }
  const asking: Asking = {
    hasHead: leaning.hasHead,
    isAboutOne: asks.has('tell') || asks.has('why') || has('aspect') || has('allowed'),
    isComparing: asks.has('compare') || leaning.comparative !== null,
    isDistance: !leaning.hasHead && marks.some(({ sense }) => sense.is === 'aspect' && sense.aspect === 'distance'),
  }
  const all = subjectsIn(marks, asking, gazetteer)
  const compared = comparedTo(marks, all, leaning)
  const named = compared ? [] : all
  const locatedAll = placesIn(marks, gazetteer, { ...asking, hasHead: leaning.hasHead && named.length === 0 })
  const subjects = named.length > 0 || leaning.hasHead ? named : subjectsAt(locatedAll, marks)
  const located = named.length > 0 || subjects.length === 0 ? locatedAll : []
  const unknown = unknownIn(marks)
  const placed = whereabouts(marks, located)
  const about = subjects.length > 0
  const texts = about ? [] : textsIn(marks, unknown, canMention)
  const mentioned = new Set(texts.flatMap(({ any }) => any))
  const conditions: Condition[] = [
    ...withoutNames(withoutSuperlatives(conditionsIn(marks), superlative), marks, about),
    ...texts,
    ...placed.conditions,
    ...(compared ? [compared] : []),
    ...excludedIn(marks, asking),
  ]
  const leftOver = unknown.filter(({ word }) => !mentioned.has(word))
  const unknownPlace = about
    ? null
    : unknownPlaceIn(
        marks,
        leftOver.map(({ at }) => at),
      )
  const aspects = about
    ? aspectsIn(
        marks,
        located,
        leftOver.map(({ word }) => word),
      )
    : []
  const uncompared = uncomparedIn(marks, subjects, located, leftOver)
  const isOffTopic = !about && isOffTopicQuestion(marks, mentioned)
  const query: Query = {
    kind: kindOf({
      ...signs,
      subjects,
      uncompared,
      aspects,
      conditions,
      isOffTopic,
      isByDistance: placed.isByDistance,
    }),
    subjects,
    aspects,
    conditions,
    order: orderOf(superlative, placed.isByDistance),
    limit: limitOf(marks),
    comparative: leaning.comparative,
    isYesNo: isYesNo(marks) && !(about && has('or')),
    uncompared,
    unknownPlace,
    isHere:
      (has('here') || (superlative.includes('distance') && /\b(to|from) (me|us)\b/i.test(text))) &&
      located.length === 0,
    topic: asks.has('rating help') || asks.has('why') ? 'rating' : asks.has('help') ? 'service' : null,
    notUnderstood: [
      ...leftOver.map(({ word }) => word),
      ...marks.flatMap(({ sense, said }) =>
        sense.is === 'time' || sense.is === 'off topic' ? [said.toLowerCase()] : [],
      ),
    ],
  }
  return { query, leaning }
}

/** "Is there", "does X have": wants a yes or a no. */
function isYesNo(marks: readonly Mark[]): boolean {
  const isAsked = marks.some(({ sense }) => sense.is === 'ask' && sense.ask === 'exists')
  return isAsked || /^(is|are|does|do|can|could|has|have)$/i.test(marks[0]?.said ?? '')
}

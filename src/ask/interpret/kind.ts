import type { AspectAsk, Condition, Subject } from '../query.ts'
import type { Kind } from '../question.ts'
import type { Leaning } from '../grammar/leaning.ts'
import type { Mark } from '../recognise/spans.ts'
import { isCommand } from '../grammar/off-topic.ts'

/** What the kind of a question is read from. */
export type KindSigns = {
  marks: readonly Mark[]
  asks: ReadonlySet<string>
  superlative: readonly string[]
  subjects: readonly Subject[]
  uncompared: readonly string[]
  aspects: readonly AspectAsk[]
  conditions: readonly Condition[]
  isOffTopic: boolean
  leaning: Leaning
  /** Spots are asked for by their distance from a place. */
  isByDistance: boolean
}

/** The signs of each kind; the first row that fits says it. */
const KINDS: readonly (readonly [Kind, (signs: KindSigns) => boolean])[] = [
  ['not understood', ({ marks }) => isCommand(marks)],
  ['compare', ({ subjects, ...signs }) => subjects.length >= 2 && isComparing(signs)],
  ['compare', ({ uncompared }) => uncompared.length > 0],
  ['why', ({ subjects, aspects }) => subjects.length > 0 && aspects.some(({ of }) => of === 'why')],
  ['about', ({ subjects }) => subjects.length > 0],
  [
    'find',
    signs => asksForHelp(signs) && signs.leaning.hasHead && signs.asks.has('help') && !signs.asks.has('rating help'),
  ],
  ['help', signs => asksForHelp(signs) || signs.asks.has('rating help')],
  ['not understood', ({ isOffTopic }) => isOffTopic],
  ['count', ({ asks }) => asks.has('count')],
  [
    'nearest',
    ({ superlative, isByDistance }) => (superlative.includes('distance') || isByDistance) && !isRanked(superlative),
  ],
  ['superlative', ({ superlative }) => superlative.length > 0],
  ['help', signs => isEmpty(signs) && signs.asks.has('why')],
  ['find', signs => !isEmpty(signs) || signs.leaning.hasHead],
  ['find', ({ marks }) => marks.some(isDistanceFrom)],
  ['not understood', ({ marks }) => marks.some(({ sense }) => sense.is === 'unknown')],
]

export function kindOf(signs: KindSigns): Kind {
  return KINDS.find(([, fits]) => fits(signs))?.[0] ?? 'help'
}

function isComparing({ asks, leaning, marks, superlative, aspects }: Omit<KindSigns, 'subjects'>): boolean {
  return (
    asks.has('compare') ||
    leaning.comparative !== null ||
    superlative.length > 0 ||
    marks.some(({ sense }) => sense.is === 'or') ||
    aspects.every(({ of }) => of === 'rating' || of === 'description')
  )
}

function asksForHelp(signs: KindSigns): boolean {
  const { asks } = signs
  return isEmpty(signs) && !asks.has('count') && (asks.has('help') || asks.has('rating help'))
}

function isEmpty({ conditions, superlative }: KindSigns): boolean {
  return conditions.length === 0 && superlative.length === 0
}

/** "10 km from Hogwarts": a place that is not known was asked for. */
function isDistanceFrom({ sense }: Mark, at: number, marks: readonly Mark[]): boolean {
  const next = marks[at + 1]?.sense
  return sense.is === 'distance' && next?.is === 'relation' && next.relation !== 'to'
}

function isRanked(superlative: readonly string[]): boolean {
  return superlative.includes('rating') || superlative.includes('noise')
}

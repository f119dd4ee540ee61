import type { Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'

type Point = { name: string; isTown: boolean; rating: number; lden: number | '< 20' }

/** What was computed at the middle of each of some towns, or at each of some coordinates, and which two come first; null where it is not known of each. */
export function pointsOf(
  { groups, end }: Extract<Summary, { of: 'groups' }>,
  { explainPoint }: Pick<QuestionContext, 'explainPoint'>,
): { known: readonly Point[]; first: Point; second: Point; isEqual: boolean; areTowns: boolean } | null {
  const known = groups.flatMap(({ conditions: [condition, ...others] }): Point[] => {
    const [place] = condition?.on === 'place' || condition?.on === 'around' ? condition.places : []
    const isPoint =
      place && others.length === 0 && place.kind === (condition?.on === 'around' ? 'coordinates' : 'settlement')
    const why = isPoint && place.center ? explainPoint?.(place.center) : undefined
    return why && place
      ? [{ name: place.name, isTown: place.kind === 'settlement', rating: why.rating, lden: why.lden }]
      : []
  })
  if (known.length < groups.length || known.length < 2) return null
  // What is said in whole dB is compared so.
  const db = ({ lden }: Point) => (lden === '< 20' ? 0 : Math.round(lden))
  const sign = end === 'most' ? 1 : -1
  const [first, second] = known.toSorted((a, b) => sign * (db(a) - db(b)))
  return first && second
    ? { known, first, second, isEqual: db(first) === db(second), areTowns: known.every(({ isTown }) => isTown) }
    : null
}

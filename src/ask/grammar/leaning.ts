import type { Comparative } from '../vocabulary/meanings.ts'
import { isLandscape } from '../interpret/conditions.ts'
import type { Mark } from '../recognise/spans.ts'

/** How a question leans on those before it. */
export type Leaning = {
  pronoun: 'place' | 'spot' | 'spots' | null
  follow: 'and' | 'instead' | 'more' | null
  comparative: Comparative | null
  /** Names the kind of thing itself, so that it can stand alone. */
  hasHead: boolean
  /** A distance with no place: "within 50 km". */
  km: number | null
}

/** Reads how a question leans on those before it. */
export function leaningOf(marks: readonly Mark[]): Leaning {
  const first = <Value>(pick: (mark: Mark) => Value | undefined): Value | null => {
    for (const mark of marks) {
      const value = pick(mark)
      if (value !== undefined) return value
    }
    return null
  }
  const hasHead = marks.some(
    ({ sense, said }) =>
      (sense.is === 'generic' && !/^ones?$/i.test(said)) || (sense.is === 'feature' && isLandscape(sense.feature)),
  )
  const begins = marks[0]?.sense.is
  const isAddition =
    begins === 'and' ||
    /^(but|also)$/i.test(marks[0]?.said ?? '') ||
    begins === 'negation' ||
    /^(with|rated|only)$/i.test(marks[0]?.said ?? '')
  // "How far is that", "is that free": not "a lake that is free".
  const isThat = marks.some(
    ({ said }, at) =>
      /^that$/i.test(said) &&
      (marks[at - 1]?.sense.is === 'aspect' || /^is$/i.test(marks[at - 1]?.said ?? '')) &&
      !/^(is|are|has|have|can)$/i.test(marks[at + 1]?.said ?? ''),
  )
  const isThere = marks.some(({ sense, said }) => sense.is === 'aspect' && /\bthere$/i.test(said))
  return {
    pronoun:
      first(({ sense }) => (sense.is === 'pronoun' ? sense.of : undefined)) ??
      (isThat ? 'spot' : null) ??
      (isThere ? 'place' : null) ??
      (marks.some(({ said }) => /^ones?$/i.test(said)) ? 'spots' : null),
    follow: first(({ sense }) => (sense.is === 'follow' ? sense.as : undefined)) ?? (isAddition ? 'and' : null),
    comparative: first(({ sense }) => (sense.is === 'comparative' ? sense.to : undefined)),
    hasHead,
    km: marks.some(({ sense }) => sense.is === 'name' || sense.is === 'spot' || sense.is === 'coordinates')
      ? null
      : first(({ sense }) => (sense.is === 'distance' ? sense.km : undefined)),
  }
}

import type { SilenceExplanation } from '../../http/schemas/silence.ts'
import { capitalised, inWords } from '../../text/english.ts'

type Source = Pick<SilenceExplanation['dominant'][number], 'kind' | 'class' | 'name'>

/** Names of noise sources, by kind. */
const NOUNS: Record<Source['kind'], (sort: string) => string> = {
  road: sort => `${sort} road`,
  rail: sort => `${sort} railway`,
  aerodrome: sort => (['airfield', 'heliport'].includes(sort) ? sort : `${sort} airport`),
  settlement: sort => sort,
  works: sort => (['retail', 'commercial'].includes(sort) ? `${sort} area` : sort),
  turbine: () => 'wind turbine',
  event: sort => sort,
}

/** Says what kind of thing makes a noise: "Trunk road". */
export function sortOf({ kind, class: sort }: Source): string {
  return capitalised(inWords(NOUNS[kind](sort)))
}

/** Tells sources apart: those of one kind, class and name are added up. */
export function keyOf({ kind, class: sort, name }: Source): string {
  return JSON.stringify([kind, sort, name])
}

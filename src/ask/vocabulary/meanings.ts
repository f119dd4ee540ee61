import type { Aspect } from './aspects.ts'

/** How people reach a spot, as its transportation text can say it. */
export const MODES = ['bus', 'train', 'tram', 'metro', 'boat', 'plane', 'foot', 'car'] as const
export type Mode = (typeof MODES)[number]
export const PUBLIC_MODES: readonly Mode[] = ['bus', 'train', 'tram', 'metro', 'boat']

/** What a phrase of a question means by itself, before it is seen together with its neighbours. */
export type Meaning =
  | { is: 'feature'; feature: string }
  | { is: 'generic' }
  | { is: 'access'; access: 'free' | 'paid' }
  | { is: 'fire'; fire: 'allowed' | 'prohibited' }
  | { is: 'transport'; modes: readonly Mode[]; shown: string }
  | { is: 'quality'; quality: Quality }
  | { is: 'intensifier' }
  | { is: 'superlative'; by: 'rating' | 'noise' | 'distance' }
  | { is: 'comparative'; to: Comparative }
  | { is: 'negation' }
  | { is: 'forbidden' }
  | { is: 'allowed' }
  /** "Free or not": what stands before is no condition. */
  | { is: 'optional' }
  | { is: 'relation'; relation: Relation }
  | { is: 'walking distance' }
  | { is: 'here' }
  | { is: 'ask'; ask: 'count' | 'why' | 'compare' | 'tell' | 'help' | 'rating help' | 'exists' | 'where' }
  | { is: 'aspect'; aspect: Aspect }
  | { is: 'rating word' }
  | { is: 'pronoun'; of: 'place' | 'spot' | 'spots' }
  | { is: 'follow'; as: 'and' | 'instead' | 'more' }
  | { is: 'or' }
  | { is: 'and' }
  | { is: 'time' }
  | { is: 'off topic' }
  | { is: 'stop' }

export type Quality = 'pristine' | 'very quiet' | 'quiet' | 'noisy'
export type Relation = 'in' | 'near' | 'from' | 'to' | 'between'
export type Side = 'least' | 'above' | 'most' | 'below' | 'exactly'
export type Comparative = 'quieter' | 'louder' | 'closer' | 'cheaper' | 'farther'

import type { CONFIDENCES_IN_ORDER } from '../../spots/order.ts'
import type { Mode } from '../../spots/transport-modes.ts'
import type { NoiseKind, RoadDistance } from './noises/noise-sources.ts'
import type { Order, UnmeasuredProperty } from './orders.ts'
import type { UnknowableSubject } from './unknowable.ts'

/** What a phrase of a question means by itself, before it is seen together with its neighbours. */
export type PhraseMeaning =
  | { is: 'feature'; feature: string }
  | { is: 'generic' }
  /** `isLeftOut`: what is not known of is kept. */
  | { is: 'access'; access: 'free' | 'paid'; isLeftOut?: true }
  | { is: 'fire'; fire: 'allowed' | 'prohibited' }
  | { is: 'transport'; modes: readonly Mode[]; shown: string }
  | { is: 'quality'; quality: Quality }
  | { is: 'intensifier' }
  /** "No matter how loud": of any rating, the noisy ones too. */
  | { is: 'any rating' }
  /** `isOfPoints`: of any point of the map, not of the catalogue's spots. */
  | { is: 'superlative'; by: Order; isOfPoints?: true }
  /** The most or the least, or more or less, of what no catalogue of places records. */
  | { is: 'unmeasured'; property: UnmeasuredProperty; roads?: RoadDistance }
  | { is: 'comparative'; to: Comparative }
  /** `compared`: which of the named spots has less or more of it; `isOverhead`: of what flies over; `isLevelAsked`: how much, and not whether. */
  | ({ is: 'noise source'; compared?: 'less' | 'more'; isOverhead?: true; isLevelAsked?: true } & NoiseKind)
  /** "The loudest source", of which the question says what it is. */
  | { is: 'loudest source' }
  /** "Similar to". */
  | { is: 'like' }
  /** "Unknown", of access, fire or transport. */
  | { is: 'unknown value' }
  /** "No fire information". */
  | { is: 'missing'; field: MissingField }
  /** What no field holds and the text may say in one of these words. */
  | { is: 'in text'; any: readonly string[] }
  /** "That I can visit". */
  | { is: 'visitable' }
  /** "Whose text mentions": words are looked for in descriptions. */
  | { is: 'mention' }
  /** "What share of", "how many percent". */
  | { is: 'share' }
  | { is: 'average'; how: 'mean' | 'median' }
  /** "The range of ratings": the lowest and the highest of many spots. */
  | { is: 'range' }
  /** "The most lakes", "the fewest". */
  | { is: 'extreme'; end: 'most' | 'least' }
  /** What spots are counted by: "which country". */
  | { is: 'group'; by: 'country' | 'continent' }
  /** How sure the rating is, or who gave it: one of these. */
  | { is: 'confidence'; any: readonly Confidence[]; shown: string }
  | { is: 'negation' }
  | { is: 'forbidden' }
  | { is: 'allowed' }
  /** "Or not" in "free or not": takes the condition before it away. */
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
  /** Not of this catalogue; `subject` when it is told where one would ask. */
  | { is: 'off topic'; subject: UnknowableSubject | null }
  | { is: 'harm'; to: 'self' | 'others' }
  /** Without effect; when it is content, it may restrict what is asked for. */
  | { is: 'stop'; isContent: boolean }

export type Quality = 'pristine' | 'very quiet' | 'quiet' | 'noisy'
/** Of a rating: by people, or how wide the interval is of a computed one. */
export type Confidence = (typeof CONFIDENCES_IN_ORDER)[number]
export type Relation = 'in' | 'near' | 'from' | 'to' | 'between'
/** Fields that may have no value. */
export type MissingField = 'access' | 'fire' | 'transport' | 'elevation' | 'level' | 'scenery' | 'activities'

/** What a distance was estimated from. */
export type Estimate = 'walk' | 'ride' | 'trip'
export type Side = 'least' | 'above' | 'most' | 'below' | 'exactly'
export type Comparative =
  | 'quieter'
  | 'louder'
  | 'closer'
  | 'cheaper'
  | 'farther'
  | 'higher'
  | 'lower'
  | 'north'
  | 'south'
  | 'east'
  | 'west'
/** What can be asked about one spot. */
export type Aspect =
  | 'access'
  | 'fire'
  | 'transport'
  | 'rating'
  | 'location'
  | 'activities'
  | 'scenery'
  | 'distance'
  | 'direction'
  | 'comments'
  | 'tags'
  | 'id'
  | 'elevation'
  | 'level'
  | 'website'
  | 'size'
  | 'beds'
  | 'confidence'

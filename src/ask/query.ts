import type { ComparedAs } from './compared-as.ts'
import type { Least } from './least.ts'
import type { ShareAsked } from './share-asked.ts'
import type { Direction } from '../text/distance-words.ts'
import type { MethodSubject } from './vocabulary/kinds/method-subjects.ts'
import type { Courtesy } from './vocabulary/conversation/utterances.ts'
import type { ServiceTopic } from './vocabulary/kinds/service-topics.ts'
import type { LengthUnit } from './vocabulary/length-units.ts'
import type { Doc } from '../index/types.ts'
import type { Place } from './gazetteer/place.ts'
import type { PlaceFact } from './place-fact.ts'
import type { Period } from '../silence/parameters.ts'
import type { Kind } from './question.ts'
import type { Mode } from '../spots/transport-modes.ts'
import type { Order, UnmeasuredProperty } from './vocabulary/orders.ts'
import type { Beside, NearSource, NoiseKind } from './vocabulary/noises/noise-sources.ts'
import type { UnknowableSubject } from './vocabulary/unknowable.ts'
import type { Aspect, Comparative, Confidence, MissingField, Quality } from './vocabulary/meanings.ts'

/** Ratings from `min` to `max`, and how an answer says it: "rated 4 or higher". */
export type Bounds = { min: number | null; max: number | null; shown: string }

/** One thing that a spot must meet, or must not. */
export type Condition = {
  isNegated: boolean
  /** As asked, for "Leaving out …". */
  said: string
  /** Would be nice and need not be. */
  isWish?: true
  /** Holds of those that are counted: "how many of them" is asked of these. */
  isMet?: true
  /** Asked of what was listed, "can I camp there?": what of that meets all else is told before what meets this. */
  isOfListed?: true
} & Test

/** By what a spot is somewhat like another: a landscape and what else tells of it, or a landscape. */
export type Likeness = 'character' | 'landscape'

type ComparedHow = 'quieter' | 'louder' | 'as quiet' | 'as rated' | 'higher' | 'lower'

export type Test =
  /** Keys of `FEATURES`; one of them is enough. */
  | { on: 'feature'; any: readonly string[] }
  | { on: 'access'; access: 'free' | 'paid'; isLeftOut?: true }
  | { on: 'fire'; fire: 'allowed' | 'prohibited' }
  | { on: 'transport'; modes: readonly Mode[]; shown: string }
  | ({ on: 'rating'; quality: Quality | null; opposite?: Bounds | null; isImplied?: true } & Bounds)
  /** How sure its rating is, or that people gave it. */
  | { on: 'confidence'; any: readonly Confidence[]; shown: string }
  /** The spot's name, description, tags or place has one of the words. */
  | { on: 'text'; any: readonly string[] }
  /** Has the word in one of its names. */
  | { on: 'named'; word: string; shown: string }
  /** Lies in one of these. */
  | { on: 'place'; places: readonly Place[] }
  /** Lies within `km` of the place; `isStated` when the question says how many. */
  | { on: 'near'; place: Place; km: number; isStated: boolean }
  /** Lies within `km` of one of the places. */
  | { on: 'around'; places: readonly Place[]; km: number }
  | { on: 'between'; places: readonly [Place, Place] }
  /** Rated higher, lower or alike than a named spot, or lies higher or lower; `isTold`: than what was told, which is not told again; `isOther`: others of its list are. */
  | { on: 'compared'; to: Doc; how: ComparedHow; shown: string; isTold?: true; isOther?: true }
  /** Lies at this height above the sea, in metres. */
  | { on: 'elevation'; min: number | null; max: number | null; shown: string }
  /** So much man-made noise was computed there, dB(A) Lden. */
  | { on: 'level'; min: number | null; max: number | null; shown: string }
  /** A kind of noise gives `min` to `max` dB(A) Lden there; `dB`: the limit as an answer says it, null where it is heard or not. */
  | ({
      on: 'noise'
      source: string
      min: number | null
      max: number | null
      dB: string | null
      /** No other kind gives more. */
      isLoudest?: true
      /** Far from it: where it is heard after all, how far and how loud is told. */
      isFar?: true
    } & NoiseKind &
      Beside)
  /** One of these is enough. */
  | { on: 'either'; any: readonly Condition[]; shown: string }
  /** Not known of it. */
  | { on: 'unrecorded'; field: MissingField; shown: string }
  /** Lies nearer to the place than a named spot does; `isTold`: than what was told before. */
  | { on: 'closer'; to: Doc; from: Place; shown: string; isTold?: true }
  /** Lies nearer to one place than to another. */
  | { on: 'nearer'; place: Place; than: Place; shown: string }
  /** Lies on that side of the place; `isByDegrees`: however far away, by its latitude or longitude. */
  | { on: 'side'; origin: Place; toward: Direction; shown: string; isByDegrees?: true }
  /** Comes behind that spot in an order. */
  | { on: 'after'; to: Doc; by: Order; shown: string }
  /** Has landscapes of that spot, and is not that spot; `by`: one of them, and remoteness or a hut as that has, or only one. */
  | { on: 'like'; to: Doc; shown: string; by?: Likeness }
  /** Nothing says that it may not be entered. */
  | { on: 'visitable'; shown: string }
  /** One of these spots; `isNamed`: the question names them; `search`: what was looked for where these were shown. */
  | { on: 'docs'; docs: readonly Doc[]; shown: string; isNamed?: true; search?: readonly Condition[] }

/** A word that no field holds; `isNegated`: that there is none of it. */
export type Unrecorded = { of: 'unrecorded'; word: string; isNegated?: true }

type WithMore = 'size' | 'beds' | 'elevation' | 'level' | 'rating' | 'direction' | 'confidence'
/** What is asked about a named spot; `isLoudness`: "how loud" wants the noise that was computed, too. */
export type AspectAsk =
  | { of: Exclude<Aspect, WithMore> | 'description' }
  /** `isOfRating`: of the rating, whatever was told before. */
  | { of: 'confidence'; isOfRating?: true }
  /** Why a rating is as it is; `isHeard`: what is heard there, which tells that; `isOfSource`: what is loudest there. */
  | { of: 'why'; isHeard?: true; isOfSource?: true }
  | { of: 'rating'; asked?: Quality; isLoudness?: true }
  /** `typed`: what the question calls it. */
  | { of: 'size' | 'beds'; typed: string }
  /** `limit`: whether it is within that, in metres; `isThan`: others were to lie higher or lower. */
  | { of: 'elevation'; unit?: LengthUnit; limit?: Bounds; isThan?: true }
  /** The noise that was computed, or whether that is within a limit, dB(A) Lden. */
  | { of: 'level'; limit?: Bounds }
  | { of: 'feature'; feature: string; isThere?: true }
  | { of: 'level at'; period: Period }
  | { of: 'transport by'; modes: readonly Mode[]; shown: string }
  /** `within`: whether it is so far, in kilometres. */
  | { of: 'distance to'; place: Place; unit?: LengthUnit; within?: Pick<Bounds, 'min' | 'max'> }
  /** In which direction it lies from a place, and whether it lies on that side of one. */
  | { of: 'direction'; place?: Place }
  | { of: 'side'; place: Place; toward: Direction; isByDegrees?: true }
  /** What the description says of a spot that has a feature. */
  | { of: 'text'; feature: string }
  | Unrecorded
  /** `typed`: what the question calls it, where the text of a spot may tell of it; `time`: of which part of the year. */
  | { of: 'unknowable'; subject: UnknowableSubject; typed?: string; time?: string }
  /** What a kind of noise gives, or whether that is within a limit; `isOverhead`: whether it flies over, which no map tells. */
  | ({ of: 'noise'; limit: Bounds | null; isNegated: boolean; isOverhead?: true; isLevelAsked?: true } & NoiseKind)
  | ({ of: 'source near' } & NearSource)
  /** `isBeside`: only says which spot is meant, beside what is asked of it: "Sarek in Sweden". */
  | { of: 'in place'; place: Place; isBeside?: true }
  | { of: 'rating at'; min: number | null; max: number | null; shown: string }

/** Spots that a question names by the same words; more than one when several bear the name; `called`: a name that none has. */
export type Subject = { phrase: string; docs: readonly Doc[]; called?: string }

/** Spots that are looked at together; `said` names them where that is shorter than their conditions. */
export type Group = { said: string; conditions: readonly Condition[] }
export type Measure = 'count' | 'best' | 'rating' | 'elevation' | 'level'
/** What spots can be counted by. */
export type GroupBy = 'country' | 'continent' | 'tag' | 'activity' | 'scenery'

/** What is asked of many spots together. */
export type Summary =
  /** `asked`: whether so many of the base are of the part. */
  | { of: 'share'; base: readonly Condition[]; part: readonly Condition[]; asked?: ShareAsked }
  | ({
      of: 'groups'
      groups: readonly Group[]
      measure: Measure
      how: 'mean' | 'median'
      end: 'most' | 'least'
    } & ComparedAs)
  | {
      of: 'values'
      by: GroupBy
      conditions: readonly Condition[]
      measure: Measure
      end: 'most' | 'least'
      limit: number
      least: Least
      /** `each`: the figures of each are asked for, not which has the most; `none`: which have none; `one`: which has the one spot at that end. */
      asked?: 'each' | 'none' | 'one'
    }
  /** Of how many of them a feature, or a field, is recorded. */
  | { of: 'recorded'; base: readonly Condition[]; feature: string | null; field: MissingField | null }
  /** The least and the most of a measure. */
  | { of: 'range'; conditions: readonly Condition[]; measure: 'rating' | 'elevation' | 'level' }
  | { of: 'distinct'; by: GroupBy; conditions: readonly Condition[] }

/** A question as understood. */
export type Query = {
  kind: Kind
  subjects: readonly Subject[]
  aspects: readonly AspectAsk[]
  /** What is asked of each spot that is found: "how high are the lakes of Norway". */
  ofEach: readonly AspectAsk[]
  conditions: readonly Condition[]
  /** What would be nice and need not be: spots that meet it come first. */
  wishes: readonly Condition[]
  /** What is to be told of each spot that is found, and whether its coordinates are. */
  told: readonly Condition[]
  toldFigures: readonly ('coordinates' | 'id')[]
  order: Order
  /** The place in that order of the first spot that is asked for: 2 for "the second quietest". */
  rank: number
  /** Numbers about many spots, where these are asked for and not the spots. */
  summary: Summary | null
  /** What was to be compared or ranked by and is not recorded. */
  unmeasured: UnmeasuredProperty | null
  unmeasuredSaid: string
  limit: number
  comparative: Comparative | 'as quiet' | null
  /** What named spots are compared by, and what as well: "which is closer, and which is quieter". */
  comparedBy: Order
  comparedAlso: readonly Order[]
  /** "Compare Sarek and Abisko", by nothing that is named: by all that is recorded. */
  isComparedByAll: boolean
  /** The compared spots of which the aspects are asked, too. */
  alsoAsked: readonly Subject[]
  /** Begins with "is there", "are there": wants a yes or no. */
  isYesNo: boolean
  /** So many are asked whether there are: "are there at least 3". */
  bound: Least | null
  /** Asks several things of a spot at once, "can I get there with a wheelchair by bus": a yes only when all hold. */
  isAllAtOnce: boolean
  /** Of the named spots, which has less or more of a kind of noise. */
  noiseCompared: (NoiseKind & { end: 'less' | 'more' }) | null
  /** Asks where, how, which or what, and nothing beside that wants a yes or no. */
  isOpen: boolean
  /** What a spot was to be compared with and that is no spot. */
  uncompared: readonly string[]
  /** A place that was named and is not known. */
  unknownPlace: string | null
  /** The quietest points of the map are asked for, where points can have what else is asked. */
  isForPoints: boolean
  /** The place whose noise is asked for, and not that of a spot, and of which part of the day. */
  silenceAt: Place | null
  period: Period | null
  placeFact: PlaceFact | null
  /** "Near me": nobody knows where that is. */
  isHere: boolean
  topic: 'service' | 'rating' | 'filters' | 'fewer shown' | ServiceTopic | Courtesy | null
  /** The ratings of which it is asked what they mean: "what is a 3.7". */
  ratingMeant: readonly number[]
  method: readonly MethodSubject[]
  /** A time or kind of trip that was taken as a distance: "2 hours" as 140 km. */
  estimated: { said: string; km: number } | null
  /** Subjects of the question that no catalogue of places holds. */
  unknowable: readonly UnknowableSubject[]
  /** "How many …, and which is the quietest": that is asked beside the number. */
  isFirstAsked: boolean
  /** What is asked of a place before spots near it are: answered first. */
  first: Query | null
  /** The search of whose spots one was asked about: "and the third?" behind "and the second?" is of that list. */
  listed: Query | null
  /** Whom the question would harm. */
  harm: 'self' | 'others' | null
}

/** How many spots are shown where a question does not say. */
export const DEFAULT_LIMIT = 5

/** Tells whether a condition says where. */
export function isWhere({ on }: Condition): boolean {
  return on === 'place' || on === 'near' || on === 'around' || on === 'between'
}

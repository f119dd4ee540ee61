import { recogniseCarFree } from './senses/car-free.ts'
import { recogniseMostDeserts } from './kinds/most-deserts.ts'
import { recogniseAffected } from './senses/affected.ts'
import { recogniseMissingField } from './senses/missing-fields.ts'
import { recogniseUnitAsked } from './senses/units-asked.ts'
import { recogniseAccessible } from './senses/accessible.ts'
import { recogniseAge } from './senses/ages.ts'
import { recogniseHour } from './senses/hours.ts'
import { recogniseDuration } from './senses/durations.ts'
import { recogniseOpeningTimes } from './senses/opening-times.ts'
import { recogniseLocalKind, recogniseSpring } from './senses/local-kinds.ts'
import { recognisePaddling } from './senses/paddling.ts'
import { recogniseWildCamping } from './senses/wild-camping.ts'
import { recogniseVerb } from './senses/verbs.ts'
import { recogniseSideOf } from './compass/side-of.ts'
import { recogniseStill } from './senses/still.ts'
import { recognisePass } from './clauses/passes.ts'
import { awayFromRoadAt, farthestFromRoadAt } from './figures/away-from-road.ts'
import { boxAt } from './figures/boxes.ts'
import { coordinatesAt } from './figures/coordinates.ts'
import { distanceAt } from './figures/distances.ts'
import { hasFigure } from './figures/said/has-figure.ts'
import { levelAt } from './figures/levels.ts'
import { coupleAt, limitAt } from './figures/limits.ts'
import { numberAt } from './figures/numbers.ts'
import { ordinalAt } from './figures/ordinals.ts'
import { recogniseCountryCode } from './parameters/country-code.ts'
import {
  recogniseFieldOfValue,
  recogniseLengthParameter,
  recogniseListOfValues,
  recogniseOrderParameter,
} from './parameters/parameters.ts'
import { recogniseWholeRating } from './ratings/top-rating.ts'
import { recogniseOtherScale } from './ratings/other-scale.ts'
import { ratingAt } from './ratings/ratings.ts'
import { trailLengthAt } from './figures/trail-length.ts'
import { meansAt, travelAt, tripAt } from './figures/travel.ts'
import { recogniseCityPark } from './named-kinds/city-parks.ts'
import { recogniseKindOfName } from './named-kinds/kind-of-name.ts'
import { meaningAt } from './lexicon.ts'
import {
  type Recognised,
  type Recogniser,
  recogniseMistypedName,
  recogniseName,
  recognisePartOfName,
  recogniseSimilarName,
  type Seen,
} from './name-recognisers.ts'
import { recogniseRoadNumber } from './noises/road-numbers.ts'
import { recogniseNoiseSource, recogniseRuledOutNoise } from './noises/noise-sources.ts'
import type { Meaning } from './spans.ts'
import { recogniseJoinedName } from './typos/joined-names.ts'
import { recogniseMistypedTitle } from './typos/mistyped-title.ts'
import { recogniseUnknownTitle } from './places/unknown-titles.ts'
import { recogniseCape } from './places/capes.ts'
import { recogniseAlternative } from './alternatives/alternative.ts'
import { recogniseNameOfWay } from './named-kinds/names-of-ways.ts'
import { recogniseSomeOf } from './named-kinds/some-of.ts'
import { recogniseTitleWithOf } from './named-kinds/titles-with-of.ts'
import { recogniseNameOfAnimal } from './named-kinds/name-of-animal.ts'
import { recogniseNameOfKind } from './named-kinds/name-of-kind.ts'
import { recogniseTurnedName } from './named-kinds/turned-name.ts'
import { recogniseNoPlace } from './places/no-place.ts'
import { recognisePartOfCountry } from './compass/part-of-country.ts'
import { recogniseRegionInShort } from './parameters/regions-in-short.ts'
import { recogniseState } from './places/states.ts'
import type { Token } from './tokens.ts'
import { recognisePartOfNameIn } from './unheld/part-of-name-in.ts'

/** A recogniser; `isOfFigure`: it finds something only where the question says a figure. */
type Row = Recogniser | { isOfFigure: true; recognise: Recogniser }

/** Recognisers in the order in which they are tried. */
const RECOGNISERS: readonly Row[] = [
  ofFigure((tokens, at) => recognised(boxAt(tokens, at), ({ box }) => ({ is: 'box', box }))),
  ofFigure((tokens, at) => recognised(coordinatesAt(tokens, at), found => ({ is: 'coordinates', at: found.at }))),
  recogniseMostDeserts,
  recogniseState,
  recogniseRegionInShort,
  recogniseRoadNumber,
  recogniseCountryCode,
  recogniseOrderParameter,
  recogniseFieldOfValue,
  recogniseListOfValues,
  recogniseLengthParameter,
  recogniseWholeRating,
  recognisePass,
  ofFigure((tokens, at) =>
    recognised(levelAt(tokens, at), ({ min, max, shown, isStrict }) => ({
      is: 'level',
      min,
      max,
      shown,
      ...(isStrict && { isStrict }),
    })),
  ),
  ofFigure((tokens, at, { spans }) =>
    recognised(trailLengthAt(tokens, at, spans), () => ({ is: 'unmeasured', property: 'length' })),
  ),
  (tokens, at) => recognised(farthestFromRoadAt(tokens, at), () => ({ is: 'unmeasured', property: 'remoteness' })),
  ofFigure((tokens, at) =>
    recognised(awayFromRoadAt(tokens, at), ({ of, km, isWithin }) => ({
      is: 'unmeasured',
      property: 'remoteness',
      ...(of && { roads: { ...of, km, isWithin } }),
    })),
  ),
  ofFigure((tokens, at) =>
    recognised(distanceAt(tokens, at), ({ km, fromKm, side, isHeight }) => ({
      is: 'distance',
      km,
      fromKm,
      side,
      isHeight,
    })),
  ),
  (tokens, at) =>
    recognised(travelAt(tokens, at), ({ km, side, estimate }) =>
      km === null ? { is: 'time' } : { is: 'distance', km, fromKm: 0, side, isHeight: false, estimate },
    ),
  (tokens, at) => recognised(tripAt(tokens, at), ({ km }) => distanceOf(km)),
  recogniseOpeningTimes,
  ofFigure(recogniseHour),
  recognisePartOfCountry,
  recogniseSideOf,
  recogniseMeans,
  recogniseUnitAsked,
  recogniseMissingField,
  recogniseAffected,
  recogniseStill,
  recogniseVerb,
  recogniseLocalKind,
  recogniseSpring,
  ofFigure(recogniseAge),
  recognisePaddling,
  recogniseWildCamping,
  recogniseAccessible,
  recogniseDuration,
  recognisePermits,
  recogniseRuledOutNoise,
  recogniseCarFree,
  recogniseNoiseSource,
  recogniseSomeOf,
  recogniseNoPlace,
  recogniseAlternative,
  recogniseTurnedName,
  recogniseCityPark,
  recogniseNameOfWay,
  recogniseUnknownTitle,
  recogniseCape,
  recogniseKindOfName,
  recogniseNameOfKind,
  recogniseNameOfAnimal,
  recogniseJoinedName,
  recogniseMistypedTitle,
  recogniseSimilarName,
  recogniseTitleWithOf,
  recogniseName,
  ofFigure((tokens, at) => recognised(limitAt(tokens, at), ({ value }) => ({ is: 'number', value, isLimit: true }))),
  ofFigure(recogniseOtherScale),
  ofFigure((tokens, at) =>
    recognised(ratingAt(tokens, at), ({ min, max, shown, opposite }) => ({ is: 'rating', min, max, shown, opposite })),
  ),
  (tokens, at) => recognised(ordinalAt(tokens, at), ({ value }) => ({ is: 'ordinal', value })),
  ofFigure((tokens, at) => recognised(coupleAt(tokens, at), ({ value }) => ({ is: 'number', value }))),
  (tokens, at) => recognised(meaningAt(tokens, at), ({ meaning }) => meaning),
  ofFigure(recogniseNumber),
  recogniseMistypedName,
  recognisePartOfNameIn,
  recognisePartOfName,
]

const ALL: readonly Recogniser[] = RECOGNISERS.map(row => ('recognise' in row ? row.recognise : row))
const WITHOUT_FIGURES: readonly Recogniser[] = RECOGNISERS.flatMap(row => ('recognise' in row ? [] : [row]))

/** The recognisers that may find something in a question, in the order in which they are tried. */
export function recognisersFor(tokens: readonly Token[]): readonly Recogniser[] {
  return hasFigure(tokens) ? ALL : WITHOUT_FIGURES
}

function ofFigure(recognise: Recogniser): Row {
  return { isOfFigure: true, recognise }
}

function distanceOf(km: number): Meaning {
  return { is: 'distance', km, fromKm: 0, side: null, isHeight: false, estimate: 'trip' }
}

/**
 * "By car" behind a time of travel, which it has been reckoned with; beside "weekend trip" it is how one gets there, and so is
 * the train, which does not go everywhere.
 */
function recogniseMeans(tokens: readonly Token[], at: number, { spans }: Seen): Recognised | undefined {
  const isReckoned = spans.some(
    ({ meaning }) => meaning.is === 'distance' && (meaning.estimate === 'walk' || meaning.estimate === 'ride'),
  )
  const means = isReckoned ? meansAt(tokens, at) : undefined
  const way = means && meaningAt(tokens, at)
  if (way?.meaning.is === 'transport' && way.meaning.modes.includes('train')) return way
  return recognised(means, () => ({ is: 'reckoned' }))
}

/** "Forests that permit campfires": the verb, and no paper. */
function recognisePermits(tokens: readonly Token[], at: number): Recognised | undefined {
  if (!/^permit(s|ting)?$/.test(tokens[at]?.folded ?? '')) return undefined
  const next = meaningAt(tokens, at + 1)
  const isAllowed = next?.meaning.is === 'fire' || next?.meaning.is === 'feature'
  return isAllowed ? { meaning: next.meaning, length: 1 + next.length } : undefined
}

function recognised<T extends { length: number }>(
  found: T | undefined,
  meaning: (found: T) => Meaning,
): Recognised | undefined {
  return found && { meaning: meaning(found), length: found.length }
}

/** "25 kids" are the company, and no number of spots. */
const COMPANY =
  /^(kid|child|children|toddler|bab(y|ies)|people|person|adult|friend|guest|student|pupil|senior|travell?er|hiker|cyclist|dog|pet|cat|horse|car|day|night|hour|week|month|year|of us)s?$/

function recogniseNumber(tokens: readonly Token[], at: number): Recognised | undefined {
  const number = numberAt(tokens, at)
  const counted = number ? (tokens[at + number.length]?.folded ?? '') : ''
  // "With two dogs": that dogs are allowed is what matters of them.
  if (number && COMPANY.test(counted))
    return { meaning: { is: 'stop', isContent: !/^dogs?$/.test(counted) }, length: number.length }
  return recognised(numberAt(tokens, at), ({ value }) => ({ is: 'number', value }))
}

import { withAlsoIn } from './places/also-in.ts'
import { withAlternativeTo } from './alternatives/alternative-to.ts'
import { withOrAtLeast } from './alternatives/or-at-least.ts'
import { withByHowMuch } from './alternatives/by-how-much.ts'
import { withAsMany } from './alternatives/as-many.ts'
import { withMoreNoise } from './alternatives/more-noise.ts'
import { withChoiceOfTwo, withWhichOf } from './alternatives/choice-of-two.ts'
import { withAirports } from './clauses/airports.ts'
import { withAsFarAs } from './figures/as-far-as.ts'
import { withMoreThings } from './alternatives/more-things.ts'
import { withNearEither } from './alternatives/near-either.ts'
import { withHeardFrom } from './noises/heard-from.ts'
import { withMostNoise } from './noises/most-noise.ts'
import { withEachOther } from './senses/each-other.ts'
import { withOnlyWay } from './clauses/only-way.ts'
import { withMostOf } from './clauses/most-of.ts'
import { withInabilities } from './clauses/inabilities.ts'
import { withEffort } from './kinds/effort.ts'
import { withOrigins } from './clauses/origins.ts'
import { withPrices } from './clauses/prices.ts'
import { withBetterFor } from './clauses/better-for.ts'
import { withNearAmenities } from './clauses/near-amenities.ts'
import { withNearestStop } from './stops/nearest-stop.ts'
import { withNearestLine } from './compass/nearest-line.ts'
import { withByDistance } from './compass/by-distance.ts'
import { withQuantifiers } from './degrees/quantifiers.ts'
import { withUnheld } from './unheld/unheld.ts'
import { withBorders } from './compass/along-border.ts'
import { withToBorder } from './compass/to-border.ts'
import { withNoiseAtPoint } from './noises/noise-at-point.ts'
import { withNoisePresent } from './noises/noise-present.ts'
import { withWhatWithin } from './compass/what-within.ts'
import { withHeardThings } from './noises/heard-things.ts'
import { withNothingHeard } from './noises/nothing-heard.ts'
import { withOverflights } from './noises/overflights.ts'
import { withUncomputed } from './noises/uncomputed.ts'
import { withLoudestRoad } from './noises/loudest-road.ts'
import { withRoadsHeard } from './noises/road-numbers.ts'
import { withSourceNear } from './noises/source-near.ts'
import { withNearSourceWanted } from './noises/near-source-wanted.ts'
import { withRidesNear } from './clauses/rides-near.ts'
import { withWayBetween } from './stops/way-between.ts'
import { withOnFoot } from './stops/on-foot.ts'
import { withSeenFrom } from './clauses/seen-from.ts'
import { withSleeping } from './clauses/sleeping.ts'
import { withToldFacts } from './clauses/told-facts.ts'
import { withDirectoryAsked } from './directory/directory-asked.ts'
import { withMissingAsked } from './directory/missing-asked.ts'
import { withCityOfName } from './named-kinds/city-of-name.ts'
import { withCentreOfName } from './named-kinds/centre-of-name.ts'
import { withTheIsland } from './named-kinds/the-island.ts'
import { withThereIn } from './named-kinds/there-in.ts'
import { withTrueSilence } from './ratings/true-silence.ts'
import { withAvoided } from './degrees/avoided.ts'
import { withStarLight } from './degrees/star-light.ts'
import { withNotOfSize } from './degrees/not-of-size.ts'
import { withOverrun } from './degrees/overrun.ts'
import { withNotToo } from './degrees/not-too.ts'
import { withFrames } from './frames/frames.ts'
import { withKinds } from './kinds/kinds.ts'
import { withCapacities } from './degrees/capacities.ts'
import { withElse } from './alternatives/else.ts'
import { withMoreThanIn } from './alternatives/more-than-in.ts'
import { withValuesOfField } from './alternatives/values-of-field.ts'
import { withOrElsewhere } from './alternatives/or-elsewhere.ts'
import { withInTheSame } from './alternatives/in-the-same.ts'
import { withSeveralAgainst } from './alternatives/several-against.ts'
import { withEachCountry } from './named-kinds/of-each-country.ts'
import { withAccessibleByWheelchair } from './senses/accessible.ts'
import { withRejectedFor } from './denials/rejected-for.ts'
import type { Span } from './spans.ts'

/** What words mean together with those around them: each reads what those before it have made of the question. */
export const CLAUSES: readonly ((spans: readonly Span[]) => readonly Span[])[] = [
  withOverrun,
  withBorders,
  withFrames,
  withStarLight,
  withAccessibleByWheelchair,
  withQuantifiers,
  withUnheld,
  withByDistance,
  withNotToo,
  withNotOfSize,
  withAvoided,
  withTheIsland,
  withThereIn,
  withCityOfName,
  withCentreOfName,
  withWayBetween,
  withTrueSilence,
  withAlternativeTo,
  withChoiceOfTwo,
  withMoreThings,
  withWhichOf,
  withAsMany,
  withMoreNoise,
  withByHowMuch,
  withOrAtLeast,
  withNearEither,
  withAsFarAs,
  withMissingAsked,
  withDirectoryAsked,
  withSeenFrom,
  withEachOther,
  withInTheSame,
  withElse,
  withOrElsewhere,
  withOnlyWay,
  withMostOf,
  withMostNoise,
  withBetterFor,
  withOrigins,
  withCapacities,
  withSleeping,
  withAlsoIn,
  withNearestStop,
  withNearestLine,
  withToBorder,
  withWhatWithin,
  withNearAmenities,
  withKinds,
  withAirports,
  withSourceNear,
  withLoudestRoad,
  withRoadsHeard,
  withNearSourceWanted,
  withRidesNear,
  withOnFoot,
  withUncomputed,
  withOverflights,
  withHeardThings,
  withNothingHeard,
  withNoisePresent,
  withHeardFrom,
  withNoiseAtPoint,
  withEffort,
  withInabilities,
  withPrices,
  withToldFacts,
  withSeveralAgainst,
  withEachCountry,
  withRejectedFor,
  withMoreThanIn,
  withValuesOfField,
]

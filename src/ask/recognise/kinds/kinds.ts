import { withScaleMeant } from '../ratings/scale-meant.ts'
import type { Span } from '../spans.ts'
import { withCrowded } from './crowded.ts'
import { withFares } from './fares.ts'
import { withHighestFirst } from './highest-first.ts'
import { withHowHigh } from './how-high.ts'
import { withMethodAsked } from './method-asked.ts'
import { withOrdinalLists } from './ordinal-lists.ts'
import { withRatingMade } from '../ratings/rating-made.ts'
import { withRatingMeant } from '../ratings/rating-meant.ts'
import { withRecorded } from './recorded.ts'
import { withSuited } from './suited.ts'
import { withUnheldAverage } from './unheld-average.ts'
import { withToldFields } from './told-fields.ts'
import { withWaterToDrink } from './water.ts'
import { withWhetherNone } from './whether-none.ts'

/** Reads what kind of answer a question asks for, where its words taken one by one would be conditions of a search. */
export function withKinds(spans: readonly Span[]): readonly Span[] {
  return PASSES.reduce((read, pass) => pass(read), spans)
}

const PASSES: readonly ((spans: readonly Span[]) => readonly Span[])[] = [
  withScaleMeant,
  withMethodAsked,
  withWhetherNone,
  withOrdinalLists,
  withRatingMade,
  withRatingMeant,
  withRecorded,
  withHowHigh,
  withUnheldAverage,
  withHighestFirst,
  withFares,
  withCrowded,
  withSuited,
  withWaterToDrink,
  withToldFields,
]

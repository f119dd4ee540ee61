import { serviceTopicOf } from '../../vocabulary/kinds/service-topics.ts'
import { withScaleMeant } from '../ratings/scale-meant.ts'
import type { Span } from '../spans.ts'
import { withCrowded } from './crowded.ts'
import { withFares } from './fares.ts'
import { withHighestFirst } from './highest-first.ts'
import { withHowHigh } from './how-high.ts'
import { withMethodAsked } from './method-asked.ts'
import { withAllBut } from '../denials/all-but.ts'
import { withNotListed } from '../denials/not-listed.ts'
import { withNothingThere } from '../denials/nothing-there.ts'
import { withOrdinalLists } from './ordinal-lists.ts'
import { withRatingMade } from '../ratings/rating-made.ts'
import { withWordMeant } from '../ratings/word-meant.ts'
import { withRatingMeant } from '../ratings/rating-meant.ts'
import { withRecorded } from './recorded.ts'
import { withBeenThere } from '../ratings/been-there.ts'
import { withWhySoRated } from '../ratings/why-so-rated.ts'
import { withSuited } from './suited.ts'
import { withUnheldAverage } from './unheld-average.ts'
import { withToldFields } from './told-fields.ts'
import { withWaterToDrink } from './water.ts'
import { withNoneOfThem } from '../denials/none-of-them.ts'
import { withWhetherNone } from '../denials/whether-none.ts'

/** Reads what kind of answer a question asks for, where its words taken one by one would be conditions of a search. */
export function withKinds(spans: readonly Span[]): readonly Span[] {
  // What is asked of the directory has been read as a whole.
  if (spans.some(isOfDirectory)) return spans
  return PASSES.reduce((read, pass) => pass(read), spans)
}

function isOfDirectory({ meaning, said }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'help' && serviceTopicOf(said) !== undefined
}

const PASSES: readonly ((spans: readonly Span[]) => readonly Span[])[] = [
  withWordMeant,
  withScaleMeant,
  withMethodAsked,
  withNoneOfThem,
  withWhetherNone,
  withNothingThere,
  withAllBut,
  withNotListed,
  withOrdinalLists,
  withRatingMade,
  withRatingMeant,
  withBeenThere,
  withWhySoRated,
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

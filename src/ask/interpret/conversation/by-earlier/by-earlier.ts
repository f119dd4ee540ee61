// Words that mean something by what was asked before.
import type { Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Said } from '../../polarity/marks.ts'
import { withSaidOfList } from '../listed/said-of-list.ts'
import { withBareWhyNot, withWhyNotThat } from '../corrections/question-words.ts'
import { withComparatives } from '../relative/as-comparative.ts'
import { withEvenFarther } from '../relative/even-farther.ts'
import { withFartherFrom } from '../relative/farther-from.ts'
import { withPlaceSpoken } from '../shown/place-spoken.ts'
import { withoutIt } from '../shown/without-it.ts'
import { withAnyThere } from '../turned/any-there.ts'
import { withTownMeant } from '../turned/level-elsewhere.ts'
import { withPlaceLifted } from '../turned/place-lifted.ts'
import { withTimeAlone } from './time-alone.ts'
import { withTurn } from '../turned/turn.ts'
import { withOtherSource } from '../utterances/other-source.ts'
import { withAllowedNearby } from './allowed-nearby.ts'
import { withLimitAgain } from './limit-again.ts'
import { withMeasuredFrom } from './measured-from.ts'
import { withNearIt } from './near-it.ts'
import { withNearbyOfList } from './nearby-of-list.ts'
import { withSourceSpoken } from './source-spoken.ts'

type Before = () => Query | null

/** Each reads what the one before it made of them. */
const READINGS: readonly ((said: Said, before: Before) => readonly Span[])[] = [
  ({ spans }) => withEvenFarther(spans),
  withSaidOfList,
  withAllowedNearby,
  ({ spans }, before) => withTimeAlone(spans, before),
  withPlaceLifted,
  withTurn,
  ({ spans }, before) => withAnyThere(spans, before),
  ({ spans }, before) => withTownMeant(spans, before),
  ({ spans }, before) => withPlaceSpoken(spans, before),
  ({ spans }, before) => withNearIt(spans, before),
  ({ spans }, before) => withNearbyOfList(spans, before),
  ({ spans }, before) => withMeasuredFrom(spans, before),
  ({ spans }, before) => withComparatives(spans, before),
  ({ spans }, before) => withLimitAgain(spans, before),
  withBareWhyNot,
  withWhyNotThat,
  ({ spans }, before) => withFartherFrom(spans, before),
  ({ spans }, before) => withoutIt(spans, before),
  ({ spans }, before) => withOtherSource(spans, before),
  ({ spans }, before) => withSourceSpoken(spans, before),
]

/** Reads words by what was asked before them, which is looked for where they may mean something by it. */
export function byEarlier({ spans, language }: Said, before: Before): readonly Span[] {
  return READINGS.reduce<readonly Span[]>((sofar, read) => read({ spans: sofar, language }, before), spans)
}

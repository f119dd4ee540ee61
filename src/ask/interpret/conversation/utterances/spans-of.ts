import { withOwnCorrection } from './own-correction.ts'
import type { Lookups } from '../../../recognise/lookups.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'
import { withRatingDropped } from '../../../vocabulary/conversation/rating-dropped.ts'
import { withSuppositions } from '../../asking/suppositions.ts'
import { askedOfUnlisted } from '../in-turn/not-listed.ts'
import { withExceptionBehind } from '../in-turn/leading-exception.ts'
import type { Said } from '../../polarity/marks.ts'
import { withBoth } from './both.ts'
import { withNeedNotBe } from './need-not-be.ts'
import { withFineToo } from './fine-too.ts'
import { withTheSame } from './the-same.ts'
import { withOthers } from '../../places/others.ts'
import { withElseThan } from '../../places/others-than.ts'
import { withEventsAsked } from '../../events/events-asked.ts'
import { withLoudSources } from '../../noises/loud-sources.ts'
import { withNoisesOfPlace } from '../../noises/noises-of-place.ts'
import { withHeardInRegion } from '../../noises/heard-in-region.ts'
import { withMostHeard } from '../../noises/most-heard.ts'
import { withDominantNoise } from '../../noises/dominant-noise.ts'
import { withSkiInWinter } from '../../polarity/indifference/ski-in-winter.ts'
import { withOrWithout } from '../../polarity/indifference/with-or-without.ts'
import { withPolarity } from '../../polarity/polarity.ts'
import { scan } from '../../../recognise/scan.ts'
import { withDistanceToStop } from '../../../recognise/stops/distance-to-stop.ts'
import { withNearestFrom } from '../relative/nearest-from.ts'
import { withCorrected } from '../corrections/corrected.ts'
import { askedOfAnswer } from './utterance.ts'
import { withNamesAsked } from '../../unknown-words.ts'
import { withTitlesAsked } from '../../names/titles-asked.ts'
import { withTwoOrders } from '../../conditions/two-orders.ts'
import { withSureRating } from '../../conditions/sure-rating.ts'
import { withTicked } from '../../conditions/ticked.ts'
import { withLessNoise } from '../../ranking/less-noise.ts'
import { withMoreOf } from '../../ranking/more-of.ts'
import { withQuieterAround } from '../../sides/quieter-around.ts'
import { withStopOrder } from '../../ranking/stop-order.ts'
import { withOthersThanShown } from '../../ranking/not-that-one.ts'

/** What words mean together in the question that they stand in: each reads what those before it have made of it. */
const MEANINGS: readonly ((spans: readonly Span[]) => readonly Span[])[] = [
  withEventsAsked,
  withElseThan,
  withNearestFrom,
  withTicked,
  withTwoOrders,
  withStopOrder,
  withDistanceToStop,
  withMoreOf,
  withLessNoise,
  withOthersThanShown,
  withOwnCorrection,
  withSuppositions,
  withSureRating,
  withNamesAsked,
  withSkiInWinter,
]

/** What is said to an answer, in the words of what it asks. */
const REWRITES: readonly ((text: string, language: Language) => string)[] = [
  withRatingDropped,
  withNeedNotBe,
  withFineToo,
  withTheSame,
]

type Read = { lookups: Lookups; language?: Language | undefined; isFirst: boolean }

/**
 * Reads the words of a question; what it says to the answer before it, if there is one, as what it asks of that. Each text is
 * read once with the same lookups: it is what others are asked behind as well.
 */
export function spansOf(text: string, { lookups, language, isFirst }: Read): readonly Span[] {
  const texts = known.getOrInsertComputed(lookups, () => new Map<string, readonly Span[]>())
  const key = JSON.stringify([text, language, isFirst])
  const before = texts.get(key)
  if (before) return before
  const { refusals } = lookups.budget
  const spans = read(text, { lookups, language, isFirst })
  // With less looked up it may mean something else.
  if (lookups.budget.refusals === refusals) texts.set(key, spans)
  return spans
}

const known = new WeakMap<Lookups, Map<string, readonly Span[]>>()

function read(text: string, { lookups, language, isFirst }: Read): readonly Span[] {
  const asked = isFirst ? undefined : askedOfAnswer(text)
  if (asked) return asked
  const said = isFirst ? text : REWRITES.reduce((sofar, rewrite) => rewrite(sofar, language ?? 'en'), text)
  const scanned = withOrWithout(scan(askedOfUnlisted(withExceptionBehind(said)), lookups, language), { isFirst })
  const meant = isFirst ? scanned : corrected({ spans: scanned, language: language ?? 'en' })
  const titled = withTitlesAsked({ spans: meant, text, language: language ?? 'en' })
  const spans = MEANINGS.reduce<readonly Span[]>((sofar, meaning) => meaning(sofar), titled)
  const dominant = withDominantNoise({ spans, language: language ?? 'en' })
  const heard = withHeardInRegion(withMostHeard(withNoisesOfPlace(withLoudSources(dominant))))
  return withQuieterAround(withOthers({ spans: withPolarity(heard, language), language: language ?? 'en' }))
}

function corrected(said: Said): readonly Span[] {
  return withCorrected({ ...said, spans: withBoth(said) })
}

import type { Span } from '../../recognise/spans.ts'
import { withSpotsAt } from './at-spot-asked.ts'

/**
 * "Was hört man bei Peel Hill", "is there parking near Peel Hill": asked of that spot, and no others near it are looked for.
 * German has one word for "at" and "near".
 */
export function withAtSpot(said: readonly Span[]): readonly Span[] {
  const spans = withSpotsAt(said)
  const [name, ...others] = [...spans.keys()].filter(at => isName(spans[at]))
  const isPoint = spans[name ?? -1]?.meaning.is === 'coordinates'
  if (name === undefined || others.length > 0 || !(isPoint || isSpot(spans[name]))) return spans
  const at = spans.slice(0, name).findLastIndex(({ meaning }) => meaning.is !== 'stop')
  const relation = spans[at]
  if (relation?.meaning.is !== 'relation' || relation.meaning.relation !== 'near') return spans
  const isOfSpot = (!isPoint && asksParking(spans)) || (/^bei$/i.test(relation.typed) && asksNoise(spans))
  return isOfSpot ? spans.with(at, { ...relation, said: 'at', meaning: { is: 'relation', relation: 'in' } }) : spans
}

/** Whether there is a car park or a bus stop, and nothing else: where one is told, how far it is from the spot is told with it. */
function asksParking(spans: readonly Span[]): boolean {
  const isAsked = spans.some(({ meaning }) => isExists(meaning)) || /^(does|do)$/i.test(spans[0]?.typed ?? '')
  const things = spans.filter(({ meaning }) => !SMALL.has(meaning.is) && !isName({ meaning }))
  return isAsked && things.every(span => isExists(span.meaning) || isPlaceToStop(span)) && things.some(isPlaceToStop)
}

function isExists(meaning: Span['meaning']): boolean {
  return meaning.is === 'ask' && meaning.ask === 'exists'
}

function isPlaceToStop({ meaning, typed }: Span): boolean {
  return (meaning.is === 'feature' && meaning.feature === 'parking') || (meaning.is === 'transport' && STOP.test(typed))
}

/** Where a bus stops, in each language. */
const STOP = /(?<!\p{L})(bus stop|bushaltestelle|haltestelle|arrêt|parada|fermata)(?!\p{L})/iu

/** What is heard, where it comes from, what is loudest; spots by their noise are another thing. */
function asksNoise(spans: readonly Span[]): boolean {
  const isLooking = spans.some(
    ({ meaning, typed }) =>
      LOOKING.has(meaning.is) || (meaning.is === 'ask' && meaning.ask === 'where') || WHERE.test(typed),
  )
  const isLoudest =
    spans.some(({ meaning }) => meaning.is === 'superlative' && meaning.by === 'noise') &&
    spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'tell')
  const isAsked = spans.some(
    ({ meaning }) =>
      (meaning.is === 'ask' && meaning.ask === 'why') || (meaning.is === 'noise source' && !meaning.compared),
  )
  return !isLooking && (isLoudest || isAsked)
}

const LOOKING: ReadonlySet<Span['meaning']['is']> = new Set(['generic', 'feature', 'distance', 'ordinal', 'number'])
const WHERE = /^(wo|orte?|plätze?)$/i
const SMALL: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'sign', 'relation', 'pronoun'])

function isName(span: Pick<Span, 'meaning'> | undefined): boolean {
  const is = span?.meaning.is
  return is === 'name' || is === 'spot' || is === 'coordinates'
}

/** The name of one spot, and of nothing else but small towns. */
function isSpot(span: Span | undefined): boolean {
  const meaning = span?.meaning
  if (meaning?.is !== 'name') return false
  const { spots, region, settlements } = meaning.named
  return spots.length === 1 && region === null && settlements.every(({ population }) => population < TOWN)
}

const TOWN = 10_000

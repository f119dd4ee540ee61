// When and how long somebody comes, where nothing that depends on the time is asked.
import { PLANNED, STAYING, STAYS } from '../../vocabulary/conversation/visits.ts'
import { namesSpot, type Span } from '../spans.ts'
import { framed, isWordOf, type Run, typedWord } from './framing.ts'
import { toldRuns } from './told-run.ts'

/**
 * Takes "this weekend", "for a couple of hours", "pasar un día" as the visit that is planned: of no time is anything recorded. Beside
 * opening hours, crowds or a number, and of a hike, it is named.
 */
export function withVisits(spans: readonly Span[]): readonly Span[] {
  const between = spans.some(({ typed }) => WAITED.test(typed)) ? toldRuns(spans, LAYOVER) : []
  return withStays(between.length > 0 ? framed(spans, between, 'when one comes') : spans)
}

/** "Seven hours between flights", "sept heures d'escale": that one waits there for another flight, and how long. */
const [HOURS, HAVE, FLIGHT, LAY] = [
  String.raw`(?:[\p{L}\d]+[ -]+){0,2}(?:\d+ ?)?(?:hours?|hrs?|h|stunden?|std|heures?|horas?|ore|ora)`,
  String.raw`(?:(?:i|we|ich|wir|j|nous|on) ?(?:have|ve|ve got|got|habe|haben|ai|avons|a)|habe|haben|tengo|tenemos|ho|abbiamo) `,
  String.raw`(?:flights?|planes?|flugen?|fluge|flieger|flieger?n|vols|avions|vuelos|voli|aerei)`,
  String.raw`(?:layover|stopover|zwischenstopp|zwischenstop|aufenthalt|umsteigezeit|escale|correspondance|escala|scalo)`,
]
const LAYOVER = new RegExp(
  String.raw`^ (?:${HAVE})?(?:an?|einen?|une?|una?|uno|with|mit|avec|con|during|on|for|wahrend|pendant|durante|en|in|my|our)?(?: ?(?:an?|einen?|une?|una?|uno|my|our|long|short|langen?|kurzen?|longue|courte|larga|corta|lungo))* ?(?:${HOURS}(?:[ -]+(?:of|long|de|d ?['’]?|di)?)? ?)?(?:(?:between|zwischen|entre|tra|fra) (?:(?:my|our|two|the|zwei|meinen|unseren|den|deux|mes|nos|dos|mis|nuestros|due|i|miei|2) )*${FLIGHT}|(?:['’] ?)?${LAY})$`,
  'u',
)

/** A layover is told with one of these. */
const WAITED = new RegExp(`${LAY}|${FLIGHT}|flügen?`, 'iu')

function withStays(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isUnitOrPlan) || spans.some(isOfTime) || isOnlyOfSpot(spans)) return spans
  return framed(
    spans,
    [...spans.keys()].flatMap(at => visitAt(spans, at) ?? []),
    'when one comes',
  )
}

function visitAt(spans: readonly Span[], at: number): Run | undefined {
  const plan = [4, 3, 2, 1].find(length => PLANNED.has(wordsOf(spans.slice(at, at + length))))
  if (plan !== undefined) return { from: at, to: at + plan }
  if (!isUnit(spans[at]) || spans[at]?.meaning.is === 'distance') return undefined
  const from = amountBefore(spans, at)
  const isLed = /^(for|für|pour|pendant|para|por|durante|per)$/i.test(spans[from - 1]?.typed ?? '')
  const isStaying = spans.slice(Math.max(0, from - REACH), at + REACH).some(span => isWordOf(span, STAYING))
  const isVisit = isLed ? isStaying || !spans.some(isOfLength) : isStaying && from < at
  return isVisit ? { from, to: at + 1 } : undefined
}

const REACH = 8

/** "A couple of", "qualche", "ein paar", "un": no number that could be one of spots. */
function amountBefore(spans: readonly Span[], at: number): number {
  let from = at
  while (from > 0 && AMOUNT.test(spans[from - 1]?.typed ?? '')) from--
  return from
}

const AMOUNT =
  /^(a|an|the|few|a few|some|couple|couple of|of|several|ein|eine|einen|den|paar|ein paar|einige|mehrere|la|le|un|une|quelques?|deux|el|una|unas|unos|pocas|par|par de|de|il|qualche|alcune|paio|paio d|d|un paio|un paio d)$/i

function isUnitOrPlan(span: Span): boolean {
  return isUnit(span) || PLANNED.has(wordsOf([span])) || PLAN_WORD.test(span.typed)
}

/** What a plan is told with. */
const PLAN_WORD =
  /^(frei|libre|liber[oa]|next|this|week|end|we|fin|fine|finde|semana|semaine|settimana|woche|holiday|tow|tomorrow)\b/i

function isUnit(span: Span | undefined): boolean {
  if (span === undefined || span.typed === '') return false
  const words = typedWord(span).split(' ')
  return (
    STAYS.has(words.at(-1) ?? '') && (words.length === 1 || words.every(word => STAYS.has(word) || AMOUNT.test(word)))
  )
}

/** What depends on the time: opening hours, crowds, the weather, a level by night. */
function isOfTime({ meaning }: Span): boolean {
  return (
    (meaning.is === 'off topic' && meaning.subject !== 'walking') ||
    meaning.is === 'unmeasured' ||
    meaning.is === 'level' ||
    (meaning.is === 'aspect' && meaning.aspect !== 'transport' && meaning.aspect !== 'location')
  )
}

/** "Is there a bus to Wicken Fen this weekend": of one spot a time asks more than of where to go. */
function isOnlyOfSpot(spans: readonly Span[]): boolean {
  return (
    spans.some(namesSpot) &&
    !spans.some(({ meaning }) => meaning.is === 'feature' || meaning.is === 'generic' || meaning.is === 'quality')
  )
}

/** A hike, a way or a noise may last so long. */
function isOfLength({ meaning }: Span): boolean {
  if (meaning.is === 'distance' || meaning.is === 'noise source') return true
  return meaning.is === 'feature' && ACTIVITIES.has(meaning.feature)
}

const ACTIVITIES: ReadonlySet<string> = new Set([
  'hiking',
  'cycling',
  'climbing',
  'skiing',
  'canoeing',
  'boating',
  'horse-riding',
])

function wordsOf(spans: readonly Span[]): string {
  return spans
    .map(typedWord)
    .filter((word, at, all) => word !== all[at - 1])
    .join(' ')
}

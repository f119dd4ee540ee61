// Times of travel and kinds of trips as distances: estimates, and said to be that.
import { comparatorAfterAt, comparatorAt } from '../lexicon.ts'
import type { Estimate, Side } from '../../vocabulary/meanings.ts'
import type { Found } from '../spans.ts'
import type { Token } from '../tokens.ts'
import { numberAt } from './numbers.ts'

/** Kilometres in a straight line that people get in an hour; null where too little is the same about it. */
const SPEEDS: readonly { said: string; kmh: number | null; of: Estimate }[] = [
  { said: 'walk walking walks hike hiking foot feet stroll', kmh: 4, of: 'walk' },
  { said: 'bike bicycle cycling cycle', kmh: 15, of: 'ride' },
  { said: 'drive driving car', kmh: 70, of: 'ride' },
  { said: 'train rail', kmh: 80, of: 'ride' },
  { said: 'ride bus flight ferry boat', kmh: null, of: 'ride' },
]
const SPEED_OF = new Map(SPEEDS.flatMap(({ said, ...speed }) => said.split(' ').map(word => [word, speed] as const)))
/** "Within 2 hours" without a means is by car. */
const DRIVEN = { kmh: 70, of: 'ride' } as const
const WALKED = { kmh: 4, of: 'walk' } as const

const HOURS: ReadonlyMap<string, number> = new Map([
  ...['hour', 'hours', 'hr', 'hrs', 'h'].map(unit => [unit, 1] as const),
  ...['minute', 'minutes', 'min', 'mins'].map(unit => [unit, 1 / 60] as const),
])

/**
 * Recognises a time of travel: "a 20 minute walk", "half an hour on foot", "within 2 hours of", "an hour's drive". `km` is
 * null for a ride whose speed nobody can guess.
 */
export function travelAt(
  tokens: readonly Token[],
  at: number,
): Found<{ km: number | null; side: Side | null; estimate: Estimate }> {
  const side = comparatorAt(tokens, at)
  const lead = side?.length ?? (tokens[at]?.folded === 'within' ? 1 : 0)
  let next = at + lead
  const isArticle = /^(a|an)$/.test(tokens[next]?.folded ?? '')
  const number =
    numberAt(tokens, next) ??
    (isArticle ? (numberAt(tokens, next + 1) ?? { value: 1, length: 0 }) : undefined) ??
    (isForeignHour(tokens[next]) || isHourAndHalf(tokens, next) ? { value: 1, length: 0 } : undefined)
  if (!number) return undefined
  next += number.length + (isArticle && tokens[next]?.number === null ? 1 : 0)
  if (tokens[next]?.text === '-') next++
  const hours = HOURS.get(tokens[next]?.folded ?? '')
  if (hours === undefined) return undefined
  next++
  const isHalfMore = ['and', 'a', 'half'].every((word, i) => tokens[next + i]?.folded === word)
  if (isHalfMore) next += 3
  const limit = comparatorAfterAt(tokens, next)
  // "Within 2 hours OF X", not "2 hours of silence".
  const isPlaced = (lead > 0 ? /^(of|from|away)$/ : /^(from|away)$/).test(tokens[next]?.folded ?? '')
  const end = next
  while (/^(['’]|s|of|by|on|long)$/.test(tokens[next]?.text ?? '')) next++
  const means = SPEED_OF.get(tokens[next]?.folded ?? '')
  const isWithin =
    (lead > 0 && /^(within|in)/.test(tokens[at]?.folded ?? '')) || side?.meaning === 'most' || side?.meaning === 'below'
  if (
    !means &&
    !isPlaced &&
    limit &&
    isMost(limit.meaning) &&
    (isEnd(tokens[next + limit.length]) || /^(from|of|out|away|to)$/.test(tokens[next + limit.length]?.folded ?? ''))
  ) {
    const { kmh, of } = meansBehind(tokens, end) ?? walkedBefore(tokens, at) ?? DRIVEN
    const time = (number.value + (isHalfMore ? 0.5 : 0)) * hours
    return {
      km: kmh === null ? null : Math.round(time * kmh * 100) / 100,
      side: null,
      estimate: of,
      length: next + limit.length - at,
    }
  }
  if (!means && !isPlaced && !(isWithin && isEnd(tokens[next]))) return undefined
  const isNoun = means !== undefined && /^(ride|trip|journey)s?$/.test(tokens[next + 1]?.folded ?? '')
  const { kmh, of } = means ?? meansBehind(tokens, end) ?? walkedBefore(tokens, at) ?? DRIVEN
  const time = (number.value + (isHalfMore ? 0.5 : 0)) * hours
  return {
    km: kmh === null ? null : Math.round(time * kmh * 100) / 100,
    side: kmh === null ? null : (side?.meaning ?? null),
    estimate: of,
    // What goes by a timetable is how one gets there, too, and read again as that.
    length: (means && !isByTrain(tokens, next) ? next + (isNoun ? 2 : 1) : end) - at,
  }
}

/** "Can I walk from Vaduz to a viewpoint in less than an hour": "walks within an hour of it" are driven to. */
function walkedBefore(tokens: readonly Token[], at: number): { kmh: number; of: Estimate } | undefined {
  const isWalked = tokens
    .slice(0, at)
    .some(
      ({ folded }, i) =>
        /^(walk|hike)$/.test(folded) && /^(i|we|you|one|to|can|could)$/.test(tokens[i - 1]?.folded ?? ''),
    )
  return isWalked ? WALKED : undefined
}

/** "Hour and a half max". */
function isHourAndHalf(tokens: readonly Token[], at: number): boolean {
  return ['hour', 'and', 'a', 'half'].every((word, i) => tokens[at + i]?.folded === word)
}

function isMost(side: Side): boolean {
  return side === 'most' || side === 'below'
}

/** "Une heure de voiture": one of another language is an article, and read as "the". */
function isForeignHour(token: Token | undefined): boolean {
  return token !== undefined && token.source !== null && HOURS.get(token.folded) === 1
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || /^[?.!,;]$/.test(token.text)
}

function isByTrain(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.folded === 'train' && tokens[at - 1]?.folded === 'by'
}

/** Recognises the means of a time that came before: "2 hours from Berlin BY BIKE". */
export function meansAt(tokens: readonly Token[], at: number): Found<{ kmh: number | null; of: Estimate }> {
  if (!/^(by|on)$/.test(tokens[at]?.folded ?? '')) return undefined
  const speed = SPEED_OF.get(tokens[at + 1]?.folded ?? '')
  return speed && { ...speed, length: 2 }
}

function meansBehind(tokens: readonly Token[], from: number): ReturnType<typeof meansAt> {
  for (let at = from; at < tokens.length; at++) {
    const means = meansAt(tokens, at)
    if (means) return means
  }
  return undefined
}

/** As far as one goes for a weekend. */
export const WEEKEND_KM = 250
/** As far as one drives from morning to evening: seven hours at 70 km/h. */
const DAY_DRIVE_KM = 500
/** Kinds of trips and how far from home they lead, in kilometres: of a day trip as far as one drives and is back in time. */
const TRIPS: readonly { km: number; first: RegExp; second: RegExp }[] = [
  { km: 100, first: /^day$/, second: /^(trips?|outings?|excursions?|out)$/ },
  { km: DAY_DRIVE_KM, first: /^day$/, second: /^(drives?|driving)$/ },
  {
    km: WEEKEND_KM,
    first: /^weekend$/,
    second: /^(trips?|getaways?|breaks?|outings?|excursions?|escapes?|retreats?|away)$/,
  },
]

/** Recognises "day trip" and "weekend getaway"; a weekend alone only as "weekend from". */
export function tripAt(tokens: readonly Token[], at: number): Found<{ km: number }> {
  const [first = '', second = ''] = [tokens[at]?.folded, tokens[at + 1]?.folded]
  const trip = TRIPS.find(each => each.first.test(first) && each.second.test(second))
  if (trip) return { km: trip.km, length: 2 }
  if (first === 'weekend' && second === 'from') return { km: WEEKEND_KM, length: 1 }
  // "Where should I go this weekend from Zürich?"
  const isThis = /^(this|next)$/.test(first) && second === 'weekend' && tokens[at + 2]?.folded === 'from'
  return isThis ? { km: WEEKEND_KM, length: 2 } : undefined
}

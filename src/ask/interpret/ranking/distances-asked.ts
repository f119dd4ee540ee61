import type { AspectAsk, Subject } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import { type Located, relationSpanBefore } from '../places.ts'
import { asksWhether } from '../yes-no.ts'
import { unitAskedIn } from '../asking/unit-asked.ts'

/** Finds the places that a spot may lie far from: not those that it lies in. */
export function farPlaces(spans: readonly Span[], located: readonly Located[]): Located[] {
  // "Wie weit ist Abisko von Kiruna entfernt": "of" is there "from".
  const isOfDistance = ({ at }: Located) =>
    spans.some(({ meaning }) => meaning.is === 'aspect' && /^(distance|direction)$/.test(meaning.aspect)) &&
    /^of$/i.test(spans[relationSpanBefore(spans, at)]?.said ?? '')
  return located.filter(each => each.place.center !== null && (each.relation !== 'in' || isOfDistance(each)))
}

/** Asks for the distance to each; "between A and B", of which one is the spot that is asked about, to the other. */
export function distancesTo(
  spans: readonly Span[],
  far: readonly Located[],
  subjects: readonly Subject[],
): readonly AspectAsk[] {
  const others = far.length > 1 ? far.filter(({ at }) => !isOneOf(spans[at], subjects)) : far
  return others.map(({ place }) => ({ of: 'distance to', place, ...unitAskedIn(spans), ...boundIn(spans) }))
}

/** "Is Sarek within 50 km of Oslo", "more than 50 km from it": whether it is so far. */
function boundIn(spans: readonly Span[]): Pick<Extract<AspectAsk, { of: 'distance to' }>, 'within'> {
  const [only, ...others] = spans.flatMap(({ meaning }) =>
    meaning.is === 'distance' && !meaning.isHeight && meaning.estimate === undefined ? [meaning] : [],
  )
  if (!only || others.length > 0 || !asksWhether(spans)) return {}
  const isLeast = only.side === 'above' || only.side === 'least'
  if (isLeast) return { within: { min: only.km, max: null } }
  return { within: { min: only.fromKm > 0 ? only.fromKm : null, max: only.km } }
}

function isOneOf(span: Span | undefined, subjects: readonly Subject[]): boolean {
  const { meaning } = span ?? {}
  const named = meaning?.is === 'name' ? meaning.named.spots : meaning?.is === 'spot' ? meaning.docs : []
  return subjects.some(({ docs: [first] }) => first !== undefined && named.includes(first))
}

/** Of a country or a range it is said that it is not known how far a spot is from its edge: "how far is Sarek from Norway". */
export function distancesUnknown(located: readonly Located[]): readonly AspectAsk[] {
  return located
    .filter(({ place, relation }) => place.center === null && relation !== null && relation !== 'in')
    .map(({ place }) => ({ of: 'distance to', place }))
}

/** "Is Sarek near Kiruna", "is it far from Oslo": how near is told in kilometres; with the rating, where nothing is asked. */
export function nearnessAsked(
  spans: readonly Span[],
  located: readonly Located[],
  subjects: readonly Subject[],
): readonly AspectAsk[] {
  const far = farPlaces(spans, located)
  if (spans.some(isTold)) return []
  const isNear = ({ at }: Located) => isNearness(spans[relationSpanBefore(spans, at)])
  // "Near Kiruna or Abisko".
  const isJoined = ({ at }: Located) =>
    isJoint(spans[at - 1]) && far.some(other => other.at === at - 2 && isNear(other))
  const near = far.filter(each => isNear(each) || isJoined(each))
  const areas = located.filter(({ place, relation }) => place.center === null && relation === 'near')
  const distances = [...distancesTo(spans, near, subjects), ...distancesUnknown(areas)]
  return distances.length === 0 || spans.slice(0, MOST_BEFORE).some(isPredicate) ? distances : [RATING, ...distances]
}

const RATING: AspectAsk = { of: 'rating' }
/** Spans before which the verb of a question stands: "and how about it, is it". */
const MOST_BEFORE = 5

/** All that is known is asked for, or why it is as it is. */
function isTold({ meaning }: Span): boolean {
  return meaning.is === 'ask' && (meaning.ask === 'tell' || meaning.ask === 'why')
}

function isNearness(span: Span | undefined): boolean {
  const meaning = span?.meaning
  if (meaning?.is !== 'relation') return false
  return meaning.relation === 'near' || (meaning.relation === 'from' && FAR.test(span?.said ?? ''))
}

function isJoint(span: Span | undefined): boolean {
  return span !== undefined && JOINTS.has(span.meaning.is)
}

const JOINTS: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'or', 'comma'])

/** "Is it quiet and near Kiruna": asked beside something else. */
export function isNearnessApart(spans: readonly Span[]): boolean {
  return spans.some((span, at) => isNearness(span) && isJoint(spans[at - 1]))
}

const FAR = /^(not far|far|away|well away|a long way)\b/i

function isPredicate({ typed }: Span): boolean {
  return VERB.test(typed)
}

const VERB = /^(is|lies?|ist|sind|liegt|est( ce que)?|se trouve|situé|está|queda|es|è|sta|si trova)$/i

import { FILLER, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "how much is the train to Vaduz", "when does the last bus leave" as a question for a fare or a time of departure, which
 * no catalogue of places holds: the train is no condition there.
 */
export function withFares(spans: readonly Span[]): readonly Span[] {
  const isFare = spans.some(isOfFares)
  const clauses = clausesOf(spans)
  const isAsked =
    (spans.some(isCost) && !clauses.some(isCostOfPlace)) ||
    clauses.some(clause => clause.some(isRide) && (clause.some(isWhen) || clause.some(isCost)))
  if ((!isFare && !(isAsked && spans.some(isRide))) || spans.some(isPlaceAsked)) return spans
  return spans.map(span => {
    if (isRide(span)) return { ...span, meaning: { is: 'off topic', subject: 'fares' } }
    return isCost(span) || isDeparture(span) || COMPANY.test(span.typed) ? { ...span, meaning: FILLER } : span
  })
}

/** "Does it cost anything to visit Muir Woods and is there a bus?": what is asked of the bus is not its fare. */
function isCostOfPlace(clause: readonly Span[]): boolean {
  return clause.some(isCost) && clause.some(namesSpot) && !clause.some(isRide)
}

function isOfFares({ meaning }: Span): boolean {
  return meaning.is === 'off topic' && meaning.subject === 'fares'
}

/** Ways of going that have a fare: "by car" and "on foot" have none. */
function isRide({ meaning, typed }: Span): boolean {
  if (meaning.is === 'transport') return !meaning.modes.includes('car') && !meaning.modes.includes('foot')
  return isOfFares({ meaning } as Span) || FLIGHT.test(typed)
}

const FLIGHT = /^(flights?|flüge?|flug|vols?|vuelos?|vol[oi])$/i

function isCost({ meaning, said, typed }: Span): boolean {
  if (meaning.is === 'aspect') return meaning.aspect === 'access' && COST.test(said)
  return COST_TYPED.test(typed)
}

const COST = /\b(costs?|prices?|pay|charge|expensive|how much|money|euro|dollars|ticket)\b/i
const COST_TYPED = /^(fare|fares|tarif|tarifs|tarifa|tariffa|fahrpreis|price|prices)$/i

function isDeparture(span: Span): boolean {
  return isWhen(span) || /^(runs?|goes|fährt|part|sale|parte)$/i.test(span.typed)
}

/** "Fährt eine U-Bahn hin" asks whether one goes there, "wann fährt sie" for the time. */
function isWhen({ typed, said }: Span): boolean {
  return (
    /^(leaves?|departs?|last|first|abfährt|letzter?|letzten|dernier|último|ultimo|when does|when do|when is|wann|quand|cuándo|quando)$/i.test(
      typed,
    ) || /^when (does|do|is)$/i.test(said)
  )
}

/** What stands between joints, in the order of the question. */
function clausesOf(spans: readonly Span[]): Span[][] {
  const clauses: Span[][] = [[]]
  for (const span of spans) {
    if (/^(and|comma|sign)$/.test(span.meaning.is)) clauses.push([])
    else clauses.at(-1)?.push(span)
  }
  return clauses
}

/** For whom: it is no condition of a place. */
const COMPANY =
  /^(famil(?:y|ie|le|ia|lia|glia)|famiglia|famille|adults?|adultes?|erwachsene|one way|return|round trip|hin und zurück|aller retour|ida y vuelta|andata e ritorno|pour une famille)$/i

/** "Lakes by train, how much is the entry": places are looked for. */
function isPlaceAsked({ meaning }: Span): boolean {
  return /^(generic|feature|quality|superlative|rating)$/.test(meaning.is)
}

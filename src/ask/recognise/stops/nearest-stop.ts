import { FILLER, isFiller, type Meaning, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "how far is the nearest station from Sarek", "la gare la plus proche de Sarek" as a question that no field answers: how
 * far a spot lies from a station is not measured, and where the spot lies is no answer to it.
 */
export function withNearestStop(spans: readonly Span[]): readonly Span[] {
  const stop = spans.findLastIndex(({ typed }) => STOPS.test(typed))
  const [name, ...others] = spans.filter(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot')
  const isOfSpot = others.length === 0 && (name === undefined || namesSpot(name))
  if (
    stop === -1 ||
    !isOfSpot ||
    (name === undefined && ranksBy(spans, stop)) ||
    !spans.some(isNearness) ||
    !spans.every(isOfStop)
  )
    return spans
  return spans.map((span, at): Span => {
    if (at === stop)
      return {
        ...span,
        meaning: { is: 'off topic', subject: STATIONS.test(span.typed) ? 'stations' : 'stops' },
        corrected: null,
      }
    return span === name || /^(pronoun|sign)$/.test(span.meaning.is) ? span : { ...span, said: 'the', meaning: FILLER }
  })
}

/** What trains stop at, as each language says it; one phrase with what stops there. */
const STATIONS =
  /^((train|railway|rail|underground|metro) )?stations?$|^(bahnhofs?|bahnstation)$|^gare( de train)?$|^estación( (de|del) (tren|metro))?$|^stazione( (del|dei|d) (treno|treni)| ferroviaria)?$/i

/** These, and what buses stop at. */
const STOPS = new RegExp(
  `${STATIONS.source}|${/^((train|bus|tram) )?stops?$|^bus station$|^(bus|bahn)?(haltestelle|haltepunkt)$|^busstation$|^arrêt( (de|du|d) (train|bus|car|autobus|tram))?$|^parada( (de|del) (tren|autobús|autobus|bus|autobuses|metro))?$|^fermata( (del|dell|d|degli) (treno|autobus|bus|pullman))?$/.source}`,
  'i',
)

/** "Nearest to the station", of which no spot is named, orders many. */
function ranksBy(spans: readonly Span[], stop: number): boolean {
  if (spans.some(({ meaning }) => meaning.is === 'pronoun')) return false
  const order = spans.slice(0, stop).findLastIndex(({ meaning }) => meaning.is === 'superlative')
  return order !== -1 && orderedTo(spans, order) !== -1
}

/** Where "to" stands in "nearest to", "am nächsten an", of the span that says "nearest"; -1 without one. */
export function orderedTo(spans: readonly Span[], order: number): number {
  if (spans[order + 1]?.meaning.is === 'relation') return order + 1
  return WITH_TO.test(spans[order]?.typed ?? '') ? order : -1
}

const WITH_TO = / (an|am|zum|zur|to|à|au|de|du|d|al?|alla|alle)$/i

/** How far it is, which is nearest, or where that is. */
function isNearness({ meaning }: Span): boolean {
  if (meaning.is === 'aspect') return meaning.aspect === 'distance'
  return meaning.is === 'superlative' && meaning.by === 'distance'
}

function isOfStop(span: Span): boolean {
  const { meaning, typed } = span
  if (meaning.is === 'ask') return /^(where|tell|exists)$/.test(meaning.ask)
  if (meaning.is === 'aspect') return /^(distance|location|transport)$/.test(meaning.aspect)
  if (meaning.is === 'superlative') return meaning.by === 'distance'
  return OF_STOP.has(meaning.is) || isFiller({ meaning }) || STOPS.test(typed) || WORDS.test(typed) || namesSpot(span)
}

const OF_STOP: ReadonlySet<Meaning['is']> = new Set(['transport', 'relation', 'pronoun', 'sign', 'comma', 'unit'])

/** Words that go with such a question. */
const WORDS =
  /^(next bus|next train|next|away|entfernt|weg|km|kilometers?|kilometres?|kilometern?|kilom[eè]tres?|quelle|which|what)$/i

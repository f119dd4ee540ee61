import { NOISE_WORDS } from '../../vocabulary/noises/noise-sources.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'

/**
 * Reads "places that suffer most from traffic", "with the most aircraft noise" as places where that noise is heard: those that have
 * most of it come first anyway. Behind such a verb planes and an airport are their noise.
 */
export function withMostNoise(spans: readonly Span[]): readonly Span[] {
  const isOfPlaces = spans.some(({ meaning }) => meaning.is === 'generic' || meaning.is === 'feature')
  if (!isOfPlaces || spans.some(isElse)) return [...spans]
  return spans.reduce<Span[]>((read, _, at) => rankedBy(read, at), [...spans])
}

/** With one span read as a noise that is ranked by, when it is one and something says so. */
function rankedBy(spans: Span[], at: number): Span[] {
  const span = spans[at]
  if (!span) return spans
  // "Isle of Man Airport": the name says where.
  const isNamed = AIRPORT.test(span.typed) && spans[at - 1]?.meaning.is === 'name'
  const [from, to] = [reach(spans, isNamed ? at - 1 : at, -1), reach(spans, at, 1)]
  const isAmountSaid = spans.slice(from, to + 1).some(isAmount)
  const isSuffered = spans.slice(from, to + 1).some(({ typed }) => SUFFERS.test(typed))
  const noise = span.meaning.is === 'noise source' ? span.meaning : isSuffered ? noiseOf(span) : undefined
  if (!isAmountSaid || !noise) return spans
  return spans.map((each, i): Span => {
    if (i === at) return { ...each, meaning: noise }
    if (isNamed && i === at - 1) return each
    if (isNamed && i === at - 2 && each.meaning.is === 'relation') return { ...each, said: 'on', meaning: IN }
    const isIdle = i >= from && i <= to && !LEAST.test(each.typed)
    return isIdle ? { ...each, said: 'the', meaning: FILLER } : each
  })
}

const IN: Meaning = { is: 'relation', relation: 'in' }

function noiseOf({ said, meaning }: Span): Meaning | undefined {
  const found =
    meaning.is === 'transport' || meaning.is === 'off topic' ? NOISE_WORDS.get(said.toLowerCase()) : undefined
  return found && { is: 'noise source', kinds: found.kinds, shown: found.shown }
}

/** What is compared, counted by place, or of a certain rating is not ranked by noise. */
function isElse({ meaning }: Span): boolean {
  if (meaning.is === 'name') return meaning.named.spots.length > 0 && meaning.named.region === null
  if (meaning.is === 'ask') return meaning.ask === 'compare' || meaning.ask === 'why'
  return ELSE.has(meaning.is)
}

const ELSE: ReadonlySet<Meaning['is']> = new Set(['spot', 'group', 'share', 'average', 'quality', 'rating', 'level'])

/** The last span in one direction that says how much of the noise, with nothing but small words between. */
function reach(spans: readonly Span[], at: number, step: 1 | -1): number {
  let last = at
  for (let i = at + step; isPassed(spans[i]); i += step) if (isAmount(spans[i])) last = i
  return last
}

function isPassed(span: Span | undefined): boolean {
  if (!span) return false
  const isSmall = span.meaning.is === 'relation' || (span.meaning.is === 'stop' && !span.meaning.isContent)
  return isAmount(span) || isSmall || LINKS.test(span.typed)
}

function isAmount(span: Span | undefined): boolean {
  return MOST.test(span?.typed ?? '') || SUFFERS.test(span?.typed ?? '')
}

const MOST =
  /^(most|the most|worst|the worst|strongest|(am )?(meisten|stärksten|schlimmsten)|am|(le|les|la) plus|plus|más|(di )?più|di|maggiormente)$/i
const LEAST = /^(least|(am )?wenigsten|(le |les )?moins|menos|(di )?meno)$/i
const SUFFERS =
  /^(suffer(s|ed|ing)?|affected|exposed|hit|afflicted|leiden|leidet|betroffen|belastet|ausgesetzt|geplagt|souffre(nt)?|touchée?s?|exposée?s?|subissent|sufren?|padecen?|expuest[oa]s?|afectad[oa]s?|soffr(e|ono)|subiscono|risent(e|ono)|colpit[ieoa]|espost[ieoa]|disturbat[ieoa])$/i
const LINKS =
  /^(under|unter|from|by|to|with|von|vom|durch|mit|de|du|des|d|par|por|del|al|a|da|dal|dai|dalle|dalla|least|wenigsten|moins|menos|meno)$/i

const AIRPORT = /^(airport|airfield|flughafen|flugplatz|aéroport|aérodrome|aeropuerto|aeródromo|aeroporto|aerodromo)$/i

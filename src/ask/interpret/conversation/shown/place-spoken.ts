import type { Place } from '../../../gazetteer/place.ts'
import type { Query } from '../../../query.ts'
import { type Span, merged } from '../../../recognise/spans.ts'

/** Reads "within 3 km of that point" and "closer to the city" as there, where the question before named a point or a town. */
export function withPlaceSpoken(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  for (const [at, { typed }] of spans.entries()) {
    const from = at - 1
    const isOf = POINT.test(typed) ? isPoint : TOWN.test(typed) ? isTown : null
    const lead = spans[from]?.typed ?? ''
    const isLed = isOf === isPoint ? THAT.test(lead) : THE.test(lead) || /^to$/i.test(lead)
    if (isOf === null || !isLed || !isPlaced(spans, from, isOf)) continue
    const earlier = before()
    if (!earlier || !placesOf(earlier).some(isOf)) return spans
    // "Nearer to town" keeps its preposition.
    const begin = /^to$/i.test(lead) || spans[from]?.meaning.is === 'relation' ? at : from
    const end = CENTRE.test(spans[at + 1]?.typed ?? '') ? at + 2 : at + 1
    const there = merged(spans.slice(begin, end), { is: 'pronoun', of: 'place' }, 'there')
    return spans.toSpliced(begin, end - begin, there)
  }
  return spans
}

/** A point behind a preposition, a town behind "closer": "how far is it from the city" asks from where. */
function isPlaced(spans: readonly Span[], lead: number, isOf: (place: Place) => boolean): boolean {
  const before = spans.slice(Math.max(0, lead - 2), lead + 1)
  if (isOf === isTown) return before.some(isCloser)
  return before.slice(-2).some(({ meaning: { is }, typed }) => is === 'relation' || /^(of|from|to)\b/i.test(typed))
}

function isCloser({ meaning }: Span): boolean {
  if (meaning.is === 'comparative') return meaning.to === 'closer' || meaning.to === 'farther'
  return meaning.is === 'superlative' && meaning.by === 'distance'
}

function placesOf({ silenceAt, conditions }: Query): Place[] {
  const places = conditions.flatMap(condition =>
    condition.isNegated
      ? []
      : condition.on === 'near'
        ? [condition.place]
        : condition.on === 'place'
          ? condition.places
          : [],
  )
  return silenceAt ? [silenceAt, ...places] : places
}

function isPoint({ kind }: Place): boolean {
  return kind === 'coordinates'
}

/** A village that the catalogue tells spots by is one as well. */
function isTown({ kind, center }: Place): boolean {
  return kind === 'settlement' || (kind === 'region' && center !== null)
}

const POINT =
  /^(points?|position|coordinates?|punkte?s?|koordinaten|coordonnées|punto|coordenadas|coordinate|posición|posizione)$/i
const TOWN = /^(city|city cent(er|re)|town|village|stadt|dorf|ortschaft|ville|ciudad|pueblo|città|paese|villaggio)$/i
const CENTRE = /^cent(er|re)$/i
const THAT =
  /(^| )(that|this|these|those|the|diese[mnrs]?|jene[mnrs]?|dem|den|ce|cet|cette|ces|es[ea]|es[oa]s|est[ea]|est[oa]s|aquel|aquellas|quel|quella|quelle|questo|questa|queste)$/i
const THE = /(^| )(the|that|der|die|das|dem|zur|la|le|de la|à la|du|au|alla|della|dalla|il|al|dal|el|del)$/i

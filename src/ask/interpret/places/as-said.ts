import { countriesOf, regionsNamed } from '../../../index/regions/regions.ts'
import { phraseOf } from '../../../text/phrase.ts'
import { isIn } from '../../gazetteer/better-known.ts'
import type { Gazetteer, Named } from '../../gazetteer/gazetteer.ts'
import { nominativesOf } from '../../gazetteer/german-cases.ts'
import type { Place } from '../../gazetteer/place.ts'
import type { Settlement } from '../../gazetteer/settlements.ts'
import { type Span, UNSAID } from '../../recognise/spans.ts'

/** The towns that bear the name of the region where they lie. */
export function townsOf({ region, settlements }: Pick<Named, 'region' | 'settlements'>): readonly Settlement[] {
  const own = region ? countriesOf(region) : []
  if (!region) return []
  if (own.length > 0) return settlements.filter(({ country }) => own.includes(country))
  // Tenerife in Colombia does not lie in Tenerife.
  const boxes = [...region.boxes, ...region.areas().map(({ box }) => box)]
  return settlements.filter(town => boxes.some(box => isIn(town, box)))
}

/** "Georgien" is the country alone, as "Georgia" is not: others bear the name that was typed. */
export function asTyped(place: Place, { meaning, typed }: Span, gazetteer: Gazetteer): Place {
  const phrase = phraseOf(typed)
  if (!place.region || meaning.is !== 'name' || phrase === meaning.phrase) return place
  const named = gazetteer.named(phrase)
  const own = named?.region === place.region ? gazetteer.place(phrase, named, null) : undefined
  // "Granada" is Grenada in Spanish, and first of all the city.
  if (own && !own.region) return own
  return own ? { ...place, elsewhere: own.elsewhere ?? [] } : place
}

/** "Bretagne" stays so in an answer in French; of "des Bodensees" it is the nominative. */
export function asSaid(place: Place, spans: readonly Span[], at: number): Place {
  const { typed: words, corrected } = spans[at] ?? UNSAID
  const { region } = place
  if (!region || region.type === 'country' || corrected !== null) return place
  // "Sudeste asiático", "costa amalfitana" are written so; of "bretagne" it is "Bretagne".
  const isWritten = (region.type === 'macro' || region.type === 'coast') && words.includes(' ')
  const isSmall = !isWritten && !/(?<!\p{L})\p{Lu}/u.test(words)
  if (isSmall && !/^[\p{L}]+$/u.test(words)) return place
  const typed = isSmall ? words.charAt(0).toUpperCase() + words.slice(1) : words
  // "Tiroler" is no name.
  const isNamed = (name: string) => regionsNamed(phraseOf(name)).includes(region)
  // "Lac Saimaa" is Saimaa.
  const said = nominativesOf(typed).find(isNamed) ?? (isNamed(typed.replace(/^\p{Ll}+ /u, '')) ? typed : undefined)
  const where = said === undefined ? undefined : whereSaid(spans, at, typed)
  return said === undefined
    ? place
    : { ...place, said: said.replaceAll(ELIDED, '$1’'), ...(where !== undefined && { saidWhere: where }) }
}

/** "Im Bayerischen Wald", "le long de la Loire": a region with its preposition and article; undefined behind one that says no such thing. */
function whereSaid(spans: readonly Span[], at: number, name: string): string | undefined {
  // "Corse" is an adjective, too, which stands for "in Corsica".
  const end = spans.slice(0, at).findLastIndex(({ typed }) => typed !== spans[at]?.typed) + 1
  const from = spans.slice(0, end).findLastIndex(({ typed }) => !ARTICLE.test(typed))
  const preposition = spans.slice(from, end).map(({ typed }) => typed)
  const words = [...preposition, name].join(' ').replaceAll(ELIDED, '$1’')
  return WHERE.test(preposition.join(' ').toLowerCase()) ? words.charAt(0).toLowerCase() + words.slice(1) : undefined
}

const ARTICLE = /^(der|die|das|dem|den|des|le|la|les|l|el|los|las|il|lo|i|gli)$/i
const ELIDED = /(?<!\p{L})(l|d|nell|sull|dell|dall|all) (?=\p{L})/giu
const WHERE = new RegExp(
  `^(${[
    '(in|an|auf) (der|dem|den)|auf|im|am|entlang( der| des)?|längs( der| des)?|am ufer (der|des)|an den ufern (der|des)',
    'dans (le|la|les|l)|en|au|aux|à|à la|sur (le|la|les|l)|le long (du|de|de la|de l|des)|au bord (du|de|de la|de l)',
    'en (el|la|los|las)|a lo largo del?( la)?|junto al?( la)?|a orillas del?( la)?',
    'in|a|ad|nel|nello|nella|nei|negli|nelle|nell|sul|sulla|sui|sulle|sull|lungo (il|la|l)|lungo',
  ].join('|')})$`,
)

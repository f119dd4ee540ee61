// "Places where planes are the loudest thing", "wo der Flughafen am lautesten ist": a noise that is louder than all others.
import { NOISE_WORDS } from '../../vocabulary/noises/noise-sources.ts'
import { NOUNS } from '../../recognise/noises/source-near.ts'
import { FILLER, type Span, merged } from '../../recognise/spans.ts'
import { asNoise } from '../polarity/aversions.ts'
import { markAt, marksOf, type Said } from '../polarity/marks.ts'

/** Reads what says that one noise is louder than all others as "the loudest source", and what it is said of as that noise. */
export function withDominantNoise(said: Said): readonly Span[] {
  const { spans } = said
  const found = dominantIn(said)
  if (!found) return spans
  const { at, length, thing, noise } = found
  const [from, to] = thing < at ? [thing, at] : [at + length, thing]
  // "Where roads are not the loudest", "dominated not by roads".
  const isDenied = spans.slice(from, to).some(isNegation)
  const isLink = (span: Span, i: number) =>
    (i >= from && i < to && i !== thing && (isNegation(span) || LINKS.test(span.typed))) ||
    (i === thing + 1 && NOISE.test(span.typed))
  const read = spans.map((span, i): Span => {
    if (i === thing) return { ...span, meaning: noise, ...(isDenied && { isUnwanted: true as const }) }
    return isLink(span, i) ? { ...span, meaning: FILLER } : span
  })
  return read.toSpliced(at, length, merged(spans.slice(at, at + length), { is: 'loudest source' }, 'main noise'))
}

type Dominant = { at: number; length: number; thing: number; noise: Span['meaning'] }

/** Where dominance is said, how many spans say it, and of which noise. */
function dominantIn(said: Said): Dominant | undefined {
  const { spans } = said
  const at = spans.findIndex((_, i) => dominanceAt(said, i) > 0)
  // "Which road is the loudest": roads among themselves.
  if (at === -1 || spans[at]?.meaning.is === 'unmeasured') return undefined
  const length = dominanceAt(said, at)
  const [before, behind] = [reached(spans, at - 1, -1), reached(spans, at + length, 1)]
  const isBare = !isSource(spans[at]) && markAt(said, at, THING) === 0
  // "The loudest road", "the loudest spot": what is loud itself.
  if (isBare && spans.slice(at + length, behind + 1).some(isThing)) return undefined
  // "The loudest source is a road, not a railway" says all of it as it stands.
  const things = isSource(spans[at]) ? [before] : [before, behind]
  return things.flatMap(thing => {
    const noise = noiseOf(spans[thing])
    return noise ? [{ at, length, thing, noise }] : []
  })[0]
}

function dominanceAt(said: Said, at: number): number {
  return Math.max(Number(isSource(said.spans[at])), markAt(said, at, THING), markAt(said, at, LOUDEST))
}

function isSource(span: Span | undefined): boolean {
  return span?.meaning.is === 'loudest source'
}

function isNegation({ meaning }: Span): boolean {
  return meaning.is === 'negation'
}

/** What stands next in one direction, small words and verbs of hearing and being passed. */
function reached(spans: readonly Span[], from: number, step: 1 | -1): number {
  let at = from
  while (isPassed(spans[at])) at += step
  return at
}

function isPassed(span: Span | undefined): boolean {
  if (!span) return false
  if (LINKS.test(span.typed) || isNegation(span)) return true
  return span.meaning.is === 'stop' && !span.meaning.isContent
}

function isThing(span: Span): boolean {
  return span.meaning.is === 'generic' || span.meaning.is === 'feature' || noiseOf(span) !== undefined
}

export function noiseOf(span: Span | undefined): Span['meaning'] | undefined {
  if (!span) return undefined
  const heard = asNoise(span).meaning
  if (heard.is === 'noise source') return heard
  const word = [...NOUNS, SETTLEMENTS].find(([, typed]) => typed.test(span.typed))?.[0] ?? span.said.toLowerCase()
  const found = NAMEABLE.has(heard.is) ? NOISE_WORDS.get(word) : undefined
  return found && { is: 'noise source', kinds: found.kinds, shown: found.shown }
}

/** What may be a word for a noise, though it is read as a way to come, as a kind of place or as nothing that is known here. */
const NAMEABLE: ReadonlySet<Span['meaning']['is']> = new Set([
  'off topic',
  'transport',
  'feature',
  'generic',
  'unknown',
  'stop',
])

const SETTLEMENTS = [
  'village',
  /^(dorf|dörfer|ortschaft(en)?|stadt|städte|villes?|villages?|pueblos?|ciudad(es)?|paes[ei]|città)$/i,
] as const

/** What can be said of nothing but a noise. */
const THING = marksOf({
  en: 'loudest thing|loudest sound|noisiest thing|main sound|dominant sound|biggest noise|main thing you hear|main thing heard|main thing to hear|main thing you can hear|most audible|what you hear most|what you mostly hear|mostly hear|mainly hear|mostly hears|hear mostly|hear mainly|hear most|heard most|mostly heard|dominate|dominates|dominating|predominate|predominates|dominated|dominated by|dominated mostly by|comes mainly from|comes mostly from|comes largely from|drowns out everything|drowns everything out',
  de: 'lauteste|das lauteste|das lauteste geräusch|lautestes geräusch|hauptgeräusch|hört man vor allem|man vor allem|vor allem|hauptsächlich|überwiegend|am meisten hört|man am meisten hört|dominiert|dominieren|überwiegt|überwiegen|übertönt alles|dominiert von|beherrscht von',
  fr: 'bruit principal|le bruit principal|bruit le plus fort|le bruit le plus fort|son le plus fort|ce qu on entend le plus|on entend le plus|on entend surtout|vient surtout|vient principalement|provient surtout|provient principalement|entend surtout|entend principalement|entend essentiellement|domine|dominent|prédomine|prédominent|dominé par|dominés par|dominée par|chose la plus bruyante',
  es: 'lo que más se oye|que más se oye|más se oye|se oye sobre todo|viene sobre todo|viene principalmente|proviene sobre todo|se oye principalmente|se oye más que nada|lo más ruidoso|lo que más suena|ruido más fuerte|sonido más fuerte|domina|dominan|predomina|predominan|dominado por|dominados por|dominada por|dominadas por',
  it: 'cosa più rumorosa|la cosa più rumorosa|rumore più forte|il rumore più forte|suono più forte|si sente soprattutto|viene soprattutto|viene principalmente|proviene soprattutto|si sente principalmente|si sente di più|si sente più di tutto|sente soprattutto|sente di più|soprattutto|prevale|prevalgono|domina|dominano|predomina|predominano|dominati da|dominato da|dominata da|dominate da',
})

/** What places are said to be, too. */
const LOUDEST = marksOf({
  en: 'loudest|noisiest',
  de: 'am lautesten',
  fr: 'plus bruyant|plus bruyante|plus fort',
  es: 'más ruidoso|más ruidosa|más fuerte',
  it: 'più rumoroso|più rumorosa|più forte',
})

const NOISE = /^noises?$/i
const LINKS =
  /^(is|are|be|have|has|the|their|its|as|by|from|noise|what|you|one|als|lärm|bruit|bruits|ruido|rumore|ist|sind|der|die|das|den|von|vom|durch|man|hört|höre|wird|werden|est|sont|c'?est|le|la|les|l|un|une|on|entend|par|es|son|el|los|las|lo|por|una|è|sono|il|i|gli|da|dal|dai|dalla|dalle|dall|del|dei|delle|della|des|du|de|di)$/i

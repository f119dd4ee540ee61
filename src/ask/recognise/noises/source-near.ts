import { type NearSource, NOISE_WORDS } from '../../vocabulary/noises/noise-sources.ts'
import { FILLER, isFiller, type Meaning, namesSpot, type Span, UNSAID } from '../spans.ts'

/**
 * Reads "is there a road near Sarek", "how far is the nearest railway from it" as a question about how near a kind of source
 * lies to one spot: nothing but the source, nearness and the spot.
 */
export function withSourceNear(spans: readonly Span[]): readonly Span[] {
  const away = withRoadsAway(spans)
  if (away) return away
  const [first, ...more] = sourcesIn(spans)
  const names = spans.filter(({ meaning }) => isNamed(meaning))
  const isOfPlace = first && more.length === 0 && !first.source.kinds.includes('settlement') && isOfTown(spans, first)
  const isHow = isHowNear(spans, first)
  const isAtPoint = names.some(isPoint)
  const isOfHearing = spans.some(({ said }) => HEARD.test(said))
  if ((isAtPoint && spans.some(isLoudest)) || (isOfHearing && (isAtPoint || !isOfPlace))) return [...spans]
  if (isOfPlace && !isHow && !isAtPoint) return heardInTown(spans, first)
  const isOther = more.length > 0 || names.length > 1 || !(isOfPlace || names.every(isOfSpot))
  if (!first || isOther) return [...spans]
  // "How far is it from the city": the one that was spoken of.
  const isTown = first.source.kinds.includes('settlement')
  const isNearness = (span: Span, at: number) =>
    (isNear(span) && !(isTown && span.meaning.is === 'aspect')) || isBeside(spans, at, first)
  if (!spans.some(isNearness)) return [...spans]
  if (
    !spans.every(
      (span, at) =>
        isAt(first, at) || isNamed(span.meaning) || isKindOfName(spans, at) || isPlain(span, at, spans[at + 1]),
    )
  )
    return [...spans]
  const km = spans.flatMap(({ meaning }) => (meaning.is === 'distance' ? [meaning.km] : []))[0] ?? null
  const isWhether = !spans.some(({ meaning }) => meaning.is === 'superlative' || meaning.is === 'aspect')
  const { from, to, source } = first
  return spans.map((span, at): Span => {
    if (at === to - 1) return { ...span, meaning: { is: 'source near', ...source, km, isWhether } }
    const isKept = isNamed(span.meaning) || isKindOfName(spans, at)
    if (isKept || span.meaning.is === 'pronoun' || span.meaning.is === 'sign') return span
    if (isWhether && span.meaning.is === 'ask' && at < from) return span
    return { ...span, said: 'the', meaning: FILLER }
  })
}

/** "Gafadura", of which the name has a kind, too. */
function isOfSpot(span: Span): boolean {
  if (namesSpot(span)) return true
  return (
    span.meaning.is === 'name' && span.meaning.named.cores.length > 0 && span.meaning.named.settlements.length === 0
  )
}

/** "Gafadura hut", "refugi de Juclar". */
function isKindOfName(spans: readonly Span[], at: number): boolean {
  if (spans[at]?.meaning.is !== 'feature') return false
  return [at - 1, at + 1].some(beside => isNamed((spans[beside] ?? UNSAID).meaning))
}

/** "Is Juclar more than 3 km from a road": how far they lie is told, and no yes or no, since a road that is not told may be nearer. */
function withRoadsAway(spans: readonly Span[]): readonly Span[] | undefined {
  const at = spans.findIndex(({ meaning }) => meaning.is === 'unmeasured' && meaning.roads !== undefined)
  const meaning = spans[at]?.meaning
  if (meaning?.is !== 'unmeasured' || !meaning.roads) return undefined
  const names = spans.filter(span => isNamed(span.meaning))
  const isOfOne = names.length === 1 && names.every(namesSpot)
  if (!isOfOne || !spans.every((span, i) => i === at || isNamed(span.meaning) || isPlain(span, i))) return undefined
  const { kinds, shown, km, isWithin } = meaning.roads
  const near: Meaning = { is: 'source near', kinds, shown, classes: null, km, isWhether: isWithin }
  return spans.map((span, i): Span => (i === at ? { ...span, meaning: near } : span))
}

/** "Which roads are near Schaan", "the loudest road in Vaduz", "how far is the railway from it": of a town it is known what is heard at its middle. */
function isOfTown(spans: readonly Span[], found: Found): boolean {
  const names = spans.filter(({ meaning }) => isNamed(meaning))
  const isAsked = spans.some((span, at) => isNear(span) || isLoudest(span) || isBeside(spans, at, found))
  // "How far is Vaduz from the airport": which one is meant, and where it lies, no noise tells.
  const isNearest = spans.some(({ meaning, typed }) => isNearestOf(meaning) || NEXT.test(typed))
  const isWay =
    found.source.kinds.includes('aerodrome') && spans.some(({ meaning }) => meaning.is === 'aspect') && !isNearest
  if (names.length !== 1 || !names.every(isTown) || !isAsked || isWay) return false
  return spans.every(
    (span, at) =>
      isAt(found, at) ||
      isNamed(span.meaning) ||
      isLoudest(span) ||
      (isPlain(span, at, spans[at + 1]) && span.meaning.is !== 'distance'),
  )
}

/** "How far is the nearest railway": of a town what is heard tells it otherwise; a point and airports are asked about by either. */
function isHowNear(spans: readonly Span[], found: Found | undefined): boolean {
  const isNearest = spans.some(({ meaning, typed }) => isNearestOf(meaning) || NEXT.test(typed))
  const isFar = spans.some(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'distance')
  const isEither = spans.some(isPoint) || found?.source.kinds.includes('aerodrome') === true
  return isEither ? isNearest || isFar : isNearest && isFar
}

function isPoint({ meaning }: Span): boolean {
  return meaning.is === 'coordinates'
}

function isNearestOf(meaning: Meaning): boolean {
  return meaning.is === 'superlative' && meaning.by === 'distance'
}

/** A town, or a point. */
function isTown({ meaning }: Span): boolean {
  if (meaning.is !== 'name') return meaning.is === 'coordinates'
  const { settlements, spots, region, part } = meaning.named
  return settlements.length + part.length > 0 && spots.length === 0 && region === null
}

function isLoudest({ meaning }: Span): boolean {
  return meaning.is === 'superlative' && meaning.by === 'noise'
}

function heardInTown(spans: readonly Span[], { to, source: { kinds, shown } }: Found): Span[] {
  const heard: Meaning = {
    is: 'noise source',
    kinds,
    shown: shown === 'airfields' ? 'aircraft' : shown,
    isLevelAsked: true,
  }
  return spans.map((span, at): Span => {
    if (at === to - 1) return { ...span, meaning: heard }
    if (span.meaning.is === 'relation') return { ...span, meaning: { is: 'relation', relation: 'in' } }
    return isNear(span) || isLoudest(span) || span.meaning.is === 'ask' ? { ...span, meaning: FILLER } : span
  })
}

type Source = Pick<NearSource, 'kinds' | 'shown' | 'classes'>
type Found = { from: number; to: number; source: Source }

function isAt({ from, to }: Found, at: number): boolean {
  return at >= from && at < to
}

/** "Road", "main road": one noun, or two spans of it. */
export function sourcesIn(spans: readonly Span[]): Found[] {
  const found: Found[] = []
  for (let at = 0; at < spans.length; at++) {
    const length = [2, 1].find(size => sourceOf(spans.slice(at, at + size), size) !== undefined)
    const source = length === undefined ? undefined : sourceOf(spans.slice(at, at + length), length)
    if (!length || !source) continue
    found.push({ from: at, to: at + length, source })
    at += length - 1
  }
  return found
}

function sourceOf(run: readonly Span[], size: number): Source | undefined {
  if (run.length < size || !run.every(({ meaning }) => OF_SOURCE.has(meaning.is))) return undefined
  // "Hauptstraße" is one word, of which English has two.
  const isOneWord = run.length > 1 && run.every(({ typed }) => typed === run[0]?.typed)
  const word = isOneWord ? englishOf({ said: run[0]?.typed ?? '' }) : run.map(englishOf).join(' ')
  const known = SOURCES.test(word) ? NOISE_WORDS.get(word) : undefined
  if (!known) return undefined
  const shown = known.kinds.includes('aerodrome') ? 'airfields' : known.shown
  const classes = classesOf(run.at(-1)?.typed ?? '') ?? classesOf(word) ?? null
  return { kinds: known.kinds, shown, classes }
}

const OF_SOURCE: ReadonlySet<Meaning['is']> = new Set(['unknown', 'stop', 'transport', 'off topic', 'noise source'])

/** Nouns that are read as English only where noise is spoken of. */
function englishOf({ said }: Pick<Span, 'said'>): string {
  return NOUNS.find(([, typed]) => typed.test(said))?.[0] ?? said.toLowerCase()
}

/** Nouns of other languages that are read as English only where noise is spoken of. */
export const NOUNS: readonly (readonly [string, RegExp])[] = [
  ['road', /^(stra(ß|ss)en?|fahrstra(ß|ss)en?|routes?|chaussées?|rues?|carreteras?|calles?|strad[ae]|vi[ae])$/i],
  ['main road', /^((haupt|bundes|land)stra(ß|ss)en?|nationales?)$/i],
  ['motorway', /^(autobahn(en)?|schnellstra(ß|ss)en?|autoroutes?|autopistas?|autovías?|autostrad[ae])$/i],
  ['wind turbine', /^(windräder|windrad|windkraftanlagen?|éoliennes?|aerogenerador(es)?|pal[ae] eolic(a|he))$/i],
]

/** What lies somewhere: traffic and planes do not. */
const SOURCES =
  /^(roads?|streets?|(main|major|busy|big|trunk) roads?|highways?|motorways?|freeways?|autobahns?|railways?|railroads?|(railway|rail|train|tram) lines?|train tracks|airports?|airfields?|heliports?|helipads?|wind (turbines?|farms?|parks?)|turbines?|windmills?|factor(y|ies)|quarr(y|ies)|cit(y|ies)|towns?|villages?|settlements?)$/

function classesOf(word: string): readonly string[] | undefined {
  return CLASSES.find(([words]) => words.test(word))?.[1]
}

/** Of a kind, the classes that a word is of: no hamlet is a city, no heliport an airport. */
const CLASSES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(cit(y|ies)|towns?|stadt|städte|villes?|ciudad(es)?|città)$/i, ['city', 'town']],
  [/^(villages?|settlements?|dorf|dörfer|pueblos?|paes[ei]|city)$/i, ['city', 'town', 'village', 'hamlet']],
  [/^heli(port|pad)s?$/i, ['heliport']],
  [/^airports?$/i, ['large', 'medium']],
  [/^factor(y|ies)$/i, ['industry']],
  [/^quarr(y|ies)$/i, ['quarry']],
]

function isNamed(meaning: Meaning): boolean {
  return meaning.is === 'name' || meaning.is === 'spot' || meaning.is === 'coordinates'
}

function isNear({ meaning, typed }: Span): boolean {
  if (meaning.is === 'relation') return meaning.relation === 'near'
  if (meaning.is === 'superlative') return meaning.by === 'distance'
  return (meaning.is === 'aspect' && meaning.aspect === 'distance') || meaning.is === 'distance' || NEARBY.test(typed)
}

/** "The next airport": one that is next to where one is asked from. */
const NEXT = /^next$/i

/** How loud it is there is asked otherwise than what lies there. */
const HEARD = /^(hears?|heard|hearing|audible|listen|listening)$/i

const NEARBY =
  /^(next|nearby|close by|near|close|in der nähe|nahebei|à proximité|tout près|cerca|vicin[oaie]|nelle vicinanze)$/i

/** "At a road", "an einer Straße". */
function isBeside(spans: readonly Span[], at: number, { from }: Found): boolean {
  const isAtIt = at < from && spans.slice(at + 1, from).every(({ typed }) => ARTICLE.test(typed))
  return isAtIt && AT.test(spans[at]?.typed ?? '')
}

const AT = /^(at|on|by|beside|next to|an|am|neben|au bord d|junto a|accanto a)$/i
const ARTICLE = /^(an?|the|any|ein(e[mnrs]?)?|de[rmn]|un[ao]?|une|d|l|il|la|el|le)$/i

function isPlain(span: Span, at: number, next?: Span): boolean {
  const { meaning, typed } = span
  if (meaning.is === 'ask') return meaning.ask === 'exists' || meaning.ask === 'tell' || meaning.ask === 'where'
  // "And how far is it".
  if (meaning.is === 'and') return at === 0 || next?.meaning.is === 'aspect'
  if (meaning.is === 'distance') return meaning.side === null || meaning.side === 'most' || meaning.side === 'below'
  return isNear(span) || PLAIN.has(meaning.is) || VERBS.test(typed) || isFiller({ meaning })
}

const PLAIN: ReadonlySet<Meaning['is']> = new Set(['relation', 'pronoun', 'sign', 'comma', 'intensifier', 'here'])

/** What a road does, as each language says it. */
const VERBS =
  /^(runs?|runn?ing|passes|pass|passing|goes|lies?|führt|führen|verläuft|verlaufen|passe(nt)?|pasan?|passano?|far|away|entfernt|weg|direkt|right)$/i

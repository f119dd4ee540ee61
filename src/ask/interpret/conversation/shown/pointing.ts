// Words that point at what was shown or spoken of, or that ask of all ratings.
import { ALTERNATIVE as INSTEAD } from '../corrections/go-instead.ts'
import { elevationAt } from '../../ranking/elevation.ts'
import { isDifferenceOfTwo, ONE_TO_OTHER } from './of-two.ts'
import { isFiller, type Span, UNSAID } from '../../../recognise/spans.ts'

/** "Near it", "within 10 km of it"; "how far from it" asks for the distance. */
export function isAroundIt(spans: readonly Span[], at: number): boolean {
  const relation = spans[at]
  const isNear = relation?.meaning.is === 'relation' && relation.meaning.relation === 'near'
  const isWithin = /^(of|from)$/i.test(relation?.said ?? '') && spans[at - 1]?.meaning.is === 'distance'
  const next = spans[at + 1]?.meaning
  if (next?.is !== 'pronoun') return false
  return ((isNear || isWithin) && next.of !== 'spots') || (isUpTo(relation) && FROM_IT.test(spans[at + 1]?.typed ?? ''))
}

/** "2 km from there", and not "more than 2 km". */
function isUpTo(span: Span | undefined): boolean {
  return span?.meaning.is === 'distance' && span.meaning.side !== 'least' && span.meaning.side !== 'above'
}

/** The preposition and what it points at as one word, or as one phrase that is known. */
const FROM_IT =
  /^(from (it|there|here)|davon|von (dort|da|ihm|ihr)|de (là|cet endroit)|de (allí|ahí|él|ella|ese lugar)|da (l[ìià]|qui|esso|essa|quello|quella))$/iu

/** "Something similar", "more like that". */
export function isSimilarAt(spans: readonly Span[], at: number): boolean {
  const { meaning, said } = spans[at] ?? UNSAID
  const next = spans[at + 1]
  // "What is it like there".
  const isOfManner =
    /^(what is|what's|how is)$/i.test(spans[at - 2]?.said ?? '') && spans[at - 1]?.meaning.is === 'pronoun'
  if (isOfManner) return false
  const isPointed = next?.meaning.is === 'pronoun' || isThatAlone(spans, at + 1)
  if (/^like$/i.test(said) || (meaning.is === 'like' && isPointed)) return isPointed
  return (
    meaning.is === 'like' && /\bsimilar|\b(that|this) one$/i.test(said) && !/^(name|spot)$/.test(next?.meaning.is ?? '')
  )
}

/** "Something like that in Canada", and not "like that lake". */
function isThatAlone(spans: readonly Span[], at: number): boolean {
  const behind = spans[at + 1]?.meaning.is ?? ''
  return /^(that|this|those|these)$/i.test(spans[at]?.said ?? '') && !/^(name|spot|feature)$/.test(behind)
}

/** "The last one": of those that were shown. */
export function isLastAt(spans: readonly Span[], at: number): boolean {
  return /^last$/i.test(spans[at]?.said ?? '') && /^the$/i.test(spans[at - 1]?.said ?? '') && isEndOrOne(spans[at + 1])
}

/** "The first one", "il primo": one pronoun in each language. */
export function isFirstOne({ meaning, typed }: Span): boolean {
  return meaning.is === 'pronoun' && meaning.of === 'spot' && FIRST.test(typed)
}

const FIRST = /(^| )(first|erste[mnrs]?|premi[eè]re?|primer[oa]?|prim[oa])( |$)/i

/** "The first two": how many of those that were shown; null where no number is said. */
export function firstOf(spans: readonly Span[]): number | null {
  for (const [at, { meaning, said }] of spans.entries()) {
    const next = spans[at + 1]?.meaning
    const isFirst =
      (meaning.is === 'ordinal' && meaning.value === 1) || (meaning.is === 'pronoun' && /\bfirst$/i.test(said))
    if (isFirst && next?.is === 'number' && next.value >= 2 && next.value <= MOST_SHOWN) return next.value
  }
  return null
}

const MOST_SHOWN = 5

/** "The next one" of an order. */
export function isNextOne(spans: readonly Span[], at: number): boolean {
  const { meaning, said } = spans[at] ?? UNSAID
  return meaning.is === 'follow' && /^(and )?(the )?next( one)?$/i.test(said) && isEndOrOne(spans[at + 1])
}

function isEndOrOne(next: Span | undefined): boolean {
  return next === undefined || next.meaning.is === 'sign' || /^(one|best|quietest)$/i.test(next.said)
}

/** "The city", without its name. */
export function isTownAt(spans: readonly Span[], at: number): boolean {
  const isNamed = /^of$/i.test(spans[at + 1]?.said ?? '')
  return TOWN.test(spans[at]?.typed ?? '') && /^the$/i.test(spans[at - 1]?.said ?? '') && !isNamed
}

const TOWN = /^(city|town|village|stadt|dorf|ville|ciudad|pueblo|città)$/i

/** What it is asked of ratings that they mean. */
export const SCALE = /\b(mean|means|scale|stars)\b/i

/** "Any with toilets?", "gibt es welche mit Hütte?": one of several, whichever was spoken of last. */
export function isAnyOf(spans: readonly Span[]): boolean {
  const typed = spans.map(each => each.typed)
  const said = typed.filter((each, at) => each !== typed[at - 1]).join(' ')
  const isOfOne = spans.some(
    ({ meaning, typed: word }) => meaning.is === 'pronoun' && meaning.of !== 'spots' && word !== 'y',
  )
  return ANY.test(said) && !isOfOne
}

const ANY =
  /^((and|or|und|oder|et|ou|y|o|e) )?(any|some|(are|is|do|does|have|has|got) any|which (ones? )?(have|has|are|allow|offer)|(gibt es |gibts |hat )?(welche|einer|eine|eines) (mit|ohne)|irgendwelche (mit|ohne)|(il )?y en a(\W*t\W*il)?|(hay )?algun[oa]s?|(c è |ce n è |ce ne sono )?(qualcun[oa]|alcun[ie]) (con|senza|che)|ce n\W?è un[oa]|ce ne sono)(?!\p{L})/iu

/** "What about Narnia" may be a place. */
export function isThereAsked({ meaning, said }: Span, at: number, spans: readonly Span[]): boolean {
  if (meaning.is === 'ask') return meaning.ask === 'exists'
  return /^(and )?(what|how) about( the)?$/i.test(said) && spans[at + 1]?.isCapital === false
}

/** "Which one", "which of them". */
export function isWhichOf(spans: readonly Span[]): boolean {
  return spans.some(
    ({ said }, at) =>
      (at < MOST_BEFORE_WHICH && /^(and )?which( ones?)?$/i.test(said)) ||
      /^(and )?which( ones?)? of (them|those|these)$/i.test(said),
  )
}

const MOST_BEFORE_WHICH = 3

/** "How far from Abisko": no other name, and it is not where the way begins. */
export function isFromNamed(spans: readonly Span[]): boolean {
  const [name, ...others] = spans.filter(({ meaning: { is } }) => is === 'name' || is === 'spot')
  const before = name && spans[spans.indexOf(name) - 1]
  const isFar = spans.some(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'distance')
  return isFar && others.length === 0 && (before?.meaning.is === 'relation' || /\b(from|to)$/i.test(before?.said ?? ''))
}

/** "And in Mordor?", "and Mount Doom?": nothing but a name that is not known. */
export function unknownNameIn(spans: readonly Span[]): string | null {
  const rest = spans.filter(({ meaning }) => meaning.is !== 'sign' && !isFiller({ meaning }))
  const [joint, ...named] = rest.filter(({ meaning, said }) => meaning.is !== 'relation' && !/^ok(ay)?$/i.test(said))
  const [name, ...others] = named
  const isJoint = joint?.meaning.is === 'and' || joint?.meaning.is === 'follow'
  if (!isJoint || name?.meaning.is !== 'unknown' || others.length > 0 || !/^\p{Lu}/u.test(name.typed)) return null
  const isPlaced = rest.length > 2 || /\b(in|near|around)$/i.test(joint.said)
  return isPlaced || /^\p{Lu}\S* \p{Lu}/u.test(name.typed) ? name.typed : null
}

/** "In July?": when, and nothing else. */
export function isTimeAlone(spans: readonly Span[]): boolean {
  const rest = spans.filter(({ meaning }) => meaning.is !== 'sign' && !isFiller({ meaning }))
  return (
    rest.some(({ meaning }) => meaning.is === 'time') &&
    rest.every(({ meaning: { is } }) => is === 'time' || is === 'relation')
  )
}

/** "An alternative", "something less crowded": in place of what was shown, where no place is named. */
export function isAlternativeIn(spans: readonly Span[]): boolean {
  const isSaid = spans.some(
    ({ meaning, said, typed }) => meaning.is === 'generic' && (ALTERNATIVE.test(typed) || said === INSTEAD),
  )
  const isLess = spans.some(({ meaning, said }) => meaning.is === 'unmeasured' && LESS.test(said))
  return isSaid || (isLess && spans.some(isGeneric) && !spans.some(isPlaced))
}

/** As each language says it. */
const ALTERNATIVE = /^alternativ(e[ns]?|as?)$/i
const LESS = /^(less(er)?|fewer|emptier|lonelier|not (as|so)) ?/i

function isGeneric({ meaning }: Span): boolean {
  return meaning.is === 'generic'
}

function isPlaced({ meaning: { is } }: Span): boolean {
  return is === 'name' || is === 'spot' || is === 'coordinates' || is === 'here' || is === 'box'
}

/** "Compare the two", "what is the difference between them?": of those that were spoken of. */
export function isTheTwo(spans: readonly Span[]): boolean {
  const said = spans.filter(({ meaning }) => meaning.is !== 'sign')
  const words = said.map(({ typed }) => typed).filter((word, at, all) => word !== '' && word !== all[at - 1])
  if (isDifferenceOfTwo(words.join(' '))) return true
  const last = said.at(-1)?.meaning
  return last?.is === 'number' && last.value === 2 && said.some(isCompare) && said.slice(0, -1).every(isCompareOrFiller)
}

function isCompare({ meaning }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'compare'
}

function isCompareOrFiller(span: Span): boolean {
  return isCompare(span) || isFiller(span)
}

/** "How does that compare with forests?", "wie ist das im Vergleich zu Wäldern?" */
export function isToldSide(spans: readonly Span[]): boolean {
  const at = spans.findIndex(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'compare')
  return spans.slice(0, Math.max(0, at)).some(({ typed }) => THAT.test(typed))
}

const THAT = /(^| )(that|this|it|das|dies|es|cela|ça|c['’ ]?est|eso|esto|ciò|questo|quello)$/i

/** "Within 50 km", "more than 50 km away", of nothing that is named. */
export function distanceOfNoPlace(spans: readonly Span[]): { km: number | null; beyondKm: number | null } {
  const isPlaced = spans.some(({ meaning: { is } }) => is === 'name' || is === 'spot' || is === 'coordinates')
  // "And above 2000 m?" is a height.
  const distances = isPlaced ? [] : spans.flatMap(({ meaning }, at) => (elevationAt(spans, at) ? [] : meaning))
  const distance = distances.find(({ is }) => is === 'distance')
  if (distance?.is !== 'distance') return { km: null, beyondKm: null }
  const isBeyond = distance.side === 'least' || distance.side === 'above'
  return isBeyond ? { km: null, beyondKm: distance.km } : { km: distance.km, beyondKm: null }
}

/** "How far is it from one to the other?": both are meant, and neither is pointed at. */
export function isOneToOther(spans: readonly Span[]): boolean {
  return ONE_TO_OTHER.test(typedOf(spans)) && spans.some(isDistanceAsked)
}

export function typedOf(spans: readonly Span[]): string {
  return spans.map(({ typed }) => typed).join(' ')
}

/** "How far is it?" */
export function isDistanceAsked({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'distance'
}

/** "The free ones"; "the second one" is one of them. */
export function isOnes({ said }: Span, at: number, spans: readonly Span[]): boolean {
  const before = spans[at - 1]
  const isOneOf = before?.meaning.is === 'ordinal' || (before?.meaning.is === 'superlative' && /^one$/i.test(said))
  return /^ones?$/i.test(said) && !isOneOf && !/\b(next|which)$/i.test(before?.said ?? '')
}

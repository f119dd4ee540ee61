// "Do you hear the road at X": asked of one place, and no spots with that noise are looked for.
import { phraseOf } from '../../../text/phrase.ts'
import type { Gazetteer } from '../../gazetteer/gazetteer.ts'
import { isFiller, type Span, UNSAID } from '../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'

/** Tells whether a question asks nothing else than whether noises are heard at one place. */
export function asksHeard(spans: readonly Span[]): boolean {
  const places = spans.filter(isPlace)
  // "Do planes fly over Vaduz".
  const isWhether = /^(do|does|are|is)$/i.test(spans[0]?.typed ?? '')
  const isAsked = spans.some(
    ({ said, meaning }) =>
      HEARING.test(said) ||
      (meaning.is === 'ask' && meaning.ask === 'exists') ||
      (meaning.is === 'noise source' && (meaning.isLevelAsked === true || (isWhether && meaning.isOverhead === true))),
  )
  const isOfNoise = spans.some(({ meaning }) => meaning.is === 'noise source' && !meaning.compared)
  return isAsked && isOfNoise && places.length === 1 && spans.every((span, at) => isPart(spans, span, at))
}

/** "What do I hear in Castletown": the town, and not the bay that is called after it. */
export function asksOfTown(spans: readonly Span[]): boolean {
  const at = spans.findIndex(
    ({ meaning, said, typed }) =>
      meaning.is === 'ask' && meaning.ask === 'why' && (HEAR.test(said) || HEAR.test(typed)),
  )
  const [relation, name] = spans.slice(at + 1).filter(({ meaning }) => meaning.is !== 'stop')
  const isIn = relation?.meaning.is === 'relation' && relation.meaning.relation === 'in' && IN.test(relation.typed)
  return at !== -1 && isIn && name?.meaning.is === 'name' && name.meaning.named.settlements.length > 0
}

/** As each language says it. */
const HEAR = /hear|noise|sound|hör|lärm|entend|bruit|(?<!\p{L})(oy|oig|escuch)|ruido|sent|rumor/iu
/** "At" may be a bay; the word of other languages is that for towns. */
const IN = /^(in|im|en|a|à|ad|dans)$/i
const HEARING = /^(hear|hears|heard|hearing|audible|listen|listening)$/i

function isPlace({ meaning }: Span): boolean {
  return (
    meaning.is === 'coordinates' ||
    meaning.is === 'name' ||
    meaning.is === 'spot' ||
    (meaning.is === 'unknown' && (meaning.isName === true || meaning.isPlace === true))
  )
}

function isPart(spans: readonly Span[], span: Span, at: number): boolean {
  const { meaning } = span
  if (isPlace(span) || isFiller(span) || HEARING.test(span.said)) return true
  if (meaning.is === 'ask') return meaning.ask === 'exists' || meaning.ask === 'tell'
  return PARTS.has(meaning.is) || isKindOfName(spans, at)
}

const PARTS: ReadonlySet<Span['meaning']['is']> = new Set([
  'noise source',
  'relation',
  'sign',
  'and',
  'or',
  'comma',
  'pronoun',
  'intensifier',
])

/** "Vall d'Incles": the kind of landscape is of the name. */
function isKindOfName(spans: readonly Span[], at: number): boolean {
  const meaning = spans[at]?.meaning
  if (meaning?.is !== 'feature' || !LANDSCAPE_KEYS.has(meaning.feature)) return false
  let next = at + 1
  while (JOINT.test(spans[next]?.typed ?? '')) next++
  return next > at && isPlace(spans[next] ?? UNSAID)
}

const JOINT = /^(of|the|de|d|del|dels|du|des|di|da|von|vom|la|le|les|el|lo|l)$/i

/**
 * Reads a name that no spot has as the town that has it, or as the spots whose names hold its last word, or that lie there:
 * "Vall d'Incles" as Tossal d'Incles and the others beside it.
 */
export function withHeardAt(scanned: readonly Span[], gazetteer: Gazetteer): readonly Span[] {
  const spans = withWholeName(scanned)
  if (!asksHeard(spans)) return scanned
  const at = spans.findIndex(isPlace)
  const span = spans[at]
  const kind = spans.findIndex((_, i) => i < at && isKindOfName(spans, i))
  // Several spots with the word in their names, none of which is of that kind.
  const several = kind !== -1 && span?.meaning.is === 'spot' && span.meaning.docs.length > 1 ? span.meaning.docs : null
  if (!span || !(several || isOfNoSpot(span, gazetteer))) return spans
  const from = kind === -1 ? at : kind
  const phrase = lastWordOf(span.said)
  const named = gazetteer.named(phrase)
  const place = named && gazetteer.place(phrase, named, null)
  const isTown = !several && (place?.kind === 'settlement' || (place?.kind === 'region' && !place.isCentreOfSpot))
  const bearing = several ?? (isTown ? [] : gazetteer.spotsWithWord(phrase))
  const docs = (bearing.length > 0 || isTown ? bearing : (named?.part ?? [])).slice(0, MOST_BESIDE)
  if (docs.length === 0 && !isTown) return spans
  const called = nameOf(spans.slice(from, at + 1))
  const read: Span[] =
    named && isTown
      ? [{ ...span, meaning: { is: 'name', named, phrase } }]
      : docs.map(doc => ({ ...span, meaning: { is: 'spot', docs: [doc], phrase: '', isGuess: false, called } }))
  return [...spans.slice(0, from), ...read, ...spans.slice(at + 1)]
}

/** "Lago di Sorapis", of which one word alone is known: it is all of one name. */
function withWholeName(spans: readonly Span[]): readonly Span[] {
  const relation = spans.findLastIndex(({ meaning }) => meaning.is === 'relation' && meaning.relation === 'in')
  const at = spans.findIndex(
    ({ meaning, isCapital }, i) => isCapital && i > 0 && (meaning.is === 'name' || meaning.is === 'feature'),
  )
  const rest = spans.slice(at + 1)
  const end = rest.findIndex(span => !(JOINT.test(span.typed) || isUnknownName(span)))
  const run = [...spans.slice(at, at + 1), ...rest.slice(0, end === -1 ? undefined : end)]
  const last = run.at(-1)
  if (at === -1 || relation === -1 || !last || !isUnknownName(last)) return spans
  const whole: Span = { ...last, meaning: { is: 'unknown', isName: true }, said: nameOf(run), typed: nameOf(run) }
  return [...spans.slice(0, at), whole, ...spans.slice(at + run.length)]
}

function isUnknownName({ meaning, isCapital }: Span): boolean {
  return meaning.is === 'unknown' && isCapital
}

/** As typed, with the apostrophe that no span holds: "Vall d'Incles". */
function nameOf(run: readonly Span[]): string {
  return run
    .map(({ typed }) => typed)
    .join(' ')
    .replaceAll(/ ([dl]) /gi, " $1'")
}

const MOST_BESIDE = 3

/** Neither the name of a spot nor of a place of which it is known where it lies. */
function isOfNoSpot({ meaning }: Span, gazetteer: Gazetteer): boolean {
  if (meaning.is === 'unknown') return true
  if (meaning.is !== 'name') return false
  const { spots, cores } = meaning.named
  return (
    spots.length + cores.length === 0 && gazetteer.place(meaning.phrase, meaning.named, null)?.isCentreOfSpot === true
  )
}

function lastWordOf(said: string): string {
  return phraseOf(said.split(/[\s'’]+/).at(-1) ?? '')
}

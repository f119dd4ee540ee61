import { foldedStart } from '../../../text/fold.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { NONE_THERE } from '../../vocabulary/kinds/denied-existence.ts'
import { FILLER, type Meaning, namesSpot, type Span, UNSAID } from '../spans.ts'

/**
 * Reads "are there no lakes in Malta", "is it true that Malta has no lakes" as asking for the lakes of Malta: that other spots
 * have no lake is no answer, and "yes" would say the opposite of what it means.
 */
export function withWhetherNone(spans: readonly Span[]): readonly Span[] {
  const { from, end } = noneIn(spans)
  if (end !== -1 && isThing(spans, end + 1) && !spans.some(namesSpot))
    return spans.map((span, at) =>
      at < from || at > end || isWhere(span, spans[at + 1]) ? span : { ...span, said: 'the', meaning: FILLER },
    )
  const none = spans.findIndex(
    (span, at) => isNowhere(spans, at) || (isNone(span) && isOfExistence(spans, at) && isThing(spans, at + 1)),
  )
  if (none === -1 || spans.some(namesSpot)) return spans
  const ends = endOf(spans)
  return spans.slice(0, ends).map((span, at) => {
    const isAsk = at < none && (ASKS.test(span.said) || SUPPOSES.test(span.said) || span.meaning.is === 'pronoun')
    const isHave = span.meaning.is === 'ask' && span.meaning.ask === 'exists'
    return at === none || isAsk || isHave ? { ...span, said: 'the', meaning: FILLER } : span
  })
}

/** Where a question denies that there are any, from its beginning or behind a comma: "nonsense, nowhere is quiet". */
function noneIn(spans: readonly Span[]): { from: number; end: number } {
  if (!spans.some(({ typed }) => DENIES.test(foldedStart(typed)))) return { from: 0, end: -1 }
  const commas = [...spans.keys()].filter(at => spans[at]?.meaning.is === 'comma')
  for (const from of [0, ...commas.map(at => at + 1)]) {
    const end = endOfNone(spans.slice(from))
    if (end !== -1) return { from, end: from + end }
  }
  return { from: 0, end: -1 }
}

/** Each way to say so has one of these words. */
const DENIES =
  /(?<!\p{L})(no|none|nothing|not|dont|don|doesnt|havent|haven|keine?n?|pas|aucune?|non|nowhere|nirgends|nirgendwo|nulle|ninguna?|nessuna?)(?!\p{L})/u

/**
 * Finds where a question of another language begins by asking or telling that there are none, and which span says so last:
 * "gibt es in Polen keine", "il n'y a pas de", "no hay ningún", "non ci sono"; -1 where it does not.
 */
function endOfNone(spans: readonly Span[]): number {
  const words = spans.slice(0, MOST_SPANS).map(({ meaning, typed }, at) => {
    if (meaning.is === 'name') return 'Place'
    // One word of another language may be several spans: "den Alpen".
    const isSaid =
      typed === spans[at - 1]?.typed || (spans[at + 1]?.meaning.is === 'name' && typed === spans[at + 1]?.typed)
    return isSaid ? '' : foldedStart(typed)
  })
  return words.findLastIndex((_, at) =>
    NONE_THERE.test(
      words
        .slice(0, at + 1)
        .join(' ')
        .replaceAll(/[^\p{L}]+/gu, ' ')
        .trim(),
    ),
  )
}

const MOST_SPANS = 14

/** A place stays, and "in" before it. */
function isWhere(span: Span, next: Span = UNSAID): boolean {
  return (
    isPlace(span) ||
    (span.meaning.is === 'relation' && (isPlace(next) || /^(der|die|den|dem|la|le|el|il)$/i.test(next.typed)))
  )
}

const ASKS = /^(is|are|does|do|has|have|is there|are there|there is|there are|is it true that)$/i

function isNone({ meaning, said }: Span): boolean {
  return meaning.is === 'negation' && /^(no|not|not any|none)$/i.test(said)
}

/** "Is nowhere in England rated 5?". */
function isNowhere(spans: readonly Span[], at: number): boolean {
  return at === 1 && /^is$/i.test(spans[0]?.said ?? '') && /^nowhere$/i.test(spans[1]?.said ?? '')
}

/** Behind "are there", "there is", or a place that "has": at the beginning of the question. */
function isOfExistence(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at)
  const said = before.map(span => (isPlace(span) ? 'Place' : span.said.toLowerCase())).join(' ')
  // "Are none of the lakes quiet?", "is no place in England rated 5?".
  if (at === 1 && /^(is|are)$/.test(said) && isPlaceLookedFor(spans, at + 1)) return true
  // "Nessun lago in Svizzera è gratuito?"
  if (at === 0 && isPlaceLookedFor(spans, 1) && isDeniedOf(spans)) return true
  return THERE.test(said) || HAS.test(said) || (IS_TRUE.test(said) && spans[at]?.said.toLowerCase() === 'no')
}

/** "¿Ningún lago … es gratis?": asked, and of what is looked for. */
function isDeniedOf(spans: readonly Span[]): boolean {
  const verb = spans.findIndex(({ said }) => /^(is|are|have|has)$/i.test(said))
  // "No lakes, what else is in Finland?" asks for others.
  const isElse = spans
    .slice(0, verb)
    .some(({ meaning, typed }) => meaning.is === 'comma' || /^(that|which|what|die|der|das|qui|que|che)$/i.test(typed))
  return verb > 1 && !isElse && spans.at(-1)?.typed === '?'
}

const SUPPOSES = /^(bet|guess|suppose|assume|reckon)$/i
const THERE =
  /^(so |and |but |wait |surely |really |is it true that |i (?:bet|guess|suppose|assume|reckon) (?:that )?)*(is there|are there|there is|there are)( really| truly)?$/
const HAS =
  /^(so |and |but |is it true that |does |do |has |surely )*((in |within )?the |in )?Place (really )?(has|have|does|do|offers?)?$/
const IS_TRUE = /^(so |and |but )*is it true that$/

function isPlace({ meaning }: Span): boolean {
  return meaning.is === 'name'
}

/** A thing that is there or not, and not its noise: "no planes" and "no noise" are wishes. */
function isThing(spans: readonly Span[], at: number): boolean {
  const next = spans
    .slice(at)
    .find(({ meaning, said }) => !(meaning.is === 'stop' || /^(any|have any|of)$/i.test(said)))
  return THINGS.has((next ?? UNSAID).meaning.is)
}

function isPlaceLookedFor(spans: readonly Span[], at: number): boolean {
  const next = spans.slice(at).find(({ meaning, said }) => meaning.is !== 'stop' && !/^of$/i.test(said))?.meaning
  return next?.is === 'generic' || (next?.is === 'feature' && LANDSCAPE_KEYS.has(next.feature))
}

const THINGS: ReadonlySet<Meaning['is']> = new Set(['feature', 'generic', 'access', 'quality', 'rating', 'superlative'])

/** "…, are there?", "…, right?": asked for a yes. */
function endOf(spans: readonly Span[]): number {
  const comma = spans.findLastIndex(({ meaning }) => meaning.is === 'comma')
  const tag = spans.slice(comma + 1)
  const isTag = comma > 0 && tag.every(({ meaning, said }) => meaning.is === 'sign' || TAG.test(said))
  return isTag ? comma : spans.length
}

const TAG = /^(are there|is there|right|correct|true|or|yes|no|does it|is it|do they|has it|not|isn't it)$/i

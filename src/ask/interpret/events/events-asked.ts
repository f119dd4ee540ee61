// Whether a ski lift, or another event that caps ratings, disturbs at spots that are named or were shown.
import { FILLER, merged, type Span } from '../../recognise/spans.ts'
import { eventOf, IN_WINTER } from '../../vocabulary/noises/event-words.ts'

/**
 * Reads "where does no ski lift disturb?", "bei welchen davon stört kein Skilift?", "is there a ski lift near Spitz?" as what is asked of
 * those spots: such an event stands in what explains a rating.
 */
export function withEventsAsked(read: readonly Span[]): readonly Span[] {
  const spans = withTracks(read)
  const at = spans.findIndex(isEvent)
  const event = spans[at]
  if (!event || spans.some(({ meaning: { is } }) => SEARCHED.has(is))) return read
  const name = spans.findIndex(
    ({ meaning }) => meaning.is === 'spot' || (meaning.is === 'name' && meaning.named.spots.length > 0),
  )
  if (name === -1 && !spans.some(isOfShown)) return read
  const said = eventOf(wordOf(event))
  const isOfWinter = said !== undefined && IN_WINTER.has(said)
  const heard = spans.filter(({ typed }, i) => i === at || !NEARBY.test(typed))
  return heard.map((span): Span => {
    if (span === event)
      return { ...span, typed: wordOf(event), said: wordOf(event), meaning: { is: 'unknown', isForeign: true } }
    if (
      DISTURBS.test(span.typed) ||
      NONE.test(span.typed) ||
      (isOfWinter && WINTER.test(span.typed)) ||
      BESIDE.has(span.meaning.is)
    )
      return { ...span, meaning: FILLER }
    if (isWhich(span)) return { ...span, said: 'which of them', meaning: { is: 'pronoun', of: 'spots' } }
    if (span !== spans[name] || span.meaning.is !== 'name') return span
    return {
      ...span,
      meaning: { is: 'spot', docs: span.meaning.named.spots, phrase: span.typed.toLowerCase(), isGuess: false },
    }
  })
}

/** Reads "motocross track" and "circuito de motocross" as one thing. */
function withTracks(spans: readonly Span[]): readonly Span[] {
  for (const [at, first] of spans.entries()) {
    for (const length of [2, MOST_SPANS]) {
      const run = spans.slice(at, at + length)
      const last = run.at(-1)
      if (run.length < length || !isLost(first) || !last || !isLost(last)) continue
      const one = merged(run, { is: 'unknown', isForeign: true })
      if (isEvent(one)) return spans.toSpliced(at, length, one)
    }
  }
  return spans
}

/** A thing, what joins it, and which it is. */
const MOST_SPANS = 3

/** Where something is looked for, it is to have no ski lift near, and nothing is asked of what was shown. */
const SEARCHED: ReadonlySet<Span['meaning']['is']> = new Set([
  'feature',
  'generic',
  'distance',
  'superlative',
  'comparative',
  'source near',
])

const BESIDE: ReadonlySet<Span['meaning']['is']> = new Set(['relation', 'negation'])

function isOfShown(span: Span): boolean {
  return span.meaning.is === 'pronoun' || isWhich(span)
}

function isWhich({ said, meaning }: Span): boolean {
  return meaning.is !== 'pronoun' && /^which( ones?)?$/i.test(said)
}

function isEvent(span: Span): boolean {
  return isLost(span) && eventOf(wordOf(span)) !== undefined
}

function isLost(span: Span | undefined): boolean {
  const meaning = span?.meaning
  return meaning?.is === 'unknown' || meaning?.is === 'off topic' || (meaning?.is === 'stop' && meaning.isContent)
}

/** Without the word that says that there is none, and without what it does. */
function wordOf({ typed }: Pick<Span, 'typed'>): string {
  return typed.replace(NONE, '').replace(DOES, '').trim()
}

const NONE =
  /^(?:no|not any|an?|any|keine?[mnrs]?|eine?[mnrs]?|aucune?|une?|ning[uú]n[oa]?|un[oa]?|nessun[oa]?)(?:['’ ]+|$)/iu
const VERB = String.raw`(?:disturb(?:s|ed|ing)?|bothers?|bothered|st[öo]r(?:t|en)|gest[öo]rt|d[ée]rang(?:ent?|ée?s?)|g[êe]n(?:ent?|ée?s?)|molestan?|molestad[oa]s?|disturban?o?|disturbat[oaie])`
const DISTURBS = new RegExp(String.raw`^(?:not |nicht |pas |no |non )?${VERB}(?: (?:by|von|durch|par|por|da))?$`, 'iu')
const DOES = new RegExp(String.raw` ${VERB}$`, 'iu')
const WINTER =
  /^(?:(?:in|im|during|während des|en|pendant l|durante el|durante l)['’ ]? ?(?:the )?)?(?:winters?|hiver|invierno|inverno)$/iu
const NEARBY = /^(?:nearby|near them|in der nähe|à proximité|cerca|vicino)$/iu

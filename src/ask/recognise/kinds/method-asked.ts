import { fold } from '../../../text/fold.ts'
import { METHOD_PATTERNS, methodSubjectsIn } from '../../vocabulary/kinds/foreign-method-subjects.ts'
import { METHOD_SUBJECTS, type MethodSubject } from '../../vocabulary/kinds/method-subjects.ts'
import { RATING_DOUBTS, RATING_SOURCES } from '../../vocabulary/kinds/rating-sources.ts'
import { FILLER, type Meaning, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "does the wind count in your ratings", "are trees a screen" as a question about what the method counts, and "how do
 * you know that a place is quiet", "did anybody measure that" as one about how ratings come about: its words are no
 * conditions of a search. Of a named spot it is why it has its rating.
 */
export function withMethodAsked(spans: readonly Span[]): readonly Span[] {
  // "Does 5 mean silence, or is that an opinion": how ratings come about is told beside.
  if (spans.some(({ meaning }) => meaning.is === 'rating meant')) return spans
  const read = spans.flatMap(({ meaning, typed }) => (meaning.is === 'unread' ? [] : [typed])).join(' ')
  const text = fold(read.slice(0, LONGEST_READ)).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  const asked = isCountingAsked(text) ? subjectsIn(text) : methodSubjectsIn(text)
  const of = asked.length > 0 && !spans.some((span, at) => isSearched(span) && !isOfRating(spans, at)) ? asked : []
  const isNamed = spans.some(namesSpot)
  // Of a named spot it is counted as everywhere: its name is told as not applied.
  if (of.length > 0 && (!isNamed || spans.some(({ meaning }) => meaning.is === 'rating word')))
    return asOne(spans, { is: 'method asked', of }, text)
  const isHow =
    KNOWING.test(text) ||
    MEASURING.test(text) ||
    RATING_SOURCES.test(text) ||
    (RATING_DOUBTS.test(text) && !spans.some(isLookedFor))
  if (!isHow || spans.some(({ meaning: { is } }) => ELSEWHERE.has(is))) return spans
  return isNamed ? asWhy(spans) : asOne(spans, { is: 'ask', ask: 'rating help' }, text)
}

/** A place or a kind of spot. */
function isLookedFor({ meaning: { is } }: Span): boolean {
  return is === 'name' || is === 'spot' || is === 'feature' || is === 'generic'
}

const LONGEST_READ = 600

/** The whole question is one span's; the rest says the same, but for things that no part of the pattern holds: they are named. */
function asOne(spans: readonly Span[], meaning: Meaning, text: string): Span[] {
  const held = ` ${PATTERNS.flatMap(pattern => [...text.matchAll(pattern)].map(([found]) => found)).join(' ')} `
  return spans.map((span, at) => {
    if (at === 0) return { ...span, meaning, corrected: null }
    const isNamed = isOther(span, held) || isRated(span, spans[at + 1])
    return { ...span, meaning: isNamed ? { is: 'stop', isContent: true } : FILLER, corrected: null }
  })
}

/** A thing that the pattern does not hold, and no word that only describes one: "low flying jets". */
function isOther({ meaning, typed }: Span, held: string): boolean {
  return THINGS.has(meaning.is) && !DESCRIBES.test(typed) && !held.includes(` ${fold(typed)} `)
}

/** "The lake rating": the pattern holds any one word there. */
function isRated({ meaning }: Span, next: Span | undefined): boolean {
  return meaning.is === 'feature' && /^(ratings?|scores?)$/i.test(next?.typed ?? '')
}

const DESCRIBES =
  /^(low|high|flying|passing|distant|nearby|loud|heavy|constant|occasional|actual|actually|really|just|ever|even)$/i

const THINGS: ReadonlySet<Meaning['is']> = new Set(['unknown', 'feature', 'name', 'spot'])

function asWhy(spans: readonly Span[]): Span[] {
  return spans.map((span, at) => {
    if (namesSpot(span) || span.meaning.is === 'relation' || span.meaning.is === 'name') return span
    return { ...span, meaning: at === 0 ? { is: 'ask', ask: 'why' } : FILLER, corrected: null }
  })
}

/** What is looked for, and not asked of the method. */
function isSearched({ meaning, said }: Span): boolean {
  if (meaning.is === 'ask') return meaning.ask === 'exists' || meaning.ask === 'where' || NUMBER.test(said)
  return /^(superlative|coordinates|name|rating|ordinal)$/.test(meaning.is)
}

/** "In the rating of spots on the Isle of Man": it is made alike everywhere, and the place is named as not applied. */
function isOfRating(spans: readonly Span[], at: number): boolean {
  return spans[at]?.meaning.is === 'name' && spans.slice(0, at).some(({ meaning }) => meaning.is === 'rating word')
}

const NUMBER = /^(how many|number)/i

/** A place that is asked about, or spots that are counted or ranked. */
const ELSEWHERE: ReadonlySet<Meaning['is']> = new Set(['superlative', 'coordinates', 'share', 'average'])

function isCountingAsked(text: string): boolean {
  if (!ASKS.test(text)) return false
  return MODELLED.test(text) || AS_NOISE.test(text) || SCREENS.test(text) || (COUNTED.test(text) && RATING.test(text))
}

const ASKS = /(^| )(does|do|is|are|did|how|what|why|if|has|have|whether|will|would)( |$)/
/** What is said of a method alone: "do you factor in drones". */
const MODELLED =
  /(^| )((you|your (\w+ )?(ratings?|scores?|model|method|algorithm|numbers|map)|it|that|they|this( site)?|(the|these|those) (\w+ )?(ratings?|scores?|model|method|algorithm|numbers)) (\w+ )?(take|takes|account for|accounts for|factor in|factors in|allow for|allows for|consider|considers|model|models|weigh|weighs|deal with|treat|handle|correct for|include|includes|ignore|ignores)( (\w+ ){0,8}(into account|in account|into consideration))?(?! (places?|spots?|sites?|any|lakes?|parks?)( |$))|(taken|take|takes) (\w+ ){0,4}(into account|into consideration)|factored in|accounted for|modell?ed)( |$)/
/** "Do waterfalls count as noise", "is birdsong noise to you". */
const AS_NOISE =
  /(^| )(counts? (as|towards?|for)|counted as|considered( as)?|treated as|seen as) (a )?(noise|sound|loud|noisy|quiet|silence)( |$)/
/** What may be of other things than a rating, too. */
const COUNTED =
  /(^| )(counts?|counted|includes?|included|considered|matters?|affects?|affected|influences?|influenced|plays? (a|any) (role|part)|weighted|part of|ignored|makes? a difference|changes?|lowers?|raises?|reflected|reflects?)( |$)/
const RATING =
  /(^| )(ratings?|score[sd]?|scoring|rating system|method|methodology|your (model|algorithm|numbers?|figures|calculations?|formula|decibels?)|the (model|algorithm|formula|calculation)|silence (rating|score|index)|noise (model|calculation|map))( |$)/
/** "Are trees a screen", "do hills block the noise". */
const SCREENS =
  /(^| )((a|as|as a) (noise |sound )?(screen|barrier|shield|buffer)|(screen|block|shield|muffle|dampen|damp|absorb|reduce|stop|keep out|hide)s? (any |out |the |of |some )*(noise|sound|traffic|road))( |$)/

const SUBJECTS = Object.entries(METHOD_SUBJECTS).map(
  ([subject, { asked }]) => [subject as MethodSubject, new RegExp(`(^| )${asked}(?= |$)`)] as const,
)

function subjectsIn(text: string): readonly MethodSubject[] {
  return SUBJECTS.flatMap(([subject, asked]) => (asked.test(text) ? [subject] : []))
}

/** "How do you actually know a place is quiet". */
const KNOWING =
  /(^| )how (the (hell|heck) )?(do|can|did|could|would|does|are|is|has|have) (you|u|it|this|anyone|anybody|they|the \w+|your \w+|these \w+|those \w+|a place) (\w+ ){0,2}(know|tell|measured?|work (that|this|it) out|work out|figure|determined?|judged?|assess|establish|check|verify|verified|certain|sure|calculate|compute|arrive|quantify|define)( \w+){0,8} (quiet|quietness|silent|silence|noise|noisy|loud|ratings?|scores?|decibels?|db|numbers?)( |$)|(^| )(why (should|would) (i|we|anyone|anybody)|can (i|we|you|one)|should (i|we)|how (far|much) can (i|we)) (\w+ )?(trust|believe|rely on) (\w+ ){0,3}(ratings?|scores?|numbers?|editors?|model|decibels?)( |$)/
/** "Did somebody stand there with a sound meter", "who measured this". */
const MEASURING =
  /(^| )((did|has|have|does|do|was|were) (somebody|someone|anybody|anyone|you( guys| people| lot)?|a (person|human)|people|there|the ratings?|this|it|all this|all that) (\w+ ){0,4}(measured?|sound ?meter|decibel ?meter|microphone|stood|stand|in person|on site|field ?work)|who (measured|checked|verified|rated|rates|measures|checks) (this|these|it|the|them|your|that|places|spots)|(is|are|was|were) (all )?(this|these|that|it|they|that|the ratings?|your ratings?|ratings) (just |only |all )?(made up|guesses|guesswork|guessed|an? (guess|opinion)|measurements|opinions|based on (measurements|data|maps?|opinions?)))( |$)/

/** All that is asked in one of these ways; a subject stands where it is said. */
const PATTERNS: readonly RegExp[] = [
  MODELLED,
  AS_NOISE,
  SCREENS,
  COUNTED,
  RATING,
  KNOWING,
  MEASURING,
  RATING_SOURCES,
  RATING_DOUBTS,
  ...SUBJECTS.map(([, asked]) => asked),
  ...METHOD_PATTERNS,
].map(pattern => new RegExp(pattern, 'g'))

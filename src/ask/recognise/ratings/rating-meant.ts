import { ratingOf } from '../../../silence/rating.ts'
import { FILLER, type Span } from '../spans.ts'

/**
 * Reads "what does a 3.7 mean", "is 4.2 good" as a question about the scale: a rating, a word that asks what it is worth, and
 * nothing that is looked for.
 */
export function withRatingMeant(spans: readonly Span[]): readonly Span[] {
  if (isOfScale(spans)) return spans.map(asScale)
  if (isOfDifference(spans)) return spans.map(asMeant)
  const values = spans.flatMap((span, at) => (valueOf(span) === null ? [] : [at]))
  const [at] = values
  const span = at === undefined ? undefined : spans[at]
  const value = span && valueOf(span)
  if (!span || values.length !== 1 || typeof value !== 'number' || !isOnScale(value, span, spans)) return spans
  const isWeighed = WEIGHED.test(spans.map(({ typed }) => typed).join(' '))
  const isOnlyThat = (each: Span) => each === span || isBeside(each) || (isWeighed && each.meaning.is === 'generic')
  if (!spans.some(isMark) || !spans.every(isOnlyThat)) return spans
  return spans.map(each =>
    each === span ? { ...each, meaning: { is: 'rating meant', value } } : isMark(each) ? filler(each) : each,
  )
}

/** "Is a rating of 5 better than 1": two ratings and nothing that is looked for ask which end of the scale is which. */
function isOfScale(spans: readonly Span[]): boolean {
  const values = spans.map(valueOf).filter(value => value !== null)
  if (values.length !== 2 || values.some(value => value < 1 || value > 5)) return false
  const isCompared = spans.some(({ said }) => COMPARES.test(said))
  return isCompared && ASKS_WHETHER.test(spans[0]?.said ?? '') && spans.every(isScale)
}

const COMPARES = /\b(better|worse|higher|lower|quieter|louder|noisier|more|less)\b/i
const ASKS_WHETHER = /^(is|are|does|which)\b/i

/** "What's the difference between 4 and 5": what each of the two means, where nothing is said that they could count. */
function isOfDifference(spans: readonly Span[]): boolean {
  const values = spans.flatMap(span => valueOf(span) ?? [])
  const isAsked = spans.some(({ typed }) => DIFFERENCE.test(typed))
  const isOnlyThat = spans.every(span => isScale(span) || DIFFERENCE.test(span.typed) || span.meaning.is === 'generic')
  return values.length === 2 && values.every(value => value >= 1 && value <= 5) && isAsked && isOnlyThat
}

const DIFFERENCE =
  /(?<!\p{L})(differences?|differs?|distinguishes|separates|différences?|unterschied|diferencia|differenza)(?!\p{L})/iu

function asMeant(span: Span): Span {
  const value = valueOf(span)
  return value === null ? filler(span) : { ...span, meaning: { is: 'rating meant', value } }
}

function isScale(span: Span): boolean {
  return valueOf(span) !== null || span.meaning.is === 'comparative' || isBeside(span)
}

function asScale(span: Span, at: number): Span {
  return at === 0 ? { ...span, meaning: { is: 'ask', ask: 'rating help' } } : filler(span)
}

function valueOf({ meaning, typed }: Span): number | null {
  if (meaning.is === 'number') return meaning.value
  // "Is 45 dB quiet": what rating that is.
  const level = meaning.is === 'level' && /^\d/.test(typed) ? (meaning.max ?? meaning.min) : null
  if (level !== null) return ratingOf(level)
  if (meaning.is !== 'rating') return null
  return meaning.min ?? meaning.max
}

/** "Is 3 good" may be of anything; "a rating of 3" and "3.7" are of a rating. */
function isOnScale(value: number, { typed }: Span, spans: readonly Span[]): boolean {
  const isOfRating =
    /\d[.,]\d/.test(typed) || spans.some(({ meaning: { is } }) => /^(rating|rating word|level)$/.test(is))
  return value >= 1 && value <= 5 && isOfRating
}

function isMark(span: Span): boolean {
  const { typed, meaning } = span
  return (
    MARKS.test(typed) ||
    isRatingAsked(span) ||
    (meaning.is === 'ask' && (meaning.ask === 'rating help' || meaning.ask === 'tell'))
  )
}

/** Words that ask what a rating is worth, in each language. */
const MARKS =
  /^(?:.* )?(?:means?|meaning|good|bad|decent|high|low|enough|bedeutet|bedeuten|heißt|heisst|gut|schlecht|viel|wenig|veu(?:t|lent) dire|signifie(?:nt)?|vaut|bien|mal|bon|bonne|mauvaise?|significan?|quiere decir|buen[oa]?|mal[oa]|buon[oa]?|vuol dire|cattiv[oa]|bass[oa]|alt[oa]|baj[oa]|quiet|ruhig|leise|laut|calme|tranquil[oa]|tranquill[oa]|like)(?: .*)?$/i

/** "A place rated 3.2, is that good or bad": what stands before is an example. */
const WEIGHED =
  /(?<!\p{L})(good or bad|high or low|quiet or (?:loud|noisy)|any good|gut oder schlecht|ruhig oder laut|bien ou (?:mal|pas)|bon ou mauvais|bueno o malo|alta o baja|buono o cattivo|alto o basso)(?!\p{L})/iu

function isBeside(span: Span): boolean {
  const { is } = span.meaning
  return (
    BESIDE.has(is) ||
    isMark(span) ||
    isRatingAsked(span) ||
    (is === 'ask' && span.meaning.ask !== 'count') ||
    OF_SCALE.test(span.typed)
  )
}

/** "What is a rating of". */
function isRatingAsked({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && (meaning.aspect === 'rating' || meaning.aspect === 'level')
}

const BESIDE: ReadonlySet<Span['meaning']['is']> = new Set([
  'stop',
  'sign',
  'comma',
  'rating word',
  'quality',
  'intensifier',
  'or',
  'and',
  'pronoun',
  'optional',
  'negation',
  'relation',
])

const OF_SCALE =
  /^(?:scale|silence|skala|stille|échelle|silencio|escala|scala|silenzio|au juste|juste|dire|ici|here|hier|aquí|qui|site|pas)$/i

function filler(span: Span): Span {
  return { ...span, meaning: FILLER }
}

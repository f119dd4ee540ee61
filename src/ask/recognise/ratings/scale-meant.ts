import { fold } from '../../../text/fold.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'

/**
 * Reads "what does silence 4 mean", "4 sur 5, ça veut dire quoi", "does 5 mean no human noise, or is it someone's opinion" as a
 * question about the scale: a value of it, a word for meaning or opinion, and nothing that is looked for.
 */
export function withScaleMeant(spans: readonly Span[]): readonly Span[] {
  const isRead = spans.some(({ meaning }) => meaning.is === 'rating meant')
  if (isRead || !spans.every(span => isOfScale(span) || isGeneric(span))) return spans
  const text =
    ` ${fold(spans.map(({ typed }, at) => (spans[at - 1]?.typed === typed ? '' : typed)).join(' '))} `.replaceAll(
      /[^\p{L}\p{N}.,/]+/gu,
      ' ',
    )
  if (spans.some(isGeneric) && !MEANS.test(text)) return spans
  const values = spans.flatMap((span, at) => (valueOf(span) === null ? [] : [at]))
  const isMeant = MEANS.test(text) && values.length > 0 && (values.length === 1 || OUT_OF.test(text))
  const isOpinion = OPINION.test(text) && (values.length === 1 || spans.some(isRating))
  if (!isMeant && !isOpinion) return spans
  const [first] = values
  const value = first === undefined ? undefined : spans[first]
  const rated = value && valueOf(value)
  return spans.map((span, at): Span => {
    if (at === first && typeof rated === 'number')
      return { ...span, meaning: { is: 'rating meant', value: rated }, corrected: null }
    const isAsk = span.meaning.is === 'ask' && span.meaning.ask === 'rating help'
    if (isAsk) return span
    return { ...span, meaning: at === 0 && first === undefined ? HELP : FILLER, corrected: null }
  })
}

const HELP: Meaning = { is: 'ask', ask: 'rating help' }
const MEANS =
  / (means?|meaning|stands? for|signif(y|ies|ie|ient|ica|ican)|bedeute[tn]|heisst|veu(t|lent) dire|quiere decir|vuol dire|equals?|entspricht) /
const OPINION =
  / (opinions?|subjective|subjektiv|meinung|ansichtssache|avis|subjectif|subjective|subjetiv[oa]|soggettiv[oa]|opinione|made up|guess|guesswork|geschatzt|ausgedacht) /
const OUT_OF = / \d([.,]\d)? ?(out of|of|von|sur|de|su|\/) ?5 /

/** A value of the scale. */
function valueOf({ meaning, typed }: Span): number | null {
  const value = meaning.is === 'number' ? meaning.value : meaning.is === 'rating' ? (meaning.min ?? meaning.max) : null
  return value !== null && value >= 1 && value <= 5 && /\d/.test(typed) ? value : null
}

/** "What does it mean that a place has 5" is of no place, where a word for meaning is said. */
function isGeneric({ meaning }: Span): boolean {
  return meaning.is === 'generic'
}

function isRating({ meaning }: Span): boolean {
  return meaning.is === 'rating word' || meaning.is === 'quality' || isOfRating(meaning)
}

function isOfRating(meaning: Meaning): boolean {
  return meaning.is === 'aspect' && (meaning.aspect === 'rating' || meaning.aspect === 'level')
}

/** What such a question may hold: no place, no kind of spot, no other number. */
function isOfScale(span: Span): boolean {
  const { meaning, typed } = span
  if (SAID.test(typed) || isRating(span)) return true
  if (meaning.is === 'number' || meaning.is === 'rating') return valueOf(span) !== null
  if (meaning.is === 'ask') return meaning.ask !== 'count' && meaning.ask !== 'where' && meaning.ask !== 'compare'
  if (meaning.is === 'stop') return !meaning.isContent
  return PARTS.has(meaning.is)
}

const PARTS: ReadonlySet<Meaning['is']> = new Set([
  'sign',
  'comma',
  'or',
  'and',
  'relation',
  'pronoun',
  'follow',
  'intensifier',
  'negation',
  'confidence',
])

/** Words that go with such a question, in each language. */
const SAID =
  /^(means?|meaning|stands?|opinions?|subjective|somebody|someone|someones|anybody|human|humans?|sounds?|total|absolute(ly)?|silence|guess|guesswork|exactly|really|scale|bedeutet|bedeuten|heißt|meinung|jemandem?|jemand|subjektiv|geschätzt|genau|skala|absolut|völlig|totale?|signifie|veut|dire|avis|quelqu|subjectif|humain|bruit|exactement|significa|quiere|decir|opinión|alguien|subjetiv[oa]|humano|ruido|ningún|total|vuol|opinione|qualcuno|soggettiv[oa]|umano|rumore|nessun|esattamente|assoluto|escala|scala|échelle|denn|eigentlich|überhaupt)$/i

import { highestRatingBelow, lowestRatingOf } from '../../../silence/rating.ts'
import { fold } from '../../../text/fold.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'
import { wholeText } from '../directory/whole-text.ts'

/**
 * Reads "what do you mean by quiet", "was versteht ihr unter ruhig" as a question about the word: it is told from which rating
 * on the directory says so. Where a spot, a place or another thing is named, that is asked about.
 */
export function withWordMeant(spans: readonly Span[]): readonly Span[] {
  const whole = withWholeMeant(spans)
  if (whole !== spans) return whole
  // "How many spots are quiet, and what does quiet mean?"
  const word = spans.findLastIndex(({ meaning }) => meaning.is === 'quality')
  const begins = spans.slice(0, Math.max(0, word)).findLastIndex(isJoint) + 1
  const behind = spans.slice(begins)
  const meant = begins === 0 ? behind : withWholeMeant(behind)
  return meant === behind ? spans : [...spans.slice(0, begins), ...meant]
}

/** What parts one question from the next. */
function isJoint({ meaning, said }: Span): boolean {
  if (meaning.is === 'sign') return /^[.?!;]$/.test(said)
  return meaning.is === 'and' || meaning.is === 'comma'
}

function withWholeMeant(spans: readonly Span[]): readonly Span[] {
  const [word, ...others] = [...spans.keys()].filter(at => spans[at]?.meaning.is === 'quality')
  if (word === undefined || others.length > 0 || spans.some(isElsewhere)) return spans
  const text = wholeText(spans)
  if (!MEANT.test(text) && !(BEGINS.some(asks => asks.test(text)) && spans.every(isOfAsking))) return spans
  return spans.map((span, at): Span => {
    const { meaning } = span
    if (at === word && meaning.is === 'quality') {
      const isVery = meaning.quality === 'quiet' && spans[at - 1]?.meaning.is === 'intensifier'
      const value = ratingOf(isVery ? 'very quiet' : meaning.quality)
      return { ...span, meaning: { is: 'rating meant', value }, corrected: null }
    }
    return meaning.is === 'sign' ? span : { ...span, said: 'the', meaning: FILLER, corrected: null }
  })
}

/** The lowest rating that a word is said of; of "noisy" the highest. */
function ratingOf(quality: Extract<Meaning, { is: 'quality' }>['quality']): number {
  return quality === 'noisy' ? highestRatingBelow('disturbed') : lowestRatingOf(quality)
}

/** How each language asks what a word means. */
const MEANT =
  /^ (so |and |but )?(what|how) (exactly )?((do|does|did|would|is|are) )?(you |your |the |it |this |directory |people |we )*([a-z ]{0,24})(means?|meant|meaning|defined?|definition|counts? as|qualif(y|ies) as|considered?) |^ (define|definition of) | (was|wie) ([a-z]+ ){0,3}(heisst|bedeutet|versteh(t|st)|mein(t|st)|definiert?|gilt) | wann ist (ein ort|etwas|es|bei euch) |^ (et )?(que|qu|c est quoi|quand) ([a-z]+ ){0,4}(veut dire|signifie|entend(ez|s)?|appel(ez|le)|defini\w*|considere\w*) |^ (y )?(que|cuando|como) ([a-z]+ ){0,3}(significa|quiere decir|entende\w*|entiende\w*|defin\w*|considera\w*) |^ (e )?(che cosa|cosa|quando|come|che) ([a-z]+ ){0,3}(significa|vuol dire|intend\w*|defini\w*|considera\w*) /

/** "From what level on", "ab wann", "à partir de combien de décibels": where a word begins to be said. */
const FROM_WHERE = String.raw`(from|at|above|below|under|beyond) (what|which|how many) [a-z]+( of [a-z]+)?( on| onwards?)?|when|how (loud|quiet|noisy|many decibels)|what (rating|score|level|value|threshold)|ab (wann|wo|wie ?vielen?( [a-z]+)?|welche[mrn]? [a-z]+)|bis wann|wann|(unter|bis zu|uber) (wie ?vielen?|welche[mrn]?) [a-z]+|(a|en) partir (de |d )?(quand|quoi|combien|quel\w*)( de| d)?( [a-z]+)?|(en dessous|au dessous|au dessus) de (combien|quel\w*)( de| d)? [a-z]+|quand|(a partir de|desde|por debajo de) (cuando|que|cuant[oa]s?|donde)( [a-z]+)?|cuando|(a partire )?(da|sotto) (quando|quanti|quale|che|dove)( [a-z]+)?|quando`

/** What is said of a place by name of a word: "counts as", "gilt", "dites vous que". */
const IS_SAID = String.raw`(count(s|ed)?|considered|considers?|called|calls?|rated|classed|classified|deem(ed|s)?|qualif(y|ies)|regarded|gilt|gelten|nennt|nennen|genannt|zahlt|zahlen|heisst|sprecht|bezeichnet|eingestuft|considere\w*|dites|dit|parle(z|t)?|qualifi\w*|classe\w*|appel\w*|considera\w*|llama\w*|califica\w*|dice|dicen|definit\w*|ritenut\w*|ritiene|chiama\w*|classificat\w*|reputat\w*)`

/** The measure that is asked for with it: no hour of the day. */
const BY_MEASURE = String.raw`(ratings?|scores?|levels?|values?|thresholds?|decibels?|db|bewertung|note|wert|pegel|stufe|dezibel|noten?|notes?|niveau|seuil|valeur|puntuacion|nota|nivel|valor|umbral|decibelios|voto|punteggio|livello|soglia|valore|decibel)`

/** Of other words it would not be known what they ask: "when are quiet places called by rangers". */
function isOfAsking({ meaning, typed }: Span): boolean {
  return meaning.is !== 'unknown' || OF_ASKING.test(fold(typed))
}

const OF_ASKING = new RegExp(`^(${IS_SAID}|${BY_MEASURE}|from|what|combien|quelle?|quant[io]|cuant[oa]s?|on|onwards?)$`)

const BEGINS = [
  new RegExp(`^ (and |so |und |et |y |e )?(${FROM_WHERE}) ([a-z]+ ){0,5}${IS_SAID} `),
  // "Ab welcher Bewertung ist ein Ort ruhig".
  new RegExp(
    `^ (and |so |und |et |y |e )?(from|at|above|below|under|ab|unter|bis zu|a partir de|a partir d|en dessous de|a partire da|desde|da|sotto|por debajo de) ([a-z]+ ){1,3}${BY_MEASURE} `,
  ),
  // "Qu'est-ce qu'un lieu calme pour vous".
  /^ (what (is|are)|was ist|qu est ce qu( un| une)?|qu est ce que (un|une|le)?|c est quoi|que es|cos e|che cos e) [a-z ]{0,40}?(for you|to you|in your (view|eyes|book)|fur (euch|dich|sie)|bei euch|pour (vous|toi)|selon (vous|toi)|para (vosotros|vosotras|ustedes|ti|usted)|per (voi|te|lei)|secondo (voi|te|lei)) ([a-z]+ ){0,3}$/,
]

/** A spot, a place or a thing that is asked about or looked for. */
function isElsewhere({ meaning, typed }: Span): boolean {
  // "When is it quiet there": at what hour.
  if (meaning.is === 'pronoun') return meaning.of === 'place'
  // "Ab wann": no fewest.
  return ELSEWHERE.has(meaning.is) && !(meaning.is === 'extreme' && /^ab$/i.test(typed))
}

const ELSEWHERE: ReadonlySet<Meaning['is']> = new Set([
  'name',
  'spot',
  'coordinates',
  'box',
  'feature',
  'superlative',
  'average',
  'share',
  'extreme',
  'group',
  'number',
  'rating',
  'rating meant',
  'noise source',
  'transport',
  'fire',
  'harm',
  'unread',
])

import { highestRatingBelow, lowestRatingOf } from '../../../silence/rating.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'
import { wholeText } from '../directory/whole-text.ts'

/**
 * Reads "what do you mean by quiet", "was versteht ihr unter ruhig" as a question about the word: it is told from which rating
 * on the directory says so. Where a spot, a place or another thing is named, that is asked about.
 */
export function withWordMeant(spans: readonly Span[]): readonly Span[] {
  const [word, ...others] = [...spans.keys()].filter(at => spans[at]?.meaning.is === 'quality')
  if (word === undefined || others.length > 0 || spans.some(isElsewhere)) return spans
  if (!MEANT.test(wholeText(spans))) return spans
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

/** A spot, a place or a thing that is asked about or looked for. */
function isElsewhere({ meaning: { is } }: Span): boolean {
  return ELSEWHERE.has(is)
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

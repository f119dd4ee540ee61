import type { Query } from '../query.ts'
import type { QuestionContext } from '../question-context.ts'
import { listed, ratingText } from '../../text/english.ts'
import { ratingWithDoubt } from './rating.ts'
import { type Speech, speech, yesOrNo } from './speech.ts'

/** Says which of the named spots is quieter, with the difference, and which names are of no spot. */
export function sayCompared(query: Query, context: QuestionContext): Speech {
  const { sentences, docs } = sayRatings(query, context)
  const { uncompared, subjects } = query
  if (uncompared.length === 0 || subjects.length < 2) return speech(sentences, docs)
  return speech([...sentences, notKnown(uncompared)], docs)
}

function notKnown(names: readonly string[]): string {
  return `How quiet ${listed(names.map(name => `"${name}"`))} is, is not known here.`
}

function sayRatings({ subjects, comparative, isYesNo, uncompared }: Query, { index }: QuestionContext): Speech {
  const docs = subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  const [a, b, ...more] = docs.map(doc => index.spot(doc))
  if (!a) return speech([])
  if (!b) {
    const missing = uncompared.length > 0 ? [notKnown(uncompared)] : []
    return speech([`${a.name} is rated ${ratingWithDoubt(a)}.`, ...missing], docs)
  }
  if (more.length > 0) {
    const ranked = docs.toSorted((one, other) => index.silenceRating(other) - index.silenceRating(one) || one - other)
    const texts = ranked.map(doc => `${index.spot(doc).name} (rated ${ratingWithDoubt(index.spot(doc))})`)
    return speech([`From the quietest to the noisiest: ${listed(texts)}.`], ranked)
  }
  // "Is A quieter than B?" is answered of A; "which is quieter, A or B?" with the one that is.
  const isOfFirst = isYesNo && comparative !== null
  const asked = comparative === 'louder' ? 'noisier' : 'quieter'
  const isFirst = a.silenceRating === b.silenceRating || a.silenceRating > b.silenceRating === (asked === 'quieter')
  const [one, other] = isOfFirst || isFirst ? [a, b] : [b, a]
  const spoken = one === a ? docs : docs.toReversed()
  const isAsQuiet = comparative === 'as quiet'
  const difference = one.silenceRating - other.silenceRating
  const ratings = `${one.name} is rated ${ratingWithDoubt(one)} and ${other.name} ${ratingWithDoubt(other)}`
  if (difference === 0) return speech([`${sameRated(isOfFirst, isAsQuiet)}: ${ratings}.`], spoken)
  const word = difference > 0 ? 'quieter' : 'noisier'
  const yes = isOfFirst ? (word === asked ? 'Yes, ' : 'No, ') : ''
  const by = ratingText(Math.abs(difference))
  return speech([`${yes}${one.name} is ${word} than ${other.name}: ${ratings}, a difference of ${by}.`], spoken)
}

/** Of the same rating it is as quiet, and no quieter. */
function sameRated(isOfFirst: boolean, isAsQuiet: boolean): string {
  return isOfFirst ? `${yesOrNo(isAsQuiet)}they are rated the same` : 'They are rated the same'
}

import { withAnswerIn } from './kinds/ahead.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { isComparedByMeasure } from '../ranking/compared-by.ts'
import { type Speech, speech } from '../speech.ts'
import { comparedByIn } from './compared-by.ts'
import { ratingIn } from './noise.ts'
import type { Voice } from './voice.ts'

/**
 * Says which of the named spots is quieter, with the difference, or how they compare by another measure, and which names
 * are of no spot.
 */
export function comparedIn(voice: Voice, query: Query, context: QuestionContext): Speech {
  const { subjects, uncompared } = query
  if (query.unmeasured !== null && query.comparative === null)
    return speech(
      [],
      subjects.flatMap(({ docs: [doc] }) => doc ?? []),
    )
  if (isComparedByMeasure(query)) return comparedByIn(voice, query, context)
  const { sentences, docs } = ratingsIn(voice, query, context)
  if (sentences.length === 0 || uncompared.length === 0) return speech(sentences, docs)
  return speech([...sentences, voice.say.uncompared(voice.quoted(uncompared))], docs)
}

function ratingsIn(voice: Voice, { subjects, comparative, isYesNo }: Query, { index }: QuestionContext): Speech {
  const { say } = voice
  const docs = subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  const label = (doc: number) => `${index.name(doc)}, ${say.rating(ratingIn(voice, index.spot(doc)))}`
  const [a, b, ...more] = docs
  if (a === undefined) return speech([])
  if (b === undefined) return speech([`${label(a)}.`], docs)
  if (more.length > 0) {
    const ranked = docs.toSorted((one, other) => index.silenceRating(other) - index.silenceRating(one) || one - other)
    return speech([say.ranked(ranked.map(label).join(`${say.semicolon} `))], ranked)
  }
  const [ratingOfA, ratingOfB] = [index.silenceRating(a), index.silenceRating(b)]
  const isOfFirst = isYesNo && comparative !== null
  if (ratingOfA === ratingOfB) {
    const same = say.equallyRated(label(a), label(b))
    // Of the same rating it is as quiet, and no quieter.
    return speech([withAnswerIn(voice, same, isOfFirst ? comparative === 'as quiet' : null)], docs)
  }
  const isAskedLouder = comparative === 'louder'
  const isFirstAsked = ratingOfA > ratingOfB !== isAskedLouder
  const [one, other] = isOfFirst || isFirstAsked ? [a, b] : [b, a]
  const isQuieter = index.silenceRating(one) > index.silenceRating(other)
  const difference = voice.decimal(Math.abs(ratingOfA - ratingOfB))
  const sentence = `${say.quieter(index.name(one), index.name(other), difference, isQuieter)} ${label(one)}${say.semicolon} ${label(other)}.`
  const told = isOfFirst ? (isQuieter !== isAskedLouder ? say.yes(sentence) : say.no(sentence)) : sentence
  return speech([told], one === a ? docs : docs.toReversed())
}

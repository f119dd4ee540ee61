import { withAnswerIn } from './kinds/ahead.ts'
import { denial, isAsMany } from '../kinds/denial.ts'
import { and, countBits } from '../../../arrays/bitset.ts'
import { isOfBansAlone } from '../../find/figures/left-unsaid.ts'
import { possibleOf, unknownOf } from '../../find/figures/unknown-facts.ts'
import { capitalised } from '../../../text/english.ts'
import { isNear } from '../../find/whereabouts/around.ts'
import { countsByPlace } from '../../find/by-place.ts'
import { docsOfAll, docsRated } from '../../find/conditions.ts'
import { isMeasured } from '../../find/measured.ts'
import { isEmptyRegion } from '../../find/empty-region.ts'
import type { Hit, Retrieved } from '../../find/retrieved.ts'
import type { Condition, Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { countWithout } from '../../find/wanted/count-without.ts'
import { type Speech, speech } from '../speech.ts'
import { isAround, isMetInPart, isOfLabel, missedBy, sought } from '../given-up.ts'
import { linesIn, namesIn } from './lines.ts'
import { ratedIn } from './noise.ts'
import { bestOf, closed, conditionText, genderOf, objectPhraseOf, phraseOf } from './phrase.ts'
import { withoutSaidByOrder } from '../ranking/order-word.ts'
import { closestUnshownIn } from './places/closest-unshown.ts'
import { kmBeyond } from './places/beyond.ts'
import type { Voice } from './voice.ts'

/** Says which spots were found, how many there are, and what had to be left out. */
export function foundIn(voice: Voice, query: Query, found: Retrieved, context: QuestionContext): Speech {
  const { say } = voice
  const { index } = context
  const phrase = (conditions: readonly Condition[], isOne: boolean) => phraseOf(conditions, isOne, voice, index)
  const asked = sought(query.conditions, found.soughtKm)
  const missed = (isOfLabel(asked) ? say.noneRecorded : say.none)(phrase(asked, true))
  const none = denial(query, context) === '' ? missed : say.deny(missed)
  if (found.total === 0) {
    const counted = () => [say.zero(phrase(query.conditions, false)), ...notKnown(voice, query.conditions, context)]
    const zero = () => withWhether(voice, isAsMany(query, found, context), counted())
    return query.kind === 'count' ? speech(zero()) : withoutOne(voice, none, query, found, context)
  }
  const relaxed = found.relaxed
    .filter(condition => !isMetInPart(condition, found) && !(found.isWidened && isAround(condition)))
    .map(condition => relaxedText(condition, found, voice, context))
    .filter(text => text !== '')
  const empty = query.conditions.length > 1 ? found.relaxed.filter(condition => isEmptyRegion(condition, index)) : []
  const zero = empty.map(where => say.zero(phrase([where], false)))
  const missing = [none, ...possible(voice, query, found, context)].join(' ')
  const left = found.relaxed.length > 0 ? [missing, ...zero] : []
  const without = relaxed.length > 0 ? [say.without(relaxed, relaxed.length)] : []
  const told = [
    ...left,
    ...without,
    ...withWhether(voice, isAsMany(query, found, context), tell(voice, query, found, context)),
    ...byPlace(voice, query, found, context),
    ...more(voice, found, context),
  ]
  const named = found.relaxed.length > 0 ? possibleOf(query.conditions, { hits: found.hits, index }) : []
  const beside = closestUnshownIn(voice, found, context)
  return speech([...told, ...beside.sentences], [...found.hits.map(({ doc }) => doc), ...named, ...beside.docs])
}

/** How many there are without one of the conditions, where nothing is offered instead. */
function withoutOne(
  voice: Voice,
  none: string,
  { conditions }: Query,
  { relaxed }: Retrieved,
  context: QuestionContext,
): Speech {
  const { index } = context
  const counted = relaxed.length === 0 ? countWithout(conditions, index) : undefined
  if (!counted) return speech([none])
  const { total, docs } = counted
  if (total === 0) return speech([none, voice.say.zero(phraseOf(counted.conditions, false, voice, index))])
  const phrase = objectPhraseOf(counted.conditions, total === 1, voice, index)
  const names = docs.length > 0 ? `${voice.say.colon} ${voice.listed(namesIn(voice, docs, context))}` : ''
  return speech([none, `${voice.say.are({ total, phrase, isYes: false })}${names}.`], docs)
}

/** "Ja: Der Katalog hat 5 Seen." */
function withWhether(voice: Voice, isSo: boolean | null, [first = '', ...rest]: readonly string[]): string[] {
  return [withAnswerIn(voice, first, isSo), ...rest]
}

/** "Galles: 2, Scozia: 0.": a list of the best may hold those of one place alone. */
function byPlace(voice: Voice, { kind }: Query, found: Retrieved, { index }: QuestionContext): string[] {
  const counts = countsByPlace(kind, found, index).map(
    ({ place, count }) => `${voice.placeName(place)}${voice.say.colon} ${count}`,
  )
  return counts.length > 0 ? [`\n${counts.join(', ')}.`] : []
}

function tell(voice: Voice, query: Query, found: Retrieved, context: QuestionContext): string[] {
  const { say } = voice
  const { hits, total, conditions, order, unranked } = found
  const near = conditions.find(isNear)
  const from = near ? voice.placeName(near.place) : null
  const [first] = hits
  const missing = unranked > 0 ? [say.unranked(unranked, order === 'highest' || order === 'lowest')] : []
  const number = say.are({
    total,
    phrase: objectPhraseOf(conditions, total === 1, voice, context.index),
    isYes: false,
  })
  if (!first) return unranked > 0 ? [`${number}.`, ...missing] : [say.fewer(total)]
  const lines = () => linesIn(voice, hits, found, context, from)
  const spot = context.index.spot(first.doc)
  const rating = ratedIn(voice, spot)
  if (query.kind === 'count' && query.isFirstAsked)
    return [
      `${number}.`,
      ...notKnown(voice, conditions, context),
      ...tell(voice, { ...query, kind: order === 'distance' ? 'nearest' : 'superlative' }, found, context),
    ]
  if (query.kind !== 'count' && near && order === 'distance' && query.rank === 1) {
    const km = kmBeyond(voice, first.km ?? 0, query.conditions)
    const others = conditions.filter(condition => condition !== near && condition.on !== 'closer')
    const but = found.noisy > 0 ? say.butNoisy : ''
    const looked = near.km === Infinity ? [] : [say.looked(voice.km(near.km))]
    const phrase = objectPhraseOf(conditions, total === 1, voice, context.index)
    const within = say.are({ total, phrase, isYes: false })
    const isWithin = (near.isStated && near.km !== Infinity) || conditions.some(({ on }) => on === 'closer')
    return [
      ...(found.isWidened
        ? [
            (found.isFar ? say.closestFar : say.closestOfWidened)(
              found.isFar && spot.country !== undefined ? `${spot.name}, ${voice.country(spot.country)}` : spot.name,
              voice.placeName(near.place),
              km,
              rating,
              but,
            ),
            ...looked,
          ]
        : [
            ...(isWithin ? [`${within}.`] : []),
            say.closest(
              phraseOf(others, true, voice, context.index),
              voice.placeName(near.place),
              spot.name,
              km,
              rating,
              but,
            ),
          ]),
      ...(hits.length > 1
        ? [say.byDistance(hits.length, conditions.some(({ on }) => on === 'place') ? total : 0)]
        : []),
      // What is near in no sense is named and no more.
      ...(found.isFar ? [] : lines()),
    ]
  }
  const gender = genderOf(conditions, voice, context.index)
  // "Seen über 50 dB" are a list, the loudest first.
  const isList = query.kind === 'find' && order === 'highest level'
  const isRanked =
    query.kind === 'superlative' || (isMeasured(order) && !isList) || order === 'farthest' || query.rank > 1
  const isCounted = query.kind === 'count' && (isMeasured(order) || order === 'farthest')
  if ((query.kind !== 'count' && isRanked) || isCounted) {
    const [name = ''] = namesIn(voice, [first.doc], context)
    const one = withoutSaidByOrder(conditions, order)
    const best = query.rank === 1 ? bestOf(one, order, voice, context.index) : null
    const label = `${name}, ${rating}`
    const phrase = phraseOf(one, false, voice, context.index)
    const leading =
      best === null
        ? say.first(say.orders[order] ?? '', phrase, { rank: query.rank, label, gender })
        : `${say.is(closed(best), label)}.`
    const last = hits.at(-1)
    // That as many are rated as the first was said.
    const isCut =
      last &&
      order === 'rating' &&
      query.rank === 1 &&
      context.index.silenceRating(last.doc) < context.index.silenceRating(first.doc)
    const tied = isCut ? tiedWith(last, found, context, 'atLeast') - hits.length : 0
    const same = order === 'rating' || order === 'noise' ? tiedWith(first, found, context, 'same') - 1 : 0
    return [
      ...(isCounted ? [`${number}.`] : []),
      leading,
      ...(total === 1 ? [say.onlyOne] : []),
      ...(same > 0 ? [say.tied(same, gender)] : []),
      ...missing,
      ...(hits.length > 1
        ? [tied > 0 ? say.lead(say.orders[order] ?? '', hits.length, tied, gender) : say.inOrder]
        : []),
      ...lines(),
    ]
  }
  const object = objectPhraseOf(conditions, total === 1, voice, context.index)
  const stated = say.are({
    total,
    phrase: object,
    isYes: query.isYesNo && query.kind !== 'count' && found.relaxed.length === 0 && !isOfBansAlone(conditions),
  })
  const unknown = query.kind === 'count' ? notKnown(voice, conditions, context) : []
  if (total <= hits.length)
    return [...(unknown.length > 0 ? [`${stated}.`, ...unknown] : [`${stated}${say.colon}`]), ...lines()]
  const last = hits.at(-1)
  const tied = last && order === 'rating' ? tiedWith(last, found, context, 'atLeast') - hits.length : 0
  return [
    `${stated}.`,
    ...unknown,
    found.wished?.how === 'first'
      ? voice.figures.firstOf(hits.length)
      : say.lead(say.orders[order] ?? '', hits.length, Math.max(0, tied), gender),
    ...lines(),
  ]
}

/** What is not recorded of a spot counts neither in nor out. */
function notKnown({ figures }: Voice, conditions: readonly Condition[], { index }: QuestionContext): string[] {
  const unknown = unknownOf(conditions, index)
  return unknown > 0 ? [figures.unknownMore(unknown)] : []
}

/** "Nicht bekannt: Matsalu.": where none is known to be free, which may be. */
function possible(voice: Voice, { conditions }: Query, { hits }: Retrieved, context: QuestionContext): string[] {
  const docs = possibleOf(conditions, { hits, index: context.index })
  if (docs.length === 0) return []
  return [`${capitalised(voice.say.notKnown)}${voice.say.colon} ${voice.listed(namesIn(voice, docs, context))}.`]
}

/** A condition that was given up, with by how much a rating is missed. */
function relaxedText(condition: Condition, found: Retrieved, voice: Voice, { index }: QuestionContext): string {
  const text = conditionText(condition, voice, index)
  if (text === '') return ''
  const rating = missedBy(condition, found, index)
  return voice.say.quoted(text) + (rating === null ? '' : ` (${voice.say.highestRating(voice.decimal(rating))})`)
}

/** How many spots of an answer are rated as high as one of them, or higher. */
function tiedWith(
  { doc }: Hit,
  { conditions, relaxed }: Retrieved,
  { index }: QuestionContext,
  how: 'same' | 'atLeast',
) {
  if (conditions.length === 0 && relaxed.length > 0) return 0
  const rating = index.silenceRating(doc)
  return countBits(
    and(docsOfAll(conditions, index), docsRated({ min: rating, max: how === 'same' ? rating : null }, index)),
  )
}

/** When there is one spot only, what the catalogue says of it. */
function more(voice: Voice, found: Retrieved, context: QuestionContext): string[] {
  const [only] = found.hits
  if (!only || found.total !== 1) return []
  const { description } = context.index.spot(only.doc)
  return description === undefined ? [] : [`\n${voice.say.description(description)}`]
}

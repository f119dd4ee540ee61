import type { Place } from '../../gazetteer/place.ts'
import { countryOfCode } from '../../../index/regions/regions.ts'
import type { Condition, Query } from '../../query.ts'
import type { Account } from '../../understanding.ts'
import type { QuestionContext } from '../../question-context.ts'
import { COURTESIES } from '../../vocabulary/conversation/utterances.ts'
import { SERVICE_TOPICS } from '../../vocabulary/kinds/service-topics.ts'
import { courtesyIn } from './kinds/courtesy.ts'
import { fewerShownIn } from './texts/fewer-shown.ts'
import { ratingMeantIn } from './kinds/rating-meant.ts'
import { serviceIn } from './kinds/service.ts'
import { methodIn } from './methods/method.ts'
import { type Speech, speech } from '../speech.ts'
import { phraseOf } from './phrase.ts'
import { sayRatedBy } from '../directory/upkeep.ts'
import type { Voice } from './voice.ts'

/** Says what can be asked, with examples that this catalogue can answer. */
export function helpIn(
  voice: Voice,
  query: Pick<Query, 'topic' | 'ratingMeant' | 'method' | 'subjects'>,
  context: QuestionContext,
): Speech {
  const { say } = voice
  const { topic, ratingMeant, method } = query
  if (topic === 'fewer shown') return fewerShownIn(voice, query, context)
  const courtesy = COURTESIES.find(each => each === topic)
  if (courtesy) return speech([courtesyIn(voice.language, courtesy)])
  const service = SERVICE_TOPICS.find(each => each === topic)
  if (service) return speech(serviceIn(voice, service, context))
  const isOfRating = topic === 'rating' || ratingMeant.length > 0 || method.length > 0
  return speech([
    ...methodIn(voice.language, method),
    ...ratingMeant.flatMap(value => ratingMeantIn(voice, value, context)),
    ...(isOfRating ? [say.ratingHelp, sayRatedBy(voice.language, context)] : [say.help, examples(voice, context)]),
  ])
}

/** Says that a question is about something else, or was not understood, and what would help. */
export function notUnderstoodIn(voice: Voice, { foreign }: Account, context: QuestionContext): Speech {
  const words = foreign.length === 0 ? null : voice.quoted(foreign, 'or')
  return speech([voice.say.notUnderstood(words), examples(voice, context)])
}

function examples(voice: Voice, { index, exampleFrom }: QuestionContext): string {
  const { say, words } = voice
  const { best, second, country } = exampleFrom
  const conditions: Condition[] = [
    ...(best === null ? [] : [{ on: 'feature', any: [best], isNegated: false, said: '' } as const]),
    ...(country === null ? [] : [{ on: 'place', places: [placeOf(country)], isNegated: false, said: '' } as const]),
  ]
  const counted = words.nouns.get(second ?? '') ?? words.nouns.get('place')
  const asked = [
    say.exampleBest(phraseOf(conditions, false, voice, index)),
    ...(index.count > 0 ? [say.exampleFire(index.name(0))] : []),
    say.exampleCount(counted?.many ?? '', counted?.gender ?? 'm'),
  ]
  return say.examples(voice.quoted(asked))
}

function placeOf(code: string): Place {
  return { name: code, kind: 'country', center: null, radiusKm: 0, region: countryOfCode(code) ?? null, docs: [] }
}

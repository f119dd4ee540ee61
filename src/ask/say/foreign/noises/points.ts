import { decided } from '../../../compared-as.ts'
import type { Query, Summary } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { apartInDb, pointsApartOf, pointsOf, spotOfPoint } from '../../ranking/points.ts'
import { type Speech, speech } from '../../speech.ts'
import { withAnswerIn } from '../kinds/ahead.ts'
import type { Place } from '../../../gazetteer/place.ts'
import { ratedIn, silenceAtIn } from '../noise.ts'
import type { Voice } from '../voice.ts'

type Groups = Extract<Summary, { of: 'groups' }>

/** Towns are compared by the noise that was computed at their middle. */
export function pointsIn(voice: Voice, query: Query, summary: Groups, context: QuestionContext): Speech | null {
  const { figures, say } = voice
  const apart = pointsApartOf(summary, context)
  if (apart.length > 0)
    return speech(
      apart.flatMap(place => pointIn(voice, place, context)),
      apart.flatMap(place => spotOfPoint(place, context)),
    )
  const points = pointsOf(summary, context)
  if (!points) return null
  const { known, first, second, isEqual, areTowns } = points
  const named = (name: string) => voice.placeName({ name, region: null })
  const [a, b] = [named(first.name), named(second.name)]
  const said = isEqual
    ? figures.asLoudIn(a, b, areTowns)
    : summary.end === 'most'
      ? figures.quieterIn(a, b, areTowns)
      : figures.louderIn(a, b, areTowns)
  const isAsked = query.isYesNo && query.comparative !== null
  const told = withAnswerIn(voice, said, isAsked ? decided(summary, { isAhead: first === known[0], isEqual }) : null)
  const levels = known.map(({ name, lden, rating }) => {
    const level = lden === '< 20' ? say.lessThan('20 dB') : `${Math.round(lden)} dB`
    return `${named(name)} ${level} (${figures.ratedAs(voice.decimal(rating))})`
  })
  const db = summary.isDifference ? apartInDb(points) : null
  const difference = db === null ? [] : [figures.apartInDb(a, b, `${db} dB`)]
  return speech([told, ...difference, figures.computed(levels.join(`${say.semicolon} `), areTowns)])
}

function pointIn(voice: Voice, place: Place, context: QuestionContext): string[] {
  const [doc] = spotOfPoint(place, context)
  if (doc === undefined) return silenceAtIn(voice, place, null, context)
  const spot = context.index.spot(doc)
  return [`${spot.name}${voice.say.colon} ${ratedIn(voice, spot)}.`]
}

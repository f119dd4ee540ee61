import type { Subject } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { nameBorne, namedOf } from '../../taken/namesakes.ts'
import { namesIn } from '../lines.ts'
import { ratingIn } from '../noise.ts'
import type { Voice } from '../voice.ts'

/** Names the spots that a name may mean, of each such name, where it may mean several. */
export function namesakesIn(voice: Voice, subjects: readonly Subject[], context: QuestionContext): string[] {
  return subjects.flatMap(subject => {
    const { docs } = subject
    if (docs.length < 2) return []
    const named = namedOf(docs)
    const names = namesIn(voice, named, context).map(
      (name, at) => `${name}, ${voice.say.rating(ratingIn(voice, context.index.spot(named[at] ?? 0)))}`,
    )
    return [voice.say.several(docs.length, nameBorne(subject, context), names.join(`${voice.say.semicolon} `))]
  })
}

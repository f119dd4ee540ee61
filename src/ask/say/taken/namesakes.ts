import type { Doc } from '../../../index/types.ts'
import type { Subject } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { phraseOf } from '../../../text/phrase.ts'
import { ratingWithDoubt } from '../rating.ts'
import { placedNames } from '../spot-line.ts'

/** Spots of one name that are named at most. */
const MOST_NAMED = 5

/** The spots of a name that are named: the one that is told of, and others of its name. */
export function namedOf(docs: readonly Doc[]): readonly Doc[] {
  return docs.slice(0, MOST_NAMED)
}

/** A name as its spots bear it; as it was typed where they have another. */
export function nameBorne({ docs: [doc], phrase }: Subject, { index }: QuestionContext): string {
  const name = doc === undefined ? phrase : index.name(doc)
  return phraseOf(name) === phrase ? name : phrase
}

/** Names the spots that a name may mean, of each such name, where it may mean several. */
export function sayNamesakes(subjects: readonly Subject[], context: QuestionContext): string[] {
  return subjects.flatMap(subject => {
    const { docs } = subject
    if (docs.length < 2) return []
    const named = namedOf(docs)
    const names = placedNames(named, context).map(
      (name, at) => `${name}, rated ${ratingWithDoubt(context.index.spot(named[at] ?? 0))}`,
    )
    return [
      `${docs.length} spots go by "${nameBorne(subject, context)}", the quietest first: ${names.join('; ')}. This is about the first.`,
    ]
  })
}

import { withoutAsides } from './asides.ts'
import { utteranceOf } from './utterance.ts'
import { withoutWrappings } from './wrappings.ts'

/** Without thanks, doubts and the like, which change nothing of what is spoken of, and without what "start over" left aside. */
export function sinceRestart(prev: readonly string[]): readonly string[] {
  const utterances = prev.map(utteranceOf)
  return prev
    .filter((_, at) => utterances[at] === undefined && at > utterances.lastIndexOf('restart'))
    .map((text, at) => (at === 0 ? withoutWrappings(text) : withoutAsides(text)))
}

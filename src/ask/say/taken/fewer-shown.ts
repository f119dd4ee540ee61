import { listed } from '../../../text/english.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { type Speech, speech } from '../speech.ts'

/** "The fifth?" of fewer: says which were named. */
export function sayFewerShown({ subjects }: Pick<Query, 'subjects'>, { index }: QuestionContext): Speech {
  const docs = subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  const names = listed(docs.map(doc => index.name(doc)))
  return speech([`I named only ${docs.length === 1 ? '' : `${docs.length}: `}${names}.`])
}

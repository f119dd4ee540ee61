import { unknownAccessOf } from '../../find/figures/unknown-access.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { QuestionContext } from '../../question-context.ts'

/** Says of how many spots that were kept it is not known whether access is free. */
export function sayUnknownAccess({ conditions }: Pick<Retrieved, 'conditions'>, { index }: QuestionContext): string[] {
  const unknown = unknownAccessOf(conditions, index)
  return unknown > 0 ? [`Of ${unknown} of them it is not known whether access is free.`] : []
}

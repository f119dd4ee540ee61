import { leftUnsaid } from '../../find/figures/left-unsaid.ts'
import { unknownAccessOf } from '../../find/figures/unknown-access.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'

/** Says what a list would be misread for: that water is safe, that dogs are forbidden, that all others cost nothing. */
export function sayLeftUnsaid(
  { total, ...asked }: Pick<Query, 'kind'> & Pick<Retrieved, 'conditions' | 'relaxed' | 'total'>,
  { index }: QuestionContext,
): string[] {
  if (total === 0) return []
  const { isOfTaps, isOfBans, isOfIslands, isOfParksAlone, hasNationalParks, unknownPrice } = leftUnsaid(asked, index)
  return [
    ...(isOfTaps
      ? ['Recorded is where there is a drinking-water point; whether it runs and is safe is not known here.']
      : []),
    ...(isOfBans
      ? ['No spot is recorded as forbidding it: where nothing is listed, whether it is allowed is not known.']
      : []),
    ...(isOfIslands
      ? ['Left out are the spots listed as an island; whether others lie on one is not known here.']
      : []),
    ...(isOfParksAlone ? ['National parks that would fit are not among them.'] : []),
    ...(hasNationalParks ? ['Left out is what is listed as a park; national parks are not left out.'] : []),
    ...(unknownPrice > 0
      ? [`Of ${unknownPrice} more it is not known whether ${unknownPrice === 1 ? 'it charges' : 'they charge'}.`]
      : []),
  ]
}

/** Says of how many spots that were kept it is not known whether access is free. */
export function sayUnknownAccess({ conditions }: Pick<Retrieved, 'conditions'>, { index }: QuestionContext): string[] {
  const unknown = unknownAccessOf(conditions, index)
  return unknown > 0 ? [`Of ${unknown} of them it is not known whether access is free.`] : []
}

import { OF_SPOTS } from './of-spots.ts'
import type { AspectAsk } from '../../../query.ts'
import type { Understanding } from '../../../understanding.ts'
import { TELLING } from '../../../vocabulary/conversation/telling.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'

/**
 * "I was at Sarek last year and it was great. Is Rondane quieter?": what is told of a spot looks for nothing, and the question
 * behind it is asked where that spot was spoken of; null where nothing is told. When and with whom somebody plans to go is named.
 */
export function toldBefore(
  text: string,
  language: string,
  read: (text: string, before: readonly string[]) => Understanding,
): Understanding | null {
  const [, told = '', asked = ''] = TOLD.exec(text) ?? []
  const telling = TELLING[language as Language]
  if (!telling || told === '') return null
  const [isPast, isJudged] = [telling.past.test(told), telling.judged.test(told)]
  if (!isPast && !isJudged && !telling.plan.test(told)) return null
  const first = read(told, [])
  const name = spotTold(first)
  // "I heard that Sarek is free. Is it?"
  if (
    name === null ||
    (!isJudged && (first.query.aspects.some(isOfSpot) || first.query.conditions.some(({ on }) => on === 'rating')))
  )
    return null
  const second = read(asked, [name])
  if (second.language !== language || !OF_SPOTS.has(second.query.kind)) return null
  const planned = isPast || isJudged ? [] : first.account.notApplied.filter(words => !telling.filler.test(words))
  const { account } = second
  const applied = first.account.applied.filter(({ text: words }) => words === name)
  return {
    ...second,
    account: {
      ...account,
      applied: [...applied, ...account.applied],
      notApplied: [...planned, ...account.notApplied],
      foreign: [...planned, ...account.foreign],
    },
  }
}

/** One sentence, and what is asked behind it. */
const TOLD = /^([^?]{5,160}?[.!…])\s+(\P{Ll}[^]*\?\W*)$/u

/** The only spot that is spoken of, by its name; null where more is said of what there is to be. */
function spotTold({ query: { subjects, conditions }, account }: Understanding): string | null {
  const [subject, ...others] = subjects
  // "Far too loud" is no wish.
  const sought = conditions.filter(({ on }) => on !== 'rating')
  const places = sought.flatMap(each => (each.on === 'near' && !each.isNegated ? [each.place] : []))
  if (others.length > 0 || places.length < sought.length || places.length > 1) return null
  const typed = account.applied.find(({ as }) => as === 'spot asked about')?.text
  if (subject) return places.length === 0 ? (typed ?? subject.phrase) : null
  return places[0]?.kind === 'spot' ? places[0].name : null
}

function isOfSpot({ of }: AspectAsk): boolean {
  return of !== 'unrecorded' && of !== 'unknowable' && of !== 'description'
}

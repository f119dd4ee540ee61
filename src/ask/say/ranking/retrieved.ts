import { askedOfEach, askedOfFirst, isFirstOf } from '../../find/first-of.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { sayAbout } from '../about.ts'
import { sayCounted, sayFound } from '../found.ts'
import { sayHeardFound } from '../noises/heard.ts'
import { withOtherMissSaid } from './other-miss.ts'
import { isRanked, sayRanked } from './ranked.ts'
import { inTurn, joined, type Speech, speech } from '../speech.ts'

/** Says what is asked of the spot that comes first, or of each, behind what was found. */
export function withAskedOfFound(said: Speech, query: Query, found: Retrieved, context: QuestionContext): Speech {
  const told = withOtherMissSaid(said, query, found, context)
  return [askedOfFirst(query, found), askedOfEach(query, found)].reduce(
    (before, then) => (then ? inTurn(before, sayAbout(then, context)) : before),
    told,
  )
}

/** Says what was found: "how many huts are there, and which is the highest" has the number, then the first of them. */
export function sayRetrieved(query: Query, found: Retrieved, context: QuestionContext): Speech {
  if (found.heard) return sayHeardFound(query, found, context)
  if (query.kind === 'superlative' && query.subjects.length > 0) {
    const said = sayOrdered(query, found, context)
    const [first = '', ...rest] = said.sentences
    const is = isFirstOf(query, found, context)
    return is === null ? said : { ...said, sentences: [`${is ? 'Yes' : 'No'}: ${first}`, ...rest] }
  }
  const listing: Query = { ...query, kind: query.order === 'distance' ? 'nearest' : 'superlative' }
  const isOrdered = query.kind === 'count' && found.total > 0 && (query.isFirstAsked || isRanked(listing))
  return isOrdered
    ? joined([speech(sayCounted(found, context)), sayOrdered(listing, found, context)])
    : sayOrdered(query, found, context)
}

function sayOrdered(query: Query, found: Retrieved, context: QuestionContext): Speech {
  return isRanked(query) ? sayRanked(query, found, context) : sayFound(query, found, context)
}

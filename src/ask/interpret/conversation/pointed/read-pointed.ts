import { abstaining } from '../../../account/abstaining.ts'
import type { Budget } from '../../../budget.ts'
import type { Coordinates } from '../../../../geo/coordinates.ts'
import type { Doc } from '../../../../index/types.ts'
import type { QuestionContext } from '../../../question-context.ts'
import type { Understanding } from '../../../understanding.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'
import { knownWithin, readInContext } from '../follow-up.ts'
import { withPlacesOfBoth } from './both-places.ts'
import { withComparandsNamed } from './comparand-named.ts'
import { fewerShown, NOTHING_LEFT, withSpotsNamed } from './fewer-shown.ts'
import { withLandsNamed } from './land-named.ts'
import { rankingGoneOn } from './ranking-gone-on.ts'
import { pointedIn } from './pointed.ts'
import { withSeveralAnswers } from './several-answers.ts'
import { withSureAsked } from './sure-asked.ts'

/** Who asks, the work that the question may cause, and which spots the answer to what was read tells. */
type Asked = {
  preferred: Language | undefined
  near: Coordinates | undefined
  budget: Budget | undefined
  docsOf: (read: Understanding) => readonly Doc[]
}

/**
 * Reads the last of some texts behind the others, with the spots that these told in place of words that point at them. `isFewer`: it
 * pointed at what was not listed, and is answered with what was.
 */
export function readPointed(
  all: readonly string[],
  context: QuestionContext,
  { preferred, near, budget, docsOf }: Asked,
): { read: Understanding; isFewer: boolean } {
  // What the answers before told is read with one budget more, for all of them.
  const before = knownWithin(context)
  const readLast = (texts: readonly string[], known = before) =>
    abstaining(readInContext(texts.at(-1) ?? '', texts.slice(0, -1), context, { preferred, near, known }))
  const isRefused = () => before.lookups.budget.refusals > 0
  const tell = (texts: readonly string[]) => {
    if (isRefused()) return null
    const read = readLast(texts)
    return isRefused() ? null : { query: read.query, docs: docsOf(read) }
  }
  const readWithin = (texts: readonly string[]) => (isRefused() ? null : readLast(texts))
  const queryOf = (texts: readonly string[]) => readWithin(texts)?.query ?? null
  const ranking = rankingGoneOn(all, readWithin)
  if (ranking) return { read: ranking, isFewer: false }
  const placed = withPlacesOfBoth(withLandsNamed(withSureAsked(all, queryOf), queryOf), queryOf)
  const measured = withComparandsNamed(withSeveralAnswers(placed, tell), tell)
  const { texts, fewer } = pointedIn(measured, { names: before.names, preferred: preferred ?? 'en', tell })
  const read = withSpotsNamed(readLast(texts, knownWithin(context, budget, before.names)), context.index)
  if (!fewer) return { read, isFewer: false }
  // Of all that there are it is said how many.
  const asked = readLast([...texts.slice(0, -1), all.at(-1) ?? ''])
  const isSaid = asked.query.kind === 'superlative' && docsOf(asked).length === 0
  const query = isSaid ? asked.query : fewerShown(read.query, fewer)
  return { read: { ...(isSaid ? asked : read), query, account: NOTHING_LEFT }, isFewer: true }
}

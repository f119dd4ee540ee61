// Which of some named spots has less of a kind of noise, and what it gives at each.
import { capitalised, listed } from '../../../text/english.ts'
import { levelOfKinds, levelsAt } from '../../find/heard.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { HEARD_FROM_DB } from '../../vocabulary/noises/noise-sources.ts'
import { withoutYes } from '../account.ts'
import { type Speech, speech } from '../speech.ts'
import { sayNoiseAt } from './heard.ts'

type Compared = NonNullable<Query['noiseCompared']>

/** Says where there is less or more of a noise, then what it gives at each spot; names that are of no spot are said not to be. */
export function sayNoiseCompared({ subjects, uncompared }: Query, noise: Compared, context: QuestionContext): Speech {
  const docs = subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  const lines = docs.map(doc =>
    withoutYes(
      sayNoiseAt({ of: 'noise', ...noise, limit: null, isNegated: false }, context.index.spot(doc), doc, context),
    ),
  )
  const missing =
    uncompared.length > 0
      ? [`What is heard at ${listed(uncompared.map(name => `"${name}"`))} is not known here, so it cannot be compared.`]
      : []
  const levels = docs.map(doc => {
    const known = levelsAt(doc, context)
    return known ? levelOfKinds(noise.kinds, known) : null
  })
  const isTold = docs.length > 1 && uncompared.length === 0 && levels.every(level => level !== null)
  const first = isTold
    ? conclusion(
        docs.map(doc => context.index.name(doc)),
        levels,
        noise,
      )
    : []
  return speech([...missing, ...first, ...lines], docs)
}

/** Nothing is concluded from levels below what the model tells, nor from equal ones. */
function conclusion(names: readonly string[], levels: readonly (number | null)[], { shown, end }: Compared): string[] {
  const sign = end === 'less' ? 1 : -1
  const rows = names
    .map((name, at) => ({ name, level: Math.round(Math.max(levels[at] ?? -Infinity, HEARD_FROM_DB - 1)) }))
    .toSorted((a, b) => sign * (a.level - b.level))
  const [first, second] = rows
  if (!first || !second || first.level === second.level) return []
  const most = rows.length > 2 ? `the ${end === 'less' ? 'least' : 'most'} noise` : `${end} noise`
  const than = rows.length > 2 ? '' : ` than at ${second.name}`
  return [`${capitalised(shown)} give ${most} at ${first.name}${than}.`]
}

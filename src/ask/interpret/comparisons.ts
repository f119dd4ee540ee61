import type { Condition, Subject } from '../query.ts'
import type { Leaning } from '../grammar/leaning.ts'
import type { Mark } from '../recognise/spans.ts'
import type { Located } from '../grammar/places.ts'
import type { Unknown } from '../grammar/unknown-words.ts'

/** "Lakes quieter than Sarek" asks for lakes, not for Sarek: what they are measured by becomes a condition. */
export function comparedTo(
  marks: readonly Mark[],
  subjects: readonly Subject[],
  { comparative, hasHead }: Leaning,
): Condition | undefined {
  const than = marks.findIndex(({ sense, said }) => sense.is === 'ask' && sense.ask === 'compare' && THAN.test(said))
  const measure = marks.findIndex(({ sense }, at) => at > than && isNamed(sense))
  const [
    {
      docs: [to],
    } = { docs: [] },
    ...others
  ] = subjects
  const isOfOthers = than > 0 && measure > than && !marks.slice(0, than).some(({ sense }) => isNamed(sense))
  if (!hasHead || !isOfOthers || to === undefined || others.length > 0) return undefined
  const said = marks[measure]?.said ?? ''
  const base = { on: 'compared', to, isNegated: false } as const
  if (/^as/i.test(marks[than]?.said ?? '')) {
    const shown = `as quiet as ${said} or quieter`
    return { ...base, how: 'as quiet', shown, said: shown }
  }
  if (comparative !== 'quieter' && comparative !== 'louder') return undefined
  const shown = `${comparative === 'quieter' ? 'quieter' : 'noisier'} than ${said}`
  return { ...base, how: comparative, shown, said: shown }
}

const THAN = /^(than|as (quiet|silent|peaceful) as)$/i

function isNamed(sense: Mark['sense']): boolean {
  return sense.is === 'name' || sense.is === 'spot'
}

/** "Dana or Petra, which is quieter?": what one spot was to be compared with and that is no spot. */
export function uncomparedIn(
  marks: readonly Mark[],
  subjects: readonly Subject[],
  located: readonly Located[],
  unknown: readonly Unknown[],
): string[] {
  const isComparing = marks.some(({ sense }) => sense.is === 'ask' && sense.ask === 'compare')
  const isEither = marks.some(({ sense }) => sense.is === 'or') && marks.some(({ sense }) => sense.is === 'comparative')
  if (subjects.length !== 1 || !(isComparing || isEither)) return []
  const places = located.filter(({ relation }) => relation === null || relation === 'between')
  return [
    ...places.map(({ at }) => marks[at]?.said ?? ''),
    ...unknown.filter(({ at }) => at > 0 && marks[at]?.isCapital).map(({ at }) => marks[at]?.said ?? ''),
  ].filter(name => name !== '')
}

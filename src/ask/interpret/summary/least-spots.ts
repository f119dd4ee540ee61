import type { Span } from '../../recognise/spans.ts'

export type Least = { spots: number; of: 'all' | 'these' }

/** "Among those with at least five spots": how many a country must have, and the spans that say so. */
export function leastSpotsIn(spans: readonly Span[]): { least: Least; at: ReadonlySet<number> } {
  for (const [at, { meaning }] of spans.entries()) {
    if (meaning.is !== 'number' || !Number.isInteger(meaning.value)) continue
    const counted = countedBehind(spans, at)
    if (!counted) continue
    const before = wordsOf(spans.slice(Math.max(0, at - 3), at))
    const after = wordsOf(spans.slice(at + 1, at + 3))
    const isMore = MORE_THAN.test(before)
    if (!isMore && !AT_LEAST.test(before) && !OR_MORE.test(after)) continue
    const least: Least = { spots: meaning.value + (isMore ? 1 : 0), of: counted }
    return { least, at: new Set([at - 2, at - 1, at, at + 1, at + 2]) }
  }
  return { least: { spots: 1, of: 'all' }, at: new Set() }
}

const AT_LEAST = /(^| )(at least|no fewer than|not fewer than|a minimum of|minimum|min)$/
// "¿En qué países hay más de diez?" is read as "most of".
const MORE_THAN = /(^| )(more than|over|above|most of)$/
const OR_MORE = /^or more/

function wordsOf(spans: readonly Span[]): string {
  return spans.map(({ said }) => said.toLowerCase()).join(' ')
}

/** A number of spots, or of those that are asked for, and not of stars. */
function countedBehind(spans: readonly Span[], at: number): Least['of'] | null {
  const behind = spans.slice(at + 1).filter(({ meaning, said }) => meaning.is !== 'stop' && !/^(or|more)$/i.test(said))
  const next = behind.find(({ meaning }) => !ADJECTIVES.has(meaning.is))
  // "More than ten quiet spots": of those that are asked for.
  if (next?.meaning.is === 'generic' && next !== behind[0]) return 'these'
  return next?.meaning.is === 'generic' ? 'all' : next?.meaning.is === 'feature' ? 'these' : null
}

const ADJECTIVES: ReadonlySet<Span['meaning']['is']> = new Set(['quality', 'access', 'intensifier'])

import { FILLER, merged, type Span } from '../../../recognise/spans.ts'
import { NOT_NECESSARILY } from './indifference-words.ts'

/**
 * Reads "with or without a hut", "con o sin entrada" as what need not be: a wish for it or against it that was said before is taken
 * back, and none is added.
 */
export function withOrWithout(spans: readonly Span[], { isFirst }: { isFirst: boolean }): readonly Span[] {
  const or = spans.findIndex((_, at) => isBetween(spans, at))
  const [without] = or === -1 ? [] : [spans[or + 1]]
  if (!without) return spans
  // "Sin entrada" is one word with what it is without.
  const isWithin = without.meaning.is === 'access'
  const end = isWithin ? or + 1 : or + 2
  const thing = isWithin ? end : thingFrom(spans, end)
  if (thing === -1) return spans
  const run = spans.slice(or - 1, thing)
  // Of what was not asked for nothing is taken back.
  if (isFirst)
    return spans.toSpliced(or - 1, thing + 2 - or, { ...merged(spans.slice(or - 1, thing + 1), FILLER), said: 'the' })
  return spans.toSpliced(or - 1, run.length, merged(run, { is: 'negation' }, NOT_NECESSARILY))
}

function isBetween(spans: readonly Span[], at: number): boolean {
  const [before, or, behind] = [spans[at - 1], spans[at], spans[at + 1]]
  if (or?.meaning.is !== 'or' || !before || !behind) return false
  return WITH.test(before.typed) && WITHOUT.test(behind.typed) && STATES.has(behind.meaning.is)
}

const WITH = /(^| )(with|mit|avec|con)$/i
const WITHOUT = /^(without|ohne|sans|sin|senza)( |$)/i
const STATES: ReadonlySet<Span['meaning']['is']> = new Set(['negation', 'access'])

/** The next thing: "without a hut", "ohne eine". */
function thingFrom(spans: readonly Span[], from: number): number {
  const at = spans.findIndex(({ meaning }, i) => i >= from && meaning.is !== 'stop')
  return at !== -1 && THINGS.has(spans[at]?.meaning.is ?? 'stop') ? at : -1
}

const THINGS: ReadonlySet<Span['meaning']['is']> = new Set(['feature', 'access', 'transport', 'fire'])

// "No big lakes", "sin lagos grandes": only the big ones are unwanted, and which these are is not recorded.
import { isFiller, type Meaning, type Span } from '../spans.ts'

/**
 * Reads a "no" before a measure and a thing as said of that measure: the thing is neither looked for nor left out, and the words are
 * named together as not recorded, or as not applied. So are those that an "or" adds: "no big lakes or rivers".
 */
export function withNotOfSize(spans: readonly Span[]): readonly Span[] {
  const read: Span[] = []
  for (let at = 0; at < spans.length; ) {
    const end = endOf(spans, at)
    const run = spans.slice(at, Math.max(end, at + 1))
    read.push(...(end > at ? together(run) : run))
    at += run.length
  }
  return read
}

/** One span for what is not recorded; crowds, of which more is told, stand before what is looked for as in "no crowded beaches". */
function together(run: readonly Span[]): readonly Span[] {
  const measure = run.find((span, i) => i > 0 && isMeasure(span))
  const crowds = run.findIndex(isCrowds)
  const [first] = run
  if (crowds !== -1 && first)
    return [first, ...run.slice(crowds, crowds + 1), ...run.slice(1, crowds), ...run.slice(crowds + 1)]
  return measure ? [joined(run, meaningOf(measure))] : run
}

/** The end of what such a "no" says; `at` where none stands there. */
function endOf(spans: readonly Span[], at: number): number {
  if (spans[at]?.meaning.is !== 'negation') return at
  let next = at + 1
  while (isSmall(spans[next])) next++
  const [first, second] = [spans[next], spans[next + 1]]
  const isBefore = isMeasure(first) && isThing(second)
  // "Laghi grandi": behind it, where a thing does not follow that it could be said of.
  const isBehind = isThing(first) && isMeasure(second) && first?.typed !== first?.said && !isThing(spans[next + 2])
  if (!isBefore && !isBehind) return at
  let end = next + 2
  while (spans[end]?.meaning.is === 'or') {
    const thing = isMeasure(spans[end + 1]) ? end + 2 : end + 1
    if (!isThing(spans[thing])) break
    end = isMeasure(spans[thing + 1]) ? thing + 2 : thing + 1
  }
  return end
}

function isSmall(span: Span | undefined): boolean {
  return span !== undefined && isFiller(span) && SMALL.test(span.said)
}

const SMALL = /^(any|a|an|the|too|very|so|really|of)$/i

function isThing(span: Span | undefined): boolean {
  // Of "no long walks" it is told that how far one must walk is not known.
  return span?.meaning.is === 'feature' && span.meaning.feature !== 'hiking'
}

function isMeasure(span: Span | undefined): boolean {
  const meaning = span?.meaning
  if (meaning?.is === 'stop') return meaning.isContent && MEASURES.test(span?.said ?? '')
  return span !== undefined && isCrowds(span)
}

function isCrowds({ meaning }: Span): boolean {
  return meaning.is === 'off topic' && meaning.subject === 'crowds'
}

const SIZES = /^(big|large|huge|vast|small|tiny|long|short|wide)$/i
const MEASURES =
  /^(big|large|huge|vast|small|tiny|long|short|wide|high|low|popular|famous|crowded|touristy|artificial)$/i

function meaningOf({ meaning, said }: Span): Meaning {
  return meaning.is === 'stop' && SIZES.test(said) ? { is: 'unmeasured', property: 'size' } : meaning
}

function joined(run: readonly Span[], meaning: Meaning): Span {
  const [first, last] = [run[0], run.at(-1)]
  const typed = run.map(span => span.typed).filter((text, at, all) => text !== '' && text !== all[at - 1])
  return {
    ...UNCHANGED,
    meaning,
    from: first?.from ?? 0,
    to: last?.to ?? 0,
    said: typed.join(' '),
    typed: typed.join(' '),
  }
}

const UNCHANGED = { isCapital: false, isPlural: false, corrected: null } as const

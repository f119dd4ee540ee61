import { isFiller, type Span } from '../spans.ts'

/**
 * Reads "easy", "no long walks" and "niente lunghe camminate" as wishes about how far one must walk, which nothing records and
 * which rule out no spot where one can walk, and "is the hike hard" as asking how hard the way is, which nothing records either;
 * "easy to reach" asks how one gets there.
 */
export function withEffort(spans: readonly Span[]): readonly Span[] {
  const isOfWalk = spans.some(isWalk)
  return spans
    .map((span, at): Span => {
      if (isOfArrival(spans[at + 1])) return span
      if (isEasy(span)) return { ...span, meaning: EFFORT }
      return isOfWalk && isHard(span) ? { ...span, meaning: { is: 'off topic', subject: 'effort' } } : span
    })
    .flatMap((span, at, all): Span[] => {
      const walk = walkAt(all, at)
      if (walk === undefined) return [span]
      return at === walk.to - 1 ? [{ ...span, typed: typedIn(all.slice(walk.from, walk.to)), meaning: EFFORT }] : []
    })
}

const EFFORT: Span['meaning'] = { is: 'off topic', subject: 'walking' }

function isEasy(span: Span): boolean {
  return isPlain(span) && /^(easy|easier|gentle|undemanding)$/i.test(span.said) && !OF_ARRIVAL.test(span.typed)
}

function isHard(span: Span): boolean {
  return isPlain(span) && HARD.test(span.said) && !OF_ARRIVAL.test(span.typed)
}

const HARD = /^(hard|difficult|tough|challenging|strenuous|demanding|exhausting|arduous|gruelling|grueling)$/i

function isPlain({ meaning }: Span): boolean {
  return meaning.is === 'unknown' || (meaning.is === 'stop' && meaning.isContent)
}

function isWalk(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' && span.meaning.feature === 'hiking'
}

function isOfArrival(next: Span | undefined): boolean {
  return next !== undefined && (/^(to|access|reach|accessible)$/i.test(next.said) || next.meaning.is === 'transport')
}

/** As other languages say that a place is easy to reach. */
const OF_ARRIVAL = /erreich|zugänglich|acc[eè]s|alcanzar|llegar|raggiung|atteindre/i

type Run = { from: number; to: number }

/** The run with a place in it that says how little one would walk: from what rules out, or how much, to the walk. */
function walkAt(spans: readonly Span[], at: number): Run | undefined {
  for (let walk = at; walk < Math.min(spans.length, at + REACH); walk++) {
    if (!isWalk(spans[walk])) continue
    const from = spans.findLastIndex((span, i) => i < walk && i >= walk - REACH && span.meaning.is === 'negation')
    const between = spans.slice(from + 1, walk)
    const to = isDegree(spans[walk + 1]) ? walk + 2 : walk + 1
    const isLittle = between.some(isDegree) || to > walk + 1
    if (from !== -1 && isLittle && between.every(span => isFiller(span) || isDegree(span)) && at >= from) {
      return { from, to }
    }
  }
  return undefined
}

const REACH = 4

function typedIn(run: readonly Span[]): string {
  return run
    .map(({ typed }) => typed)
    .filter(typed => typed !== '')
    .join(' ')
}

function isDegree(span: Span | undefined): boolean {
  const is = span?.meaning.is
  return (is === 'stop' || is === 'unknown' || is === 'intensifier') && DEGREE.test(span?.typed ?? '')
}

/** How much or how far, in each language. */
const DEGREE =
  /^(too|much|too much|far|long|lots|a lot|trop|trop de|beaucoup|loin|longtemps|longue|longues|troppo|tropp[aei]|molto|lontano|lunghe|mucho|demasiado|lejos|largas|viel|weit|lange|langen)$/i

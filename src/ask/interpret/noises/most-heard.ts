import { FILLER, type Span } from '../../recognise/spans.ts'

/**
 * Reads where one noise is loudest as where it is heard, those with most of it first: "where is the railway loudest", "where do I hear planes the
 * most", "the loudest road noise". That it is louder than all else is another question: "places where trains are the loudest thing".
 */
export function withMostHeard(spans: readonly Span[]): readonly Span[] {
  const told = withHeardMost(spans)
  if (told) return told
  const noise = spans.findIndex(({ meaning }) => meaning.is === 'noise source')
  // "Which country has the most road noise" is counted.
  if (noise === -1 || spans.some(isOfGroup)) return spans
  const where = spans.findIndex(({ meaning }) => isWhereAsked(meaning))
  // "Places where trains are loudest" are those where they are louder than all else.
  const isWhere = where !== -1 && spans.slice(0, where).every(({ meaning: { is } }) => is === 'stop' || is === 'sign')
  const isMost = (at: number) => (isWhere && isMostSaid(spans, at)) || isOfNoise(spans, at)
  if (!spans.some((_, at) => isMost(at))) return spans
  return spans.map((span, at): Span => (isMost(at) ? { ...span, meaning: FILLER } : span))
}

/** "What noise is heard most in Encamp", "che rumore si sente di più a Roma": the loudest is told first, whatever is asked. */
function withHeardMost(spans: readonly Span[]): readonly Span[] | undefined {
  const heard = spans.findIndex(
    ({ meaning, said }) => meaning.is === 'ask' && meaning.ask === 'why' && HEARD.test(said),
  )
  if (heard === -1) return undefined
  const behind = spans.slice(heard + 1)
  const most = behind.findIndex(({ typed, meaning }) => BARE_MOST.test(typed) && isWordOfDegree(meaning))
  if (most === -1 || !behind.slice(0, most).every(({ typed }) => BEFORE_MOST.test(typed))) return undefined
  const next = behind[most + 1]?.meaning.is
  if (!(next === undefined || /^(relation|sign|comma|pronoun|name|spot|coordinates|here)$/.test(next))) return undefined
  const to = heard + 1 + most
  return spans.map((span, at): Span => (at > heard && at <= to ? { ...span, said: 'the', meaning: FILLER } : span))
}

const HEARD = /^what (noise|sound|do you hear)/i
const BEFORE_MOST = /^(is|are|can|be|do|does|you|i|we|hear|heard|one|the|le|di|am|man)$/i
const BARE_MOST = /^((the )?most|loudest|(am )?(meisten|lautesten)|(le )?plus|(de )?más|(di )?più)$/i

function isWordOfDegree({ is }: Span['meaning']): boolean {
  return /^(extreme|stop|unknown|loudest source|superlative|intensifier)$/.test(is)
}

function isOfGroup({ meaning, said }: Span): boolean {
  return meaning.is === 'group' || meaning.is === 'average' || /\bcountr/i.test(said)
}

function isWhereAsked(meaning: Span['meaning']): boolean {
  return (meaning.is === 'aspect' && meaning.aspect === 'location') || (meaning.is === 'ask' && meaning.ask === 'where')
}

/** "Heard most", "am meisten", "le plus": and of nothing but what is heard. */
function isMostSaid(spans: readonly Span[], at: number): boolean {
  const { meaning, typed } = spans[at] ?? { meaning: FILLER, typed: '' }
  if (meaning.is === 'loudest source') return MOST.test(typed)
  const isOpen = meaning.is === 'extreme' || meaning.is === 'stop' || meaning.is === 'unknown'
  const next = spans[at + 1]?.meaning.is
  return isOpen && MOST.test(typed) && next !== 'generic' && next !== 'feature'
}

const MOST =
  /^((the )?most|(the )?loudest|noisiest|heard (the )?most|most audible|am (meisten|lautesten|stärksten)|(man )?am meisten hört|(le )?plus( fort)?|(on )?entend le plus|más( fuerte)?|más se oye|(si )?sente di più|di più|più forte)$/i

/** "The loudest road noise", "where is road noise worst". */
function isOfNoise(spans: readonly Span[], at: number): boolean {
  const meaning = spans[at]?.meaning
  if (meaning?.is !== 'superlative' || meaning.by !== 'noise') return false
  return [spans[at - 1], spans[at + 1]].some(span => span?.meaning.is === 'noise source')
}

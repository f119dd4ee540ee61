import { isFiller, type Span } from '../spans.ts'

/**
 * Reads "how do I get from Vaduz to Malbun?" as asking for a journey between towns, which no catalogue of spots knows: how one
 * gets to a spot is told.
 */
export function withWayBetween(spans: readonly Span[]): readonly Span[] {
  const said = [...spans.keys()].filter(at => !isBeside(spans, at))
  const [way, start, to, end, ...others] = said.map(at => spans[at])
  const [at] = said
  if (at === undefined || !way || !end || !to || others.length > 0 || !GETS.test(way.said)) return spans
  if (!isTown(start) || to.meaning.is !== 'relation' || !TO.test(to.typed) || !(isTown(end) || isUnknown(end)))
    return spans
  return spans.with(at, { ...way, meaning: { is: 'off topic', subject: 'journey' } })
}

/** Signs, what one goes by, and "from". */
function isBeside(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (!span || isFiller(span) || span.meaning.is === 'sign' || span.meaning.is === 'transport') return true
  return span.meaning.is === 'relation' && FROM.test(span.typed)
}

const GETS = /^(how (do|can|to|does|would) .*get|how do i (go|travel)|best way|route|journey|travel to)/i
const FROM = /^(from|von|vom|aus|de|d|du|desde|da|dal|dalla)$/i
const TO = /^(to|nach|zu|zum|zur|à|a|al|hasta|ad|in|fino a|jusqu'à|jusqu’à)$/i

function isTown(span: Span | undefined): boolean {
  return span?.meaning.is === 'name' && span.meaning.named.settlements.length > 0
}

function isUnknown({ meaning, isCapital }: Span): boolean {
  return meaning.is === 'unknown' && isCapital
}

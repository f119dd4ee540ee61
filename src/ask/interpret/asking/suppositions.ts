import { FILLER, isFiller, type Span, merged, UNAPPLIED } from '../../recognise/spans.ts'

/**
 * Takes "if X is rated under 2" before a request as not applied: nothing here depends on another answer, and what is asked for
 * stands behind it. "If I bring a dog, is it allowed" asks on.
 */
export function withSuppositions(said: readonly Span[]): readonly Span[] {
  const spans = withElse(withElsewhere(said))
  const [first] = spans
  if (!/^(if|in case|should)$/i.test(first?.said ?? '')) return spans
  const request = spans.findIndex(({ said }, at) => at > 1 && REQUEST.test(said))
  const isOfSpot = spans
    .slice(0, Math.max(0, request))
    .some(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot')
  if (request === -1 || !isOfSpot) return spans
  const end = spans[request - 1]?.meaning.is === 'comma' ? request - 1 : request
  const rest = spans.slice(request).filter(({ meaning }) => !(meaning.is === 'follow' && meaning.as === 'instead'))
  return [merged(spans.slice(0, end), UNAPPLIED), ...rest]
}

/** "If there is no quiet lake in Ireland, what about Scotland?": it is looked for in both. */
function withElsewhere(spans: readonly Span[]): readonly Span[] {
  const none = spans.findIndex(({ meaning }) => meaning.is === 'negation')
  const about = spans.findIndex(({ meaning }, at) => at > none && meaning.is === 'follow' && meaning.as === 'instead')
  const isElsewhere = spans.slice(about + 1).every(({ meaning: { is } }) => /^(name|relation|sign|stop)$/.test(is))
  const isPlaced = spans.slice(1, Math.max(1, about)).some(({ meaning }) => meaning.is === 'name')
  if (!IF.test(spans[0]?.typed ?? '') || none < 1 || none > MOST_BEFORE_NONE || about === -1) return spans
  if (!isElsewhere || !isPlaced) return spans
  return spans.flatMap((span, at): Span[] => {
    if (at === 0 || at === none) return [{ ...span, meaning: FILLER }]
    if (at === about) return [{ ...span, meaning: { is: 'or' } }]
    return at === about - 1 && span.meaning.is === 'comma' ? [] : [span]
  })
}

/** "Lakes in Wales, if there isn't one then anywhere in England", "or if none, in England": it is looked for in both. */
function withElse(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ typed }, i) => i > 0 && ELSE_IF.test(typed))
  const none = spans.findIndex(({ meaning }, i) => i > at && meaning.is === 'negation')
  if (at === -1 || none === -1 || none - at > MOST_BEFORE_NONE || !spans.slice(0, at).some(isName)) return spans
  const end = none + 1 + spans.slice(none + 1).findIndex(span => !isOfNone(span))
  const [before, behind] = [spans.slice(0, at), spans.slice(end)]
  const isSupposed = spans.slice(at + 1, none).every(isOfNone)
  if (!isSupposed || end <= none || !behind.some(isName) || !behind.every(isPlaced)) return spans
  const lead = before.slice(0, before.findLastIndex(({ meaning: { is } }) => !/^(comma|sign|or|and)$/.test(is)) + 1)
  return [...lead, merged(spans.slice(lead.length, end), { is: 'or' }), ...behind]
}

function isName({ meaning }: Span): boolean {
  return meaning.is === 'name'
}

/** "There isn't one, then": says no more than that there is none. */
function isOfNone(span: Span): boolean {
  const { is } = span.meaning
  const isExisting = span.meaning.is === 'ask' && span.meaning.ask === 'exists'
  return (
    isFiller(span) || isExisting || is === 'pronoun' || is === 'comma' || (is === 'generic' && ONE.test(span.typed))
  )
}

const ONE = /^(ones?|any|anything|eine[nrs]?|welche|un[oa]|algun[oa]|qualcun[oa])$/i

/** Where, and whatever there. */
function isPlaced(span: Span): boolean {
  return isFiller(span) || /^(name|relation|sign|generic|superlative)$/.test(span.meaning.is)
}

const ELSE_IF = /^((and|or|und|oder|et|ou|y|o|e) )?(if|wenn|falls|si|s|se)$/i
const IF = /^(if|wenn|falls|si|s|se)$/i
const MOST_BEFORE_NONE = 6

const REQUEST = /^(suggest|recommend|show|give|find|name|propose|list|tell)$/i

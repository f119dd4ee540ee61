// Words that could restrict elsewhere, and where they stand say what holds of every place or of the answer anyhow.
import type { Query } from '../query.ts'
import { isFlownOver } from '../recognise/noises/overflights.ts'
import { isFiller, type Span } from '../recognise/spans.ts'

/** Tells whether such a word says nothing more where it stands. */
export function isIdle(spans: readonly Span[], at: number, query: Query): boolean {
  const span = spans[at]
  if (span === undefined) return false
  if (span.meaning.is === 'loudest source') return query.silenceAt !== null
  // "Is it safe to go alone": how safe it is, is not known.
  if (ALONE.test(span.typed)) return query.aspects.some(each => each.of === 'unknowable' && each.subject === 'safety')
  if (span.meaning.is === 'aspect') return span.meaning.aspect === 'transport' && isReachedByUs(spans, at)
  // "How many spots are there currently": the catalogue is as it is now.
  if (span.meaning.is === 'time') return NOW.test(span.said) && query.kind === 'count' && query.conditions.length === 0
  if (span.meaning.is !== 'stop') return false
  if (COMPUTED.test(span.typed)) return query.silenceAt !== null
  return isGreenPlace(spans, at) || isFlownOver(spans, at)
}

const ALONE =
  /^(alone|solo|by myself|on my own|on your own|by yourself|alleine?|(tout |toute )?seule?s?|sol[oa]s?|a solas|da sol[oaie])$/i
const COMPUTED = /^(computed|calculated|modell?ed|berechnete?[rns]?|calculée?s?|calculad[oa]s?|calcolat[oaie])$/i

/** "Somewhere green", "un rincón verde": every place of nature is; green lakes are named. */
function isGreenPlace(spans: readonly Span[], at: number): boolean {
  if (!/^green$/i.test(spans[at]?.said ?? '')) return false
  const [before, behind] = [spans[at - 1], spans.slice(at + 1).find(span => !isOfPlace(span))]
  return isGeneric(before) || isGeneric(behind)
}

/** "A green, quiet place". */
function isOfPlace(span: Span): boolean {
  return span.meaning.is === 'quality' || span.meaning.is === 'comma' || span.meaning.is === 'and' || isFiller(span)
}

function isGeneric(span: Span | undefined): boolean {
  // "Somewhere near" is where it is sought.
  return span?.meaning.is === 'generic' || /^(somewhere|anywhere|irgendwo|quelque part)\b/i.test(span?.said ?? '')
}

/** "That we can reach": how one gets there is told of each. */
function isReachedByUs(spans: readonly Span[], at: number): boolean {
  if (!/^reach(able)?$/i.test(spans[at]?.said ?? '')) return false
  const near = spans.slice(Math.max(0, at - REACH), at + REACH)
  return near.some(({ said }) => /^(i|we)$/i.test(said)) || near.some(({ typed }) => BY_US.test(typed))
}

const NOW = /^(now|right now|currently|at present|at the moment|presently|as of now|today)$/i
const REACH = 4
const BY_US = /^(pouvons|puisse|puissions|podemos|podamos|possiamo|posso|puedo|peux)$/i

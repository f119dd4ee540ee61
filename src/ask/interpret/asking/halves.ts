import { namesSpot, type Span, UNSAID } from '../../recognise/spans.ts'
import { clausesApart, isQuestionClause } from './clauses/question-clause.ts'

/** A question of a place and one of what is there or nearby, each by itself; where the other stands there is no span. */
export type Halves = { first: readonly Span[]; second: readonly Span[] }

/** Parts "how loud is it in Vienna, and where is a quiet lake nearby?": the place of the first is what the second speaks of. */
export function halvesOf(spans: readonly Span[]): Halves | null {
  const clauses = clausesApart(spans)
  const begins = clauses.find((clause, i) => i > 0 && isQuestionClause(clause.flatMap(at => spans[at] ?? [])))?.[0]
  if (begins === undefined) return null
  const first = spans.map((span, at) => (at < begins ? span : UNSAID))
  const [name, other, ...others] = first.filter(isName)
  const second = spans.slice(begins)
  if (!name || others.length > 0) return null
  if (other && isComparison(second)) return { first: spans.slice(0, begins), second: [...second, name, OR, other] }
  // "How far is Sarek from Rondane, and which is the quietest lake in Sweden?"
  if (other && !(second.some(isName) && second.some(isOfSearch) && second.some(({ meaning }) => isMore(meaning))))
    return null
  const placed = second.some(isName) ? second : withPlace(second, name)
  return placed && { first: spans.slice(0, begins), second: placed }
}

/** "Which is quieter", of two spots that are named before. */
function isComparison(spans: readonly Span[]): boolean {
  const isOpen = /^(and )?(which|who|what)\b/i.test(spans[0]?.said ?? '')
  return (
    isOpen &&
    spans.some(({ meaning }) => meaning.is === 'comparative' || isMore(meaning)) &&
    !spans.some(span => isName(span) || isOfSearch(span))
  )
}

/** "Lequel est le plus calme": of two said alike. */
function isMore(meaning: Span['meaning']): boolean {
  return meaning.is === 'superlative' && (meaning.by === 'rating' || meaning.by === 'noise')
}

function isOfSearch({ meaning, said }: Span): boolean {
  return meaning.is === 'feature' || meaning.is === 'relation' || (meaning.is === 'generic' && !/^ones?$/i.test(said))
}

/** The half with the name of the place where it speaks of it: "nearby", "there", "near it", "the nearest", "within 20 km". */
function withPlace(spans: readonly Span[], name: Span): readonly Span[] | null {
  for (const [at, { meaning }] of spans.entries()) {
    const next = spans[at + 1]
    const isAlone = next === undefined || isEnd(next)
    // "Something quieter nearby": than that.
    if (meaning.is === 'relation' && meaning.relation === 'near' && isAlone)
      return spans.some(isQuieter) && namesSpot(name)
        ? spans.toSpliced(at, 0, THAN, name)
        : spans.toSpliced(at + 1, 0, name)
    if (meaning.is === 'relation' && next?.meaning.is === 'pronoun') return spans.toSpliced(at + 1, 1, name)
    if (meaning.is === 'distance' && isAlone) return spans.toSpliced(at + 1, 0, OF, name)
  }
  const nearest = spans.some(({ meaning }) => meaning.is === 'superlative' && meaning.by === 'distance')
  const end = spans.findIndex(isEnd)
  return nearest ? spans.toSpliced(end === -1 ? spans.length : end, 0, TO, name) : null
}

function isQuieter({ meaning }: Span): boolean {
  return meaning.is === 'comparative' && (meaning.to === 'quieter' || meaning.to === 'louder')
}

const OR: Span = { ...UNSAID, meaning: { is: 'or' }, said: 'or', typed: 'or' }
const THAN: Span = { ...UNSAID, meaning: { is: 'ask', ask: 'compare' }, said: 'than', typed: 'than' }
const OF: Span = { ...UNSAID, meaning: { is: 'relation', relation: 'from' }, said: 'of', typed: 'of' }
const TO: Span = { ...UNSAID, meaning: { is: 'relation', relation: 'to' }, said: 'to', typed: 'to' }

function isEnd({ meaning }: Span): boolean {
  return meaning.is === 'sign' || meaning.is === 'comma' || meaning.is === 'and'
}

function isName({ meaning }: Span): boolean {
  return meaning.is === 'name' || meaning.is === 'spot' || meaning.is === 'coordinates'
}

import type { AspectAsk, Subject } from '../../query.ts'
import { isFiller, type Span, UNSAID } from '../../recognise/spans.ts'
import type { Located } from '../places.ts'
import { clausesOf } from './clauses.ts'

type Asked = { located: readonly Located[]; subjects: readonly Subject[] }

/** Whether a named spot lies in places that its clause names; `isBeside`: something else is asked as well. */
export function inPlaceAsked(
  spans: readonly Span[],
  places: readonly Located[],
  { isBeside, ...asked }: Asked & { isBeside: boolean },
): AspectAsk[] {
  if (isPlaceAlone(spans)) return []
  // "How long does it take from Oslo to Nordmarka": how far it is, is known.
  if (spans.some(asksDuration))
    return places.flatMap(({ place }) => (place.center === null ? [] : { of: 'distance to' as const, place }))
  return places
    .filter(each => each.relation === 'in' && !isOfOtherPlace(spans, each.at, asked))
    .map(({ place, at }) => ({
      of: 'in place',
      place,
      ...(isBeside && isBesideName(spans, at) && { isBeside: true }),
    }))
}

/** "E ad Andorra?", "et à Andorre ?": what was asked before, there. */
function isPlaceAlone(spans: readonly Span[]): boolean {
  const said = spans.filter(({ meaning }) => meaning.is !== 'sign')
  return said.map(({ meaning }) => meaning.is).join(' ') === 'and relation name'
}

function asksDuration({ meaning }: Span): boolean {
  return meaning.is === 'off topic' && meaning.subject === 'duration'
}

/**
 * Tells whether what stands there is asked of a place and not of the spot that another clause names: "Fires at Lake Louise, and
 * is there a lake in Canada?" does not ask whether that spot is in Canada.
 */
export function isOfOtherPlace(spans: readonly Span[], at: number, { located, subjects }: Asked): boolean {
  const isSubject = ({ meaning }: Span) =>
    'phrase' in meaning && subjects.some(({ phrase }) => phrase === meaning.phrase)
  const places = new Set(located.flatMap(each => (isSubject(spans[each.at] ?? UNSAID) ? [] : each.at)))
  const clause = clausesOf(spans).find(each => each.includes(at)) ?? []
  const isOfSpot = clause.some(each => !places.has(each) && SPOKEN_OF.has((spans[each] ?? UNSAID).meaning.is))
  if (isOfSpot || !clause.some(each => places.has(each))) return false
  return clause.some(each => !places.has(each) && saysMore(spans[each] ?? UNSAID))
}

function saysMore(span: Span): boolean {
  return !isFiller(span) && !BESIDE_PLACE.has(span.meaning.is)
}

const SPOKEN_OF: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'spot', 'pronoun'])
const BESIDE_PLACE: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'comma', 'sign', 'relation', 'or', 'follow'])

/** "Sarek in Sweden", "Prat Gran de Andorra": the place of the spot; "is Sarek in Sweden, and is it free" asks for both. */
function isBesideName(spans: readonly Span[], at: number): boolean {
  const isNamed = /^(name|spot)$/.test(spans[at - 2]?.meaning.is ?? '')
  return isNamed && spans[at - 1]?.meaning.is === 'relation' && !/^(and|comma)$/.test(spans[at + 1]?.meaning.is ?? '')
}

// "Lakes that are not right next to a road": none of it close by, however faintly one farther away is heard.
import { isFiller, type Span } from '../../recognise/spans.ts'
import { LIE_SOMEWHERE } from '../../vocabulary/noises/noise-sources.ts'

/** How far from it a place has to lie that is not at it, and one that is not near it, in km. */
const BESIDE_KM = 0.5
const NEAR_KM = 1

/** Within how many kilometres a source must not lie, where it is said of a place that it is not beside or near it; undefined where hearing is spoken of. */
export function notBesideKm(spans: readonly Span[], source: number): number | undefined {
  const meaning = spans[source]?.meaning
  if (meaning?.is !== 'noise source' || !meaning.kinds.every(kind => LIE_SOMEWHERE.has(kind))) return undefined
  // "Road noise", "no cars": what is heard lies nowhere.
  if (HEARD.test(spans[source]?.typed ?? '') || HEARD.test(spans[source]?.said ?? '')) return undefined
  return kmBefore(spans, source) ?? kmBehind(spans, source)
}

const HEARD =
  /noise|sound|traffic|\bcars?\b|trains?|trucks?|lorr|motorbikes?|motorcycles?|lärm|verkehr|autos?\b|züge|bruit|trafic|voitures?|ruido|tráfico|coches?|trenes|rumore|traffico|macchine|treni/i

/** "Not right next to a road", "nicht direkt an einer Straße", "not near a road or railway". */
function kmBefore(spans: readonly Span[], source: number): number | undefined {
  let at = source - 1
  while (LISTED.has(spans[at]?.meaning.is ?? 'unknown') || isPlain(spans[at])) at--
  const km = kmOf(spans[at])
  if (km === undefined) return undefined
  at--
  while (isPlain(spans[at])) at--
  return spans[at]?.meaning.is === 'negation' ? km : undefined
}

/** "No roads nearby", "sin carreteras cerca". */
function kmBehind(spans: readonly Span[], source: number): number | undefined {
  let [before, behind] = [source - 1, source + 1]
  while (isPlain(spans[before])) before--
  while (isPlain(spans[behind])) behind++
  const isEnd = spans.slice(behind + 1).every(span => isPlain(span) || ENDS.has(span.meaning.is))
  return spans[before]?.meaning.is === 'negation' && isEnd ? kmOf(spans[behind]) : undefined
}

const LISTED: ReadonlySet<Span['meaning']['is']> = new Set(['or', 'and', 'comma', 'noise source'])
const ENDS: ReadonlySet<Span['meaning']['is']> = new Set(['sign', 'pronoun', 'here'])

function isPlain(span: Span | undefined): boolean {
  return span !== undefined && (isFiller(span) || span.meaning.is === 'intensifier')
}

function kmOf(span: Span | undefined): number | undefined {
  if (span?.meaning.is !== 'relation') return undefined
  if (NEAR.test(span.typed)) return NEAR_KM
  return span.meaning.relation === 'near' || AT.test(span.typed) ? BESIDE_KM : undefined
}

const NEAR =
  /^(near|near to|nearby|close|close to|close by|in the vicinity of|in der nähe|nahe|nah|cerca( de)?|près d[eu]?|proche(s)?( d[eu]?)?|à proximité d[eu]?|à proximité|vicin[oaie]( a[l]?)?|nelle vicinanze|in prossimità)/i
const AT = /^(direkt |gleich |unmittelbar )?(at|on|by|beside|along|an|am|neben|bei)$/i

import { FILLER, isFiller, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "are Sarek and Abisko in the same valley" as where each of them lies: which is quieter answers it no more than whether
 * each has a valley does. What it is that they may share stays named, but for the country, which is told.
 */
export function withInTheSame(spans: readonly Span[]): readonly Span[] {
  const same = spans.findIndex(isSame)
  const names = spans.filter(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot')
  if (same === -1 || names.length < 2 || !names.every(namesSpot)) return spans
  const isWhole = COUNTRY.test(spans[same]?.typed ?? '')
  const thing = isWhole ? same : spans.findIndex((span, at) => at > same && !isFiller(span))
  const land = spans[thing]
  if (!land || !(isWhole || isLand(land))) return spans
  return spans.map((span, at): Span => {
    if (at === same) return { ...span, said: 'where', meaning: { is: 'aspect', aspect: 'location' } }
    if (at === thing) return { ...span, meaning: isTold(span) ? FILLER : { is: 'stop', isContent: true } }
    const isJoining = (span.meaning.is === 'relation' && at < same) || BELONG.test(span.typed)
    return isJoining ? { ...span, said: 'the', meaning: FILLER } : span
  })
}

function isSame({ typed }: Span): boolean {
  return SAME.test(typed) || COUNTRY.test(typed)
}

const SAME = /^(same|(der|die|das|dem|den)?selben?|im selben|même|mism[oa]|stess[oa])$/i

/** One phrase, with what is shared. */
const COUNTRY = /^in the same (country|region|place|area)$/i

/** What a spot lies in: a part of a country, or of a landscape. */
function isLand(span: Span): boolean {
  return isTold(span) || LANDS.test(span.typed)
}

function isTold({ meaning, typed }: Span): boolean {
  return meaning.is === 'group' || COUNTRY.test(typed) || TOLD.test(typed)
}

const TOLD = /^(country|land|pays|país|paese)$/i
const LANDS =
  /^(count(y|ies)|parish|district|province|state|canton|commune|municipality|region|area|valley|mountains?|mountain range|range|massif|national park|park|forest|landkreis|kreis|kanton|gemeinde|provinz|bundesland|tal|gebirge|nationalpark|canton|commune|département|région|vallée|massif|parc national|comarca|provincia|municipio|región|valle|sierra|parque nacional|comune|regione|cantone|parco nazionale)$/i
const BELONG = /^(belong|belongs|gehören|gehört|appartiennent|pertenecen|appartengono)$/i

import type { Region } from '../../../index/regions/region.ts'
import { countriesOf } from '../../../index/regions/regions.ts'
import { isFar, isFarthest } from '../../recognise/places/far.ts'
import type { Span } from '../../recognise/spans.ts'

/** "Cambridge, UK", "Georgia (US)". */
function isJoint(span: Span | undefined): boolean {
  return span?.meaning.is === 'comma' || span?.said === '('
}

/** The country after a town's name, when the town lies there: "Cambridge, UK". */
export function containerAfter(spans: readonly Span[], at: number): readonly string[] | null {
  const next = isJoint(spans[at + 1]) ? at + 2 : at + 1
  const after = spans[next]?.meaning.is === 'relation' ? next + 1 : next
  if (after === at + 1) return null
  const meaning = spans[after]?.meaning
  return meaning?.is === 'name' && meaning.named.region && holdsOne(spans[at], countriesOf(meaning.named.region))
    ? countriesOf(meaning.named.region)
    : null
}

/** Tells whether a name is what the name before it is said to lie in. */
export function isContainer(spans: readonly Span[], at: number): boolean {
  const meaning = spans[at]?.meaning
  if (meaning?.is !== 'name' || !meaning.named.region) return false
  // "The farthest lake from Oslo in Norway" is one of Norway.
  if (spans[at - 1]?.meaning.is === 'relation' && spans.some(span => isFarthest(span) || isFar(span))) return false
  const before = isJoint(spans[at - 1]) || spans[at - 1]?.meaning.is === 'relation' ? at - 2 : -1
  return before >= 0 && containerAfter(spans, before) !== null && spans[before]?.meaning.is === 'name'
}

function holdsOne(span: Span | undefined, countries: readonly string[]): boolean {
  if (span?.meaning.is !== 'name') return false
  const { region, namesakes = [], settlements } = span.meaning.named
  if (region) return !isPartOf(region, countries) && namesakes.some(other => isPartOf(other, countries))
  return settlements.some(({ country }) => countries.includes(country))
}

/** "Georgia, USA" is not the country; "Bavaria, Germany" is the Bavaria that is meant anyway. */
function isPartOf(region: Region, countries: readonly string[]): boolean {
  return region.type !== 'country' && countriesOf(region).some(code => countries.includes(code))
}

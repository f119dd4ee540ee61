import { placeOfBox } from '../gazetteer/place.ts'
import type { Query } from '../query.ts'
import type { Account } from '../understanding.ts'
import type { Span } from '../recognise/spans.ts'
import { FEATURES } from '../vocabulary/features.ts'
import type { Order } from '../vocabulary/orders.ts'

/** Says as what a span was taken. */
export function appliedAs(span: Span | undefined, { subjects, conditions, aspects }: Query): Account['applied'] {
  if (!span) return []
  const { meaning, typed } = span
  const as = (text: string) => [{ text: typed, as: text }]
  if (span.frame) return as(`told: ${span.frame}`)
  switch (meaning.is) {
    case 'feature':
      return as(`feature: ${FEATURES[meaning.feature]?.noun?.[0] ?? meaning.feature.replaceAll('-', ' ')}`)
    case 'confidence':
      return as(meaning.shown)
    case 'access':
      return as(`access: ${meaning.access}`)
    case 'fire':
      return as(`fire: ${meaning.fire}`)
    case 'transport':
      return as(meaning.shown)
    case 'quality':
      return as(`rating: ${meaning.quality}`)
    case 'rating':
      return as(meaning.shown)
    case 'superlative':
      return as(`order: ${ORDER_NAMES[meaning.by] ?? `${meaning.by} first`}`)
    case 'unmeasured':
      return as(heardWithin(meaning, conditions) ?? 'not recorded')
    case 'ordinal':
      return as(`place ${meaning.value} in the order`)
    case 'noise source':
      return as(`noise: ${meaning.shown}`)
    case 'source near':
      return as(`asked: nearest of ${meaning.shown}`)
    case 'like':
      return as('like a named spot')
    case 'level':
      return as(meaning.shown)
    case 'comparative':
      return as(`comparison: ${meaning.to}`)
    case 'name':
    case 'spot':
      return as(subjects.some(({ phrase }) => phrase === meaning.phrase) ? 'spot asked about' : 'place')
    case 'coordinates':
      return as(`place: ${meaning.at.latitude}, ${meaning.at.longitude}`)
    case 'box':
      return as(`place: ${placeOfBox(meaning.box).name}`)
    case 'distance':
      if (aspects.some(aspect => aspect.of === 'elevation' && aspect.limit)) return as(`height: ${span.said}`)
      if (meaning.isHeight && heightIn(conditions)) return as(`height: ${heightIn(conditions)}`)
      return as(`distance: ${meaning.estimate === undefined ? '' : 'about '}${meaning.km} km`)
    case 'side':
      return as(`side: ${meaning.toward}`)
    case 'unit':
      return as(`unit: ${meaning.unit.name}`)
    case 'missing':
      return as(`not known: ${meaning.field}`)
    case 'in text':
      return as('words of a text')
    case 'reckoned':
      return as('distance: reckoned with')
    case 'number':
      return as(meaning.value === 0 ? 'not' : 'number of spots')
    case 'aspect':
      return as(`asked: ${meaning.aspect}`)
    case 'time':
      return as(`level ${span.said.toLowerCase()}`)
    case 'negation':
    case 'forbidden':
      return as('not')
    case 'told':
      return as(`told: ${meaning.fact.is}`)
    case 'stop':
      return as(/^green$/i.test(span.said) ? 'nature: every spot' : 'told in the answer')
    case 'loudest source':
      return as('asked: the loudest source')
    case 'unknown':
      return as('word of a spot, its text or a place')
    default:
      return as(meaning.is)
  }
}

/** "Above 2000 m": of the sea, where that is what is looked for. */
function heightIn(conditions: Query['conditions']): string | undefined {
  return conditions.flatMap(condition => (condition.on === 'elevation' ? [condition.shown] : []))[0]
}

const ORDER_NAMES: Partial<Record<Order, string>> = {
  rating: 'quietest first',
  noise: 'noisiest first',
  distance: 'closest first',
}

/** How far roads are to be, where that was looked for among what is heard. */
function heardWithin(
  { roads }: Extract<Span['meaning'], { is: 'unmeasured' }>,
  conditions: Query['conditions'],
): string | null {
  if (!roads || !conditions.some(({ on }) => on === 'noise')) return null
  return `${roads.isWithin ? '' : 'no '}${roads.shown} within ${roads.km} km`
}

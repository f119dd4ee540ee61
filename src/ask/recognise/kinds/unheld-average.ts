import type { UnmeasuredProperty } from '../../vocabulary/orders.ts'
import { FILLER, type Span } from '../spans.ts'

/** Reads "the median distance to the nearest road", "the average depth of lakes" as asking for a quantity that is not held. */
export function withUnheldAverage(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(({ meaning }) => meaning.is === 'average')) return spans
  const isDistance = spans.some(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'distance')
  const road = isDistance ? spans.findIndex(({ typed }) => BESIDE.test(typed)) : -1
  return spans.map((span, at) => {
    if (at === road) return { ...span, meaning: { is: 'unmeasured', property: 'remoteness' } }
    if (road !== -1 && isOfDistance(span)) return { ...span, meaning: FILLER }
    const property = propertyOf(span)
    return property === undefined ? span : { ...span, meaning: { is: 'unmeasured', property } }
  })
}

const BESIDE =
  /^(?:(?:nearest|next) )?(roads?|houses?|railways?|motorways?|straße|straßen|strasse|route|routes|carretera|strada|autobahn|autoroute|autopista|autostrada|house|haus|maison|casa)$/i

function isOfDistance({ meaning }: Span): boolean {
  return (
    (meaning.is === 'aspect' && meaning.aspect === 'distance') ||
    (meaning.is === 'superlative' && meaning.by === 'distance')
  )
}

function propertyOf({ meaning, said }: Span): UnmeasuredProperty | undefined {
  if (meaning.is === 'aspect') return meaning.aspect === 'size' ? 'size' : undefined
  if (meaning.is !== 'unknown' && meaning.is !== 'off topic' && meaning.is !== 'stop') return undefined
  return PROPERTIES.find(([words]) => words.test(said))?.[1]
}

const PROPERTIES: readonly (readonly [RegExp, UnmeasuredProperty])[] = [
  [/^(sizes?|area|surface|extent|taille|tamaño|dimensione|größe)$/i, 'size'],
  [/^(depths?|profondeur|profundidad|profondità|tiefe)$/i, 'depth'],
  [/^(visitors?|visits|tourists?|people|besucher|visiteurs?|visitantes|visitatori)$/i, 'fame'],
  [/^(ages?|alter|âge|edad|età)$/i, 'age'],
  [/^(trail lengths?|length|lengths)$/i, 'length'],
]

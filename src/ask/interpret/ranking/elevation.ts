import type { Test } from '../../query.ts'
import { BARELY } from '../../vocabulary/length-units.ts'
import type { Span } from '../../recognise/spans.ts'

/** Reads a height above the sea: "above 2000 m", "between 1800 and 2200 m"; undefined when it is a distance. */
export function elevationAt(spans: readonly Span[], at: number): Extract<Test, { on: 'elevation' }> | undefined {
  const meaning = spans[at]?.meaning
  if (meaning?.is !== 'distance' || !meaning.isHeight || isFromPlace(spans, at) || isAway(spans, at)) return undefined
  const { km, fromKm, side } = meaning
  const metres = Math.round(km * 1000)
  if (metres < LEAST_METRES && !meaning.isOfHeights && !spans.some(isOfHeight)) return undefined
  if (fromKm > 0) {
    const from = Math.round(fromKm * 1000)
    const shown = `between ${from} and ${metres} m above the sea`
    return { on: 'elevation', min: from, max: metres, shown }
  }
  const isAtLeast = side === 'above' || side === 'least'
  const isAtMost = side === 'below' || side === 'most'
  if (!isAtLeast && !isAtMost) return undefined
  if (side === 'above')
    return { on: 'elevation', min: metres + BARELY, max: null, shown: `higher than ${metres} m above the sea` }
  if (side === 'below')
    return { on: 'elevation', min: null, max: metres - BARELY, shown: `lower than ${metres} m above the sea` }
  return isAtLeast
    ? { on: 'elevation', min: metres, max: null, shown: `at ${metres} m above the sea or higher` }
    : { on: 'elevation', min: null, max: metres, shown: `at ${metres} m above the sea or lower` }
}

/** Fewer metres are a distance, unless the question speaks of heights. */
const LEAST_METRES = 300

function isOfHeight({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'elevation'
}

/** "At most 900 m away", and not "above 2000 m away from roads". */
function isAway(spans: readonly Span[], at: number): boolean {
  const [distance, next, then] = spans.slice(at, at + 3)
  if (AWAY.test(distance?.typed ?? '')) return true
  return (
    AWAY.test(next?.typed ?? '') && (then === undefined || then.meaning.is === 'sign' || then.meaning.is === 'comma')
  )
}

const AWAY = /(?<!\p{L})(away|distant|entfernt|weg|de distance|de distancia|di distanza|lontan[oaie]|lejos|loin)$/iu

/** "More than 800 m from Ordino" is a distance. */
function isFromPlace(spans: readonly Span[], at: number): boolean {
  const next = spans[at + 1]
  if (next?.meaning.is !== 'relation' || !/^(from|of|to|away from|off)$/i.test(next.said)) return false
  return spans.slice(at + 2).some(({ meaning }) => PLACES.has(meaning.is))
}

const PLACES: ReadonlySet<Span['meaning']['is']> = new Set([
  'name',
  'spot',
  'coordinates',
  'here',
  'pronoun',
  'unknown',
])

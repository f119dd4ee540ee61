import type { Span } from '../../recognise/spans.ts'
import { type LengthUnit, unitInWords } from '../../vocabulary/length-units.ts'

/** "How many miles", "the distance in nautical miles". */
export function unitAskedIn(spans: readonly Span[]): { unit?: LengthUnit } {
  for (const { meaning, said } of spans) {
    const isDistance = meaning.is === 'aspect' && meaning.aspect === 'distance'
    const unit = meaning.is === 'unit' ? meaning.unit : isDistance ? unitInWords(said) : undefined
    if (unit) return { unit }
  }
  return {}
}

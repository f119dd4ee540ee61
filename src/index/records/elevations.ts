import type { Layout, Sections } from '../storage/sections.ts'
import type { Doc } from '../types.ts'

/** Steps of a metre. */
const STEPS = 100
/** Marks a spot whose elevation is not known. */
const UNKNOWN = 0x7fffffff

/** Collects how high documents lie: 4 bytes each. */
export class ElevationWriter {
  readonly #metres: (number | null)[] = []

  add({ elevation }: { elevation: number | null }): void {
    this.#metres.push(elevation)
  }

  reserve(layout: Layout): void {
    layout.reserve('elevations', 'i32', this.#metres.length)
  }

  fill(sections: Sections): void {
    const steps = sections.view('elevations', 'i32')
    for (const [doc, metres] of this.#metres.entries())
      steps[doc] = metres === null ? UNKNOWN : Math.round(metres * STEPS)
  }
}

/** Opens the elevations; the returned function reads one document's in metres, to a centimetre, null where it is not known. */
export function openElevations(sections: Sections): (doc: Doc) => number | null {
  const steps = sections.view('elevations', 'i32')
  return doc => {
    const step = steps[doc] ?? UNKNOWN
    return step === UNKNOWN ? null : step / STEPS
  }
}

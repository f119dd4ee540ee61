import type { Coordinates } from '../../geo/coordinates.ts'
import { E7 } from '../../geo/local-plane.ts'
import { boxOfRange } from '../../silence/grid/block-range.ts'
import { type GridTask, gridWork } from '../../silence/grid/grid-work.ts'
import type { NoiseMaps } from '../../silence/noise-maps.ts'
import type { NoisePages } from '../../silence/pages/noise-pages.ts'
import { NotPacked } from '../../silence/pages/packed/packed-noise.ts'
import { OperatorError } from '../../operator-error.ts'
import { type Heard, heardOf } from '../osm/describe/heard.ts'
import type { GridUnit, RateUnit, Unit, UnitResult } from './unit.ts'

/**
 * Computes units over the noise of a version.
 * @throws OperatorError that names the cell of which nothing could be made, and why; NotPacked where packed noise has too little.
 */
export function unitComputer(pages: NoisePages, maps: NoiseMaps): (unit: Unit) => UnitResult {
  const grids = gridWork(pages, maps.audible())
  return unit => (unit.kind === 'rate' ? rate(unit) : blocks(unit))

  function rate({ places }: RateUnit): UnitResult {
    const heard: (Heard | null)[] = []
    for (let i = 0; i < places.length; i += 2) {
      const place = { latitude: (places[i + 1] ?? 0) / E7, longitude: (places[i] ?? 0) / E7 }
      heard.push(
        naming(
          () => cellWords(place),
          () => hear(place),
        ),
      )
    }
    return { kind: 'rate', heard }
  }

  function hear(place: Coordinates): Heard | null {
    const explanation = maps.explain(place)
    return explanation ? heardOf(explanation) : null
  }

  function blocks({ task }: GridUnit): UnitResult {
    return {
      kind: 'grid',
      blocks: naming(
        () => gridWords(task),
        () => grids.compute(task),
      ),
    }
  }
}

function naming<T>(what: () => string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof NotPacked) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`${what()} could not be computed (${why}): nothing was changed`, { cause: error })
  }
}

function gridWords({ source, range }: GridTask): string {
  const { south, west } = boxOfRange(range)
  return `the silence grid of "${source}" north-east of ${degrees(south)}, ${degrees(west)}`
}

const CELL_DEGREES = 0.25

/** Names the cell of a place by its south-western corner. */
function cellWords({ latitude, longitude }: Coordinates): string {
  const corner = [latitude, longitude].map(value => degrees(Math.floor(value / CELL_DEGREES) * CELL_DEGREES))
  return `the cell north-east of ${corner.join(', ')}`
}

function degrees(value: number): string {
  return value.toFixed(2)
}

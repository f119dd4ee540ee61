import type { Unit } from './unit.ts'

/** What a terminal calls the work. */
const WORDS = { rate: 'rating', grid: 'silence grid' } as const

type Kind = Unit['kind']

/**
 * Tells how many units of a kind are done, as bytes of the file that they come from: share, rate and time left mean what they
 * do in a pass over it. Others, which may be done meanwhile, are told of when their kind is begun.
 */
export function unitProgress(
  units: readonly Unit[],
  { bytes, tell = () => {} }: { bytes: number; tell?: ((pass: string, bytes: number) => void) | undefined },
): { begin: (kind: Kind) => void; onDone: (unit: Unit) => void } {
  const done = { rate: 0, grid: 0 }
  let present: Kind | undefined
  return {
    begin(kind) {
      present = kind
      show()
    },
    onDone({ kind }) {
      done[kind]++
      if (kind === present) show()
    },
  }

  function show(): void {
    if (present === undefined) return
    const all = units.filter(({ kind }) => kind === present).length
    if (all > 0) tell(WORDS[present], Math.round((bytes * done[present]) / all))
  }
}

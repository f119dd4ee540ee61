import type { Named } from '../../gazetteer/gazetteer.ts'
import type { Settlement } from '../../gazetteer/settlements.ts'
import type { Span } from '../spans.ts'
import { type State, STATES } from '../../vocabulary/states.ts'

/** A town with the state behind its name; without towns when none of that name lies there. */
export type TownInState = { state: State; towns: readonly Settlement[]; named: Named; stateAt: number }

/** Reads the state behind the name of a town: "Paris, Texas", "Paris Texas"; undefined when both are places of a list. */
export function townInState(spans: readonly Span[], at: number): TownInState | undefined {
  const meaning = spans[at]?.meaning
  const stateAt = spans[at + 1]?.meaning.is === 'comma' ? at + 2 : at + 1
  const after = spans[stateAt]?.meaning
  if (meaning?.is !== 'name' || after?.is !== 'name') return undefined
  const state = STATES.get(after.phrase)
  const { named } = meaning
  if (!state || named.settlements.length === 0 || named.spots.length > 0) return undefined
  const towns = named.settlements.filter(town => town.country === state.country && isIn(town, state))
  const isList = towns.length === 0 && (named.region !== null || STATES.has(meaning.phrase))
  return isList ? undefined : { state, towns, named, stateAt }
}

/** Tells whether a name says only in which state the town before it lies. */
export function isStateOfTown(spans: readonly Span[], at: number): boolean {
  return [at - 1, at - 2].some(before => before >= 0 && townInState(spans, before)?.stateAt === at)
}

/** Names a town that is not known in the state that the question says: "Oslo, Texas". */
export function unknownTownIn(spans: readonly Span[]): string | null {
  for (const [at, { said }] of spans.entries()) {
    const found = townInState(spans, at)
    if (found?.towns.length === 0) return `${said}, ${found.state.name}`
  }
  return null
}

function isIn({ latitude, longitude }: Settlement, { box }: State): boolean {
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east
}

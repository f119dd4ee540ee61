import type { CatalogueIdentity } from '../../catalogue/catalogue.ts'

/** Enough of a catalogue's id that two in one Redis are told apart. */
const ID_CHARACTERS = 12

/** How the names of all keys of a catalogue begin. */
export function keysOf({ id }: Pick<CatalogueIdentity, 'id'>): string {
  return `sanctuary:${id.slice(0, ID_CHARACTERS)}`
}

import { END_OF_VERSION, type LogPlace, type Version } from '../../catalogue/catalogue.ts'
import type { Links } from '../../spots/links.ts'
import { readCursor, writeCursor } from '../request/cursor.ts'

/** Tells cursors of the change log from those of lists. */
const KIND = 'changes'

/** Where the changes after a version are read; the address works for as long as the log reaches back to it. */
export function changesUrl(place: LogPlace, { baseUrl }: Pick<Links, 'baseUrl'>, cursorKey: Uint8Array): string {
  return `${baseUrl}/api/changes?cursor=${writeChangeCursor(place, cursorKey)}`
}

/** The place behind all changes of a version. */
export function endOf({ number, token }: Pick<Version, 'number' | 'token'>): LogPlace {
  return { version: number, sequence: END_OF_VERSION, token }
}

/** Writes a place in the change log as a cursor. */
export function writeChangeCursor({ version, sequence, token }: LogPlace, key: Uint8Array): string {
  return writeCursor([version, `${sequence} ${token}`], KIND, key)
}

/** @throws ApiError `invalid_cursor` for a cursor that this catalogue did not write, or one of a list. */
export function readChangeCursor(cursor: string, key: Uint8Array): LogPlace {
  const [version, rest] = readCursor(cursor, KIND, key)
  const [sequence = '', token = ''] = rest.split(' ')
  return { version, sequence: Number(sequence), token }
}

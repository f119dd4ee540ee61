import { z } from 'zod'
import { type Change, END_OF_VERSION, type LogPlace, START_OF_LOG, type Version } from '../catalogue/catalogue.ts'
import type { Links } from '../spots/links.ts'
import { LONGEST_CURSOR, readCursor, writeCursor } from './request/cursor.ts'
import { ApiError } from './errors.ts'
import { integer, requiredText } from './request/parameters.ts'
import type { Reply } from './reply.ts'
import type { Directory, Service } from './service.ts'

export const ChangesQuery = z.object({
  cursor: requiredText({ max: LONGEST_CURSOR })
    .optional()
    .describe('meta.nextCursor of the page before; without it the log is read from the oldest change that is kept'),
  limit: integer({ min: 1, max: 1000, fallback: 100 }).describe('changes per page'),
})

/** Tells cursors of the change log from those of lists. */
const KIND = 'changes'

/**
 * Answers a page of the change log, up to the version that is served. There is always a next cursor: at the end it is
 * the one to come back with.
 * @throws ApiError `invalid_cursor`, or `version_expired` when changes after the cursor are no longer known.
 */
export async function changesReply(
  { cursor, limit }: z.output<typeof ChangesQuery>,
  { changeLog, links }: Pick<Service, 'changeLog' | 'links'>,
  { index, cursorKey }: Pick<Directory, 'index' | 'cursorKey'>,
): Promise<Reply> {
  const place = cursor === undefined ? START_OF_LOG : readChangeCursor(cursor, cursorKey)
  if (cursor !== undefined && !(await changeLog.isInLog(place))) {
    const message = `the change log does not reach back to this cursor: take ${links.baseUrl}/api/export and follow on from the changesUrl in it`
    throw new ApiError('version_expired', message)
  }
  const { version } = index
  const found = await changeLog.changes(place, limit + 1)
  const served = found.filter(change => change.version <= version.number)
  const page = served.slice(0, limit)
  const last = page.at(-1)
  const next = last ?? (cursor === undefined ? endOf(version) : place)
  return {
    json: {
      object: 'changes',
      data: page.map(shown),
      meta: {
        version: version.number,
        nextCursor: writeChangeCursor(next, cursorKey),
        hasMore: served.length > limit,
      },
    },
  }
}

/** Where the changes after a version are read; the address works for as long as the log reaches back to it. */
export function changesUrl(place: LogPlace, { baseUrl }: Pick<Links, 'baseUrl'>, cursorKey: Uint8Array): string {
  return `${baseUrl}/api/changes?cursor=${writeChangeCursor(place, cursorKey)}`
}

export function endOf({ number, token }: Pick<Version, 'number' | 'token'>): LogPlace {
  return { version: number, sequence: END_OF_VERSION, token }
}

function shown({ version, sequence, kind, id, slug, at }: Change) {
  return { version, sequence, kind, id, slug, at }
}

function writeChangeCursor({ version, sequence, token }: LogPlace, key: Uint8Array): string {
  return writeCursor([version, `${sequence} ${token}`], KIND, key)
}

function readChangeCursor(cursor: string, key: Uint8Array): LogPlace {
  const [version, rest] = readCursor(cursor, KIND, key)
  const [sequence = '', token = ''] = rest.split(' ')
  return { version, sequence: Number(sequence), token }
}

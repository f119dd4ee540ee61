import { z } from 'zod'
import { type Change, START_OF_LOG } from '../../catalogue/catalogue.ts'
import type { Index } from '../../index/types.ts'
import type { Spot } from '../../spots/spot.ts'
import { ApiError } from '../errors.ts'
import { cursor, integer, word } from '../request/parameters.ts'
import { type HttpResponse, json as jsonResponse } from '../response/response.ts'
import { type Call, route } from '../route.ts'
import { ChangeList } from '../schemas/schemas.ts'
import { endOf, readChangeCursor, writeChangeCursor } from './change-cursor.ts'
import { COMMON, json, plainRead } from './shared.ts'

const ChangesQuery = z.object({
  cursor: cursor().describe(
    'meta.nextCursor of the page before; without it the log is read from the oldest change that is kept',
  ),
  limit: integer({ min: 1, max: 1000, fallback: 100 }).describe('changes per page'),
  include: word(['spot']).describe('spot: each change carries the spot as it is now, unless it is no longer there'),
})

export const listChanges = route({
  ...plainRead,
  paths: { '/api/changes': 'listChanges' },
  group: 'mirrors',
  summary: 'List changes',
  description:
    'Lists what was created, updated or removed, version by version, oldest first. There is always a meta.nextCursor: while meta.hasMore is true it leads to the next page, then it is the one to come back with. Changes are kept for 90 days; a cursor from before is answered 410. With include=spot a mirror needs no other request.',
  query: ChangesQuery,
  responses: { 200: { description: 'A page of changes', content: json(ChangeList) } },
  errors: [...COMMON, 'invalid_cursor', 'version_expired'],
  example: { query: { limit: '3' } },
  handle: answerChanges,
})

/**
 * Answers a page of the change log, up to the version that is served. There is always a next cursor: at the end it is
 * the one to come back with.
 * @throws ApiError `invalid_cursor`, or `version_expired` when changes after the cursor are no longer known.
 */
async function answerChanges({
  query: { cursor, limit, include },
  reads: { changeLog, links },
  directory: { index, cursorKey },
}: Pick<
  Call<unknown, z.output<typeof ChangesQuery>, unknown>,
  'query' | 'reads' | 'directory'
>): Promise<HttpResponse> {
  const place = cursor ? readChangeCursor(cursor, cursorKey) : START_OF_LOG
  if (cursor && !(await changeLog.isInLog(place))) {
    const message = `the change log does not reach back to this cursor: take ${links.baseUrl}/api/export and follow on from the changesUrl in it`
    throw new ApiError('version_expired', message)
  }
  const { version } = index
  const found = await changeLog.changes(place, limit + 1)
  const served = found.filter(change => change.version <= version.number)
  const page = served.slice(0, limit)
  const last = page.at(-1)
  const next = last ?? (cursor ? place : endOf(version))
  return jsonResponse({
    object: 'changes',
    data: page.map(change => ({ ...shown(change), ...(include && spotOf(change, index)) })),
    meta: {
      version: version.number,
      nextCursor: writeChangeCursor(next, cursorKey),
      hasMore: served.length > limit,
    },
  })
}

/** The spot that a change is about, as the version that is served has it. */
function spotOf({ id, kind }: Change, index: Index): { spot?: Spot } {
  const doc = kind === 'removed' ? undefined : index.find(id)
  return doc === undefined || index.id(doc) !== id ? {} : { spot: index.spot(doc) }
}

function shown({ version, sequence, kind, id, slug, at }: Change) {
  return { version, sequence, kind, id, slug, at }
}

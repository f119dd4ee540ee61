import { SanctuaryError } from './errors.ts'
import type { Change, ExportHead, Spot } from './types.ts'

/** Where a copy of the catalogue is kept: a database, a file, a Map. Each call is one transaction, or may be repeated. */
export type MirrorStore = {
  /** Returns the cursor that was kept last; undefined before the first `replace`. */
  readCursor(): Promise<string | undefined> | string | undefined
  /** Keeps exactly these spots, and the cursor. */
  replace(spots: AsyncIterable<Spot>, cursor: string, head: ExportHead): Promise<void> | void
  /** Puts and removes spots, and keeps the cursor. */
  apply(changes: { put: Spot[]; removed: string[] }, cursor: string): Promise<void> | void
}

export type MirrorReads = {
  exportSpots(): Promise<{ head: ExportHead; spots: AsyncIterable<Spot> }>
  changePages(cursor: string): AsyncIterable<{ changes: Change[]; cursor: string }>
}

/**
 * Brings a copy up to date and returns how: by the changes since the cursor that was kept, or by the whole export where there is none or the
 * service no longer reaches back to it (410).
 */
export async function updateMirror(store: MirrorStore, service: MirrorReads): Promise<'replaced' | 'followed'> {
  const cursor = await store.readCursor()
  if (cursor !== undefined) {
    try {
      for await (const page of service.changePages(cursor)) await store.apply(netOf(page.changes), page.cursor)
      return 'followed'
    } catch (error) {
      if (!(error instanceof SanctuaryError) || error.status !== 410) throw error
    }
  }
  const { head, spots } = await service.exportSpots()
  await store.replace(spots, cursorOf(head), head)
  return 'replaced'
}

/** What a page of changes comes to: the last word on each spot. One that has gone meanwhile has none with it. */
function netOf(changes: readonly Change[]): { put: Spot[]; removed: string[] } {
  const last = new Map(changes.map(({ id, spot }) => [id, spot]))
  const put = [...last.values()].filter(spot => spot !== undefined)
  return { put, removed: [...last].filter(([, spot]) => spot === undefined).map(([id]) => id) }
}

/** The head of an export says where the changes since are read. */
function cursorOf({ changesUrl }: ExportHead): string {
  const cursor = new URL(changesUrl).searchParams.get('cursor')
  if (!cursor)
    throw new SanctuaryError(`the export's changesUrl, "${changesUrl}", has no cursor`, { code: 'unexpected_response' })
  return cursor
}

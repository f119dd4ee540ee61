import type { Change, ExportHead, Spot } from './types.ts'
import { SanctuaryError } from './errors.ts'

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
  findSpots(ids: readonly string[]): Promise<(Spot | undefined)[]>
}

/**
 * Brings a copy up to date and returns how: by the changes since the cursor that was kept, or by the whole export where there is none or the
 * service no longer reaches back to it (410).
 */
export async function updateMirror(store: MirrorStore, service: MirrorReads): Promise<'replaced' | 'followed'> {
  const cursor = await store.readCursor()
  if (cursor !== undefined) {
    try {
      for await (const page of service.changePages(cursor))
        await store.apply(await netOf(page.changes, service), page.cursor)
      return 'followed'
    } catch (error) {
      if (!(error instanceof SanctuaryError) || error.code !== 'version_expired') throw error
    }
  }
  const { head, spots } = await service.exportSpots()
  await store.replace(spots, cursorOf(head), head)
  return 'replaced'
}

/** What a page of changes comes to: the last word on each spot. One that has gone meanwhile counts as removed. */
async function netOf(changes: readonly Change[], service: MirrorReads): Promise<{ put: Spot[]; removed: string[] }> {
  const last = new Map(changes.map(({ id, kind }) => [id, kind]))
  const removed = [...last].filter(([, kind]) => kind === 'removed').map(([id]) => id)
  const ids = [...last].filter(([, kind]) => kind !== 'removed').map(([id]) => id)
  const found = await service.findSpots(ids)
  const put = found.filter(spot => spot !== undefined)
  return { put, removed: [...removed, ...ids.filter((_, i) => found[i] === undefined)] }
}

/** The head of an export says where the changes since are read. */
function cursorOf({ changesUrl }: ExportHead): string {
  const cursor = new URL(changesUrl).searchParams.get('cursor')
  if (!cursor) throw new Error(`the export names no cursor in its changesUrl, "${changesUrl}"`)
  return cursor
}

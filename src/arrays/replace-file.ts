import { type FileHandle, open, rename, rm } from 'node:fs/promises'

type Draft = { draft: string; mode?: number }

/** Writes a file whole or not at all, by way of a draft beside it: an interrupted write leaves the file that was there. */
export async function replaceFile(
  file: string,
  { draft, mode = 0o666 }: Draft,
  write: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  try {
    const handle = await open(draft, 'w', mode)
    try {
      await write(handle)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

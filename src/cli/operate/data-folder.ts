import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/** Bytes of each entry of the data folder; the name of a folder ends with a slash. */
export type Disk = { usedBytes: number; freeBytes: number; files: { name: string; bytes: number }[] }

/** Tells what the data folder's files and folders take, the largest first, and what is left on its disk. */
export function diskOf(dataDir: string): Disk {
  const names = existsSync(dataDir) ? readdirSync(dataDir, { recursive: true, encoding: 'utf8' }) : []
  const taken = new Map<string, number>()
  for (const name of names) {
    const found = statSync(join(dataDir, name), { throwIfNoEntry: false })
    if (!found?.isFile()) continue
    const [entry = name, ...within] = name.split(sep)
    const shown = within.length > 0 ? `${entry}/` : entry
    taken.set(shown, (taken.get(shown) ?? 0) + found.size)
  }
  const files = Array.from(taken, ([name, bytes]) => ({ name, bytes }))
  const { bavail, bsize } = statfsSync(nearestFolder(dataDir))
  return {
    usedBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    freeBytes: bavail * bsize,
    files: files.toSorted((a, b) => b.bytes - a.bytes),
  }
}

/** The folder, or the one that it would be made in. */
export function nearestFolder(folder: string): string {
  const whole = resolve(folder)
  return existsSync(whole) || dirname(whole) === whole ? whole : nearestFolder(dirname(whole))
}

/** 1234567 → "1.2 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}

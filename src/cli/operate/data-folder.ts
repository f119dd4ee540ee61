import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export type Disk = { usedBytes: number; freeBytes: number; files: { name: string; bytes: number }[] }

/** Tells what the files of the data folder take, the largest first, and what is left on its disk. */
export function diskOf(dataDir: string): Disk {
  const names = existsSync(dataDir) ? readdirSync(dataDir, { recursive: true, encoding: 'utf8' }) : []
  const files = names.flatMap(name => {
    const found = statSync(join(dataDir, name), { throwIfNoEntry: false })
    return found?.isFile() ? [{ name, bytes: found.size }] : []
  })
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

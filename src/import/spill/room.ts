import { statfsSync, statSync } from 'node:fs'
import { OperatorError } from '../../operator-error.ts'

/** What will be written: how much, for what, and where; `remedy` says what else than freeing some would do. */
export type Need = { bytes: number; what: string; folder: string; remedy?: string }

/** Which disk a folder is on, and how many bytes are free there. */
export type Disk = { device: number; free: number }

/**
 * Says before it begins when the disks lack room.
 * @throws OperatorError with what is needed for what, and what there is.
 */
export function checkRoom(needs: readonly Need[], diskOf: (folder: string) => Disk = diskOfFolder): void {
  const placed = needs.map(need => ({ ...need, ...diskOf(need.folder) }))
  for (const onDisk of Map.groupBy(placed, ({ device }) => device).values()) {
    const [needed, free] = [onDisk.reduce((sum, { bytes }) => sum + bytes, 0), onDisk[0]?.free ?? 0]
    if (needed <= free) continue
    const parts = onDisk.map(({ bytes, what, folder }) => `${gigabytes(bytes)} for ${what} in "${folder}"`)
    const remedies = ['free some', ...new Set(onDisk.flatMap(({ remedy }) => remedy ?? []))]
    throw new OperatorError(
      `the import needs about ${parts.join(' and ')}, where ${gigabytes(free)} are free: ${remedies.join(', or ')}; nothing was changed`,
    )
  }
}

function diskOfFolder(folder: string): Disk {
  const { bavail, bsize } = statfsSync(folder)
  return { device: statSync(folder).dev, free: bavail * bsize }
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}

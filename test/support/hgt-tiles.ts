import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes a tile of heights in the form of SRTM: big-endian samples, row by row from the north, edges included. `heightAt` is
 * given degrees; null is void.
 */
export function writeHgt(
  folder: string,
  { south, west, side = 1201 }: { south: number; west: number; side?: 1201 | 3601 },
  heightAt: (latitude: number, longitude: number) => number | null,
): string {
  const bytes = Buffer.alloc(2 * side * side)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const metres = heightAt(south + 1 - row / (side - 1), west + column / (side - 1))
      bytes.writeInt16BE(metres === null ? -32_768 : Math.round(metres), 2 * (row * side + column))
    }
  }
  const digits = (value: number, count: number) => String(Math.abs(value)).padStart(count, '0')
  const name = `${south < 0 ? 'S' : 'N'}${digits(south, 2)}${west < 0 ? 'W' : 'E'}${digits(west, 3)}.hgt`
  writeFileSync(join(folder, name), bytes)
  return name
}

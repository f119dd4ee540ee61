export type TileAddress = { z: number; x: number; y: number }

/** Reads the parts of `/{z}/{x}/{y}.{ending}`; undefined when there is no such tile. */
export function readTileAddress(
  { z = '', x = '', file = '' }: Record<string, string>,
  lastZoom: number,
  ending = 'mvt',
): TileAddress | undefined {
  const row = file.endsWith(`.${ending}`) ? file.slice(0, -ending.length - 1) : ''
  if (![z, x, row].every(digits => /^\d{1,5}$/.test(digits))) return undefined
  const tile = { z: Number(z), x: Number(x), y: Number(row) }
  return tile.z <= lastZoom && tile.x < 2 ** tile.z && tile.y < 2 ** tile.z ? tile : undefined
}

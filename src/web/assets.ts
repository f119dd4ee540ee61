import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Every file that is served as it lies in the folder, with its media type. */
const FILES: Record<string, string> = {
  'style.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
}

export type Asset = { type: string; bytes: Uint8Array }

export const assets: ReadonlyMap<string, Asset> = new Map(
  Object.entries(FILES).map(([name, type]) => [
    name,
    { type, bytes: readFileSync(new URL(`./assets/${name}`, import.meta.url)) },
  ]),
)

/** Changes whenever a file does; it stands in the files' paths, so that they may be kept for good. */
export const assetsStamp = stampOf([...assets.values()])

export function assetPath(name: string): string {
  if (!assets.has(name)) throw new RangeError(`there is no asset "${name}"`)
  return `/assets/${assetsStamp}/${name}`
}

function stampOf(files: readonly Asset[]): string {
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  return hash.digest('base64url').slice(0, 10)
}

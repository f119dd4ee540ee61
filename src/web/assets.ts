import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

const CSS = 'text/css; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'
const SVG = 'image/svg+xml'
const JSON_TYPE = 'application/json'

/** Every file that is served, where it comes from, and its media type. Scripts are served as written, less the types. */
const FILES: Record<string, { from: string; type: string }> = {
  'style.css': { from: './assets/style.css', type: CSS },
  'icon.svg': { from: './assets/icon.svg', type: SVG },
  'maplibre-gl.mjs': { from: 'maplibre-gl/dist/maplibre-gl.mjs', type: SCRIPT },
  'maplibre-gl-worker.mjs': { from: 'maplibre-gl/dist/maplibre-gl-worker.mjs', type: SCRIPT },
  'maplibre-gl.css': { from: 'maplibre-gl/dist/maplibre-gl.css', type: CSS },
  'world.json': { from: 'world-atlas/countries-50m.json', type: JSON_TYPE },
  ...Object.fromEntries(
    'ask docs foreign-style home map map-clicks map-style map-when-seen near-me page-swap silence spot suggest world'
      .split(' ')
      .map(name => [`${name}.js`, { from: `./browser/${name}.ts`, type: SCRIPT }]),
  ),
}

export type Asset = { type: string; bytes: Uint8Array }

export const assets: ReadonlyMap<string, Asset> = new Map(
  Object.entries(FILES).map(([name, { from, type }]) => [name, { type, bytes: read(from) }]),
)

/** Changes whenever a file does; it stands in the files' paths, so that they may be kept for good. */
export const assetsStamp = stampOf([...assets.values()])

export function assetPath(name: string): string {
  if (!assets.has(name)) throw new RangeError(`there is no asset "${name}"`)
  return `/assets/${assetsStamp}/${name}`
}

function read(from: string): Uint8Array {
  const bytes = readFileSync(new URL(import.meta.resolve(from)))
  if (from.endsWith('.ts')) return Buffer.from(withoutTypes(bytes.toString()))
  // The library's source map is not served.
  return from.endsWith('.mjs') ? Buffer.from(bytes.toString().replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n')) : bytes
}

function withoutTypes(source: string): string {
  const script = quietly(() => stripTypeScriptTypes(source))
  return script.replaceAll(/((?:from|import) |import\()'(\.\/[\w-]+)\.ts'/g, "$1'$2.js'")
}

/** Node calls the function experimental each time a thread starts; the file it is used on is ours and tested. */
function quietly<T>(work: () => T): T {
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = () => {}
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}

function stampOf(files: readonly Asset[]): string {
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  return hash.digest('base64url').slice(0, 10)
}

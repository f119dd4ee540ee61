import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { packedOnce } from '../index/storage/packed-once.ts'
import { Layout, Sections } from '../index/storage/sections.ts'
import { browserScript } from './browser-script.ts'
import { clientBundle } from './client-bundle.ts'
import { contentHash } from './respond.ts'

const CSS = 'text/css; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'
const SVG = 'image/svg+xml'
const PNG = 'image/png'
const JSON_TYPE = 'application/json'

/** The published client as one module. */
export const CLIENT = 'client.js'

/** The pages' scripts by the rooms that they lie in; all are served from one folder, so that no name is there twice. */
const SCRIPTS = [
  ...'api docs home near-me notice offline page-swap words place-in-list saved saved-page silence spot suggest view-switch'.split(
    ' ',
  ),
  ...'around arrivals camera foreign-style hatch layer-switch map map-clicks map-locale map-style map-when-seen region-layers relief-layer silence-layer world'
    .split(' ')
    .map(name => `map/${name}`),
  'worker/service-worker',
  '../language/phrase',
]

/** Every file that is served, where it comes from, and its media type. Scripts are served as written, less the types. */
const FILES: Record<string, { from: string; type: string }> = {
  'style.css': { from: './assets/style.css', type: CSS },
  'icon.svg': { from: './assets/icon.svg', type: SVG },
  'icon-192.png': { from: './assets/icon-192.png', type: PNG },
  'icon-512.png': { from: './assets/icon-512.png', type: PNG },
  // The picture of pages that are shared.
  'card.png': { from: './assets/card.png', type: PNG },
  'maplibre-gl.mjs': { from: 'maplibre-gl/dist/maplibre-gl.mjs', type: SCRIPT },
  'maplibre-gl-worker.mjs': { from: 'maplibre-gl/dist/maplibre-gl-worker.mjs', type: SCRIPT },
  'maplibre-gl.css': { from: 'maplibre-gl/dist/maplibre-gl.css', type: CSS },
  'world.json': { from: 'world-atlas/countries-50m.json', type: JSON_TYPE },
  ...Object.fromEntries(
    SCRIPTS.map(path => [
      `${path.slice(path.lastIndexOf('/') + 1)}.js`,
      { from: `./browser/${path}.ts`, type: SCRIPT },
    ]),
  ),
}

/** `hash` sums up the bytes: it is worked out once a process. */
export type Asset = { type: string; bytes: Uint8Array; hash: string }

type Assets = {
  /** Changes whenever a file does; it is a part of the files' paths, so that browsers may store them for good. */
  version: string
  files: ReadonlyMap<string, Asset>
}

/** What is told of the files where they are packed; each is a section by its name. */
type Head = { version: string; files: { name: string; type: string; hash: string }[] }

let opened: Assets | undefined

/** All files, in memory that threads share. */
export function assets(): Assets {
  return (opened ??= openAssets(packedOnce('assets', packAssets)))
}

export function assetPath(name: string): string {
  const { version, files } = assets()
  if (!files.has(name)) throw new RangeError(`there is no asset "${name}"`)
  return `/assets/${version}/${name}`
}

function packAssets(): SharedArrayBuffer {
  const files = [
    ...Object.entries(FILES).map(([name, { from, type }]) => ({ name, type, bytes: read(from) })),
    // What the pages, and whoever likes, call the API by.
    { name: CLIENT, type: SCRIPT, bytes: browserScript(clientBundle()) },
  ]
  const layout = new Layout()
  for (const { name, bytes } of files) layout.reserve(name, 'u8', bytes.length)
  const sections = layout.allocate<Head>({
    version: versionOf(files),
    files: files.map(({ name, type, bytes }) => ({ name, type, hash: contentHash(bytes) })),
  })
  for (const { name, bytes } of files) sections.view(name, 'u8').set(bytes)
  return sections.buffer
}

function openAssets(pack: SharedArrayBuffer): Assets {
  const sections = new Sections<Head>(pack)
  const { version, files } = sections.head
  return {
    version,
    files: new Map(files.map(({ name, type, hash }) => [name, { type, bytes: sections.view(name, 'u8'), hash }])),
  }
}

function read(from: string): Uint8Array {
  const bytes = readFileSync(new URL(import.meta.resolve(from)))
  if (from.endsWith('.ts')) return browserScript(bytes.toString())
  // The library's source map is not served.
  return from.endsWith('.mjs') ? Buffer.from(bytes.toString().replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n')) : bytes
}

function versionOf(files: readonly { bytes: Uint8Array }[]): string {
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  return hash.digest('base64url').slice(0, 10)
}

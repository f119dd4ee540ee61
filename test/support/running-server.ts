import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PATIENCE_MS } from './until.ts'

const COMMAND = fileURLToPath(new URL('../../bin/sanctuary.js', import.meta.url))
const POLL_MS = 20

export type ServerProcess = {
  url: string
  process: ChildProcess
  dataDir: string
  /** All that it has printed so far, of more than 64 MB the end. */
  output(): string
  /** Ends it as an operator would, waits, and removes its data. Returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** What is printed last, by what is set. */
const DOCS_LINE = /^ +docs .*\n/m
const LAST_LINES: readonly [string, RegExp][] = [
  ['METRICS_PORT', /^ +metrics port \d+.*\n/m],
  ['HEALTH_PORT', /^ +health port \d+.*\n/m],
]

/** Makes a folder that is gone when `remove` is called. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'sanctuary-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Starts the real service as a process on a free port of 127.0.0.1 and waits until it says where to look. */
export async function startProcess(
  environment: Record<string, string> = {},
  command: string = COMMAND,
): Promise<ServerProcess> {
  const folder = temporaryFolder()
  const dataDir = environment['DATA_DIR'] ?? folder.path
  // A file and not a pipe: a reader at the other end would share the processor with what is measured.
  const outputFile = join(folder.path, 'output.log')
  const log = openSync(outputFile, 'a')
  const child = spawn(process.execPath, [command, 'serve'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', THREADS: '2', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let last = ''
  const output = () => (existsSync(outputFile) ? (last = endOf(outputFile)) : last)
  const lastLine = LAST_LINES.find(([setting]) => setting in environment)?.[1] ?? DOCS_LINE
  const url = await startedUrl(child, output, lastLine).catch((error: unknown) => {
    child.kill('SIGKILL')
    folder.remove()
    throw error
  })
  return {
    url,
    process: child,
    dataDir,
    output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit')
        child.kill(signal)
        await exit
      }
      output()
      folder.remove()
      return child.exitCode
    },
  }
}

/** The last 64 MB of a file at most: what a service logs in a benchmark is longer than a string can be. */
function endOf(file: string): string {
  const { size } = statSync(file)
  const begin = Math.max(0, size - 2 ** 26)
  const bytes = Buffer.alloc(size - begin)
  const opened = openSync(file, 'r')
  const count = readSync(opened, bytes, 0, bytes.length, begin)
  closeSync(opened)
  return bytes.toString('utf8', 0, count)
}

async function startedUrl(child: ChildProcess, output: () => string, lastLine: RegExp): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const found = /listening on port (\d+)/.exec(output())
    // One that answers nobody has no port.
    if (/for other machines$/m.test(output())) return ''
    if (found && lastLine.test(output())) return `http://127.0.0.1:${found[1]}`
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}: ${output()}`)
    }
    await wait(POLL_MS)
  }
  throw new Error(`the server did not start: ${output()}`)
}

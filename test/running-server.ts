import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../bin/sanctuary.js', import.meta.url))
const START_MS = 30_000

export type ServerProcess = {
  url: string
  process: ChildProcess
  dataDir: string
  /** All that it has printed so far. */
  output(): string
  /** Ends it as an operator would, waits, and removes its data. Returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Makes a folder that is gone when `remove` is called. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'sanctuary-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Starts the real service as a process on a free port of 127.0.0.1 and waits until it says where to look. */
export async function startProcess(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const folder = temporaryFolder()
  const dataDir = environment['DATA_DIR'] ?? folder.path
  const child = spawn(process.execPath, [COMMAND, 'serve'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', THREADS: '2', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${output}`)), START_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /listening on port (\d+)/.exec(output)
      if (!found) return
      clearTimeout(timer)
      resolve(`http://127.0.0.1:${found[1]}`)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${output}`)))
  }).catch(error => {
    child.kill('SIGKILL')
    folder.remove()
    throw error
  })
  return {
    url,
    process: child,
    dataDir,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit')
        child.kill(signal)
        await exit
      }
      folder.remove()
      return child.exitCode
    },
  }
}

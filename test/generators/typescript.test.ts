// Generators of TypeScript clients that know nothing of this project: what they make of the live description compiles
// under strict rules, and the ten first calls through it see what calls without it do.
import assert from 'node:assert/strict'
import { copyFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type DescribedService, firstCalls, PROGRAMS, startDescribed } from './first-calls.ts'
import { inPackage, run } from './tools.ts'

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))
let service: DescribedService

before(async () => {
  service = await startDescribed()
  const { folder, description } = service
  const files = {
    'package.json': { type: 'module' },
    'openapi-ts.config.json': { input: description, output: { path: 'hey-api', module: { extension: '.js' } } },
    'orval.config.json': {
      fetch: {
        input: description,
        output: { target: 'orval-fetch.ts', client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } },
      },
      zod: { input: description, output: { target: 'orval-zod.ts', client: 'zod' } },
    },
    'tsconfig.json': {
      compilerOptions: {
        target: 'es2023',
        module: 'nodenext',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['node'],
        strict: true,
        skipLibCheck: true,
        outDir: 'made',
      },
      include: ['*.ts', 'hey-api'],
    },
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content))
  for (const name of readdirSync(PROGRAMS)) if (name.endsWith('.ts')) copyFileSync(PROGRAMS + name, join(folder, name))
  symlinkSync(MODULES, join(folder, 'node_modules'))
})
after(() => service.stop())

test('openapi-typescript, hey-api and orval generate clients from /openapi.json, and each compiles under strict rules', () => {
  runTool('openapi-typescript', 'bin/cli.js', service.description, '--output', 'openapi-typescript.ts')
  runTool('@hey-api/openapi-ts', 'bin/run.js', '--file', 'openapi-ts.config.json')
  runTool('orval', 'dist/bin/orval.mjs', '--config', 'orval.config.json')
  runTool('typescript', 'bin/tsc', '--project', '.')
})

for (const client of ['openapi-fetch', 'hey-api', 'orval-fetch', 'orval-zod']) {
  test(`the ten first calls through ${client} see what the service returns`, async () => {
    const seen = JSON.parse(runNode(join('made', `run-${client}.js`), service.url))
    assert.deepEqual(seen, await firstCalls(service.url))
  })
}

/** Runs a program of a package that the client's development brings along. */
function runTool(name: string, program: string, ...parameters: string[]): void {
  runNode(inPackage(name, program), ...parameters)
}

function runNode(...parameters: string[]): string {
  return run(service.folder, process.execPath, ...parameters)
}

// What comes along: no package runs code when it is installed, and every licence of what a server installs is listed.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

type Package = {
  name?: string
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
  resolved?: string
  integrity?: string
  link?: boolean
} // prettier-ignore

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> } // npm's own
/** What comes from elsewhere: the project itself and its client lie in no node_modules, but for a link. */
const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
const installed = packages.filter(([, { dev, devOptional }]) => !dev && !devOptional)

/** Those that let everybody use and pass on what is under them, with the notice kept. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '(MIT OR Apache-2.0)',
  '0BSD',
  'CC0-1.0',
]) // prettier-ignore

/** A package at the end of an import that is left when types are stripped, or within one at run time. */
const IMPORTED =
  /^(?:import (?!type )[^'\n]*?(?:from )?|\} from |export [^'\n]* from |.*\bawait import\()'((?!node:)[@\w][^':$]*)'/gm

test('no package that a server installs has an install script, and none of any package is run', () => {
  assert.ok(installed.length > 30)
  assert.deepEqual(
    installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path),
    [],
  )
  assert.match(readFileSync('.npmrc', 'utf8'), /^ignore-scripts=true$/m)
})

test('what may be installed beside them for jobs over Redis has no install script either', () => {
  const beside = ['bullmq', 'cron-parser', 'luxon', 'msgpackr', 'msgpackr-extract', 'node-abort-controller']
  for (const name of beside) {
    const found = lock.packages[`node_modules/${name}`]
    assert.deepEqual([found?.dev, found?.hasInstallScript], [true, undefined], `${name}: of developers, without script`)
  }
  const { peerDependencies, peerDependenciesMeta, devDependencies, dependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  assert.ok(peerDependenciesMeta.bullmq.optional && !('bullmq' in dependencies))
  assert.equal(peerDependencies.bullmq, `^${devDependencies.bullmq}`)
  // In place of the native part, which compiles: https://github.com/kriszyp/msgpackr-extract
  assert.equal(lock.packages['node_modules/msgpackr-extract']?.name, 'node-abort-controller')
})

test('what the program imports is what a server installs', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const imported = globSync('{src,bin}/**/*.{ts,js}')
    .filter(path => !path.endsWith('.test.ts'))
    .flatMap(path => [...readFileSync(path, 'utf8').matchAll(IMPORTED)])
    .map(([, specifier = '']) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  assert.ok(imported.includes('zod'))
  assert.deepEqual(
    imported.filter(name => !(name in dependencies) && !(name in peerDependencies)),
    [],
  )
})

test('every package is of a registry, with the hash of what was looked at', () => {
  for (const [path, { resolved, integrity }] of packages) {
    assert.match(integrity ?? '', /^sha512-/, path)
    assert.ok(resolved === undefined || resolved.startsWith('https://'), path)
  }
})

test('docs/licences.md lists each package that a server installs with its licence, and each may be passed on', () => {
  const rows = installed.map(
    ([path, { license = 'none' }]) => [path.replace(/^.*node_modules\//, ''), license] as const,
  )
  for (const [name, license] of rows) assert.ok(ALLOWED.has(license), `${name} is under ${license}`)
  const wanted = [...new Set(rows.map(([name, license]) => `| ${name} | ${license} |`))].sort()
  const listed = readFileSync('docs/licences.md', 'utf8').match(/^\| (?!package|---).*$/gm) ?? []
  assert.deepEqual(listed, wanted)
})

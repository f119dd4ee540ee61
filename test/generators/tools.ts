// The generators are packages that the client's development brings along.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CLIENT = fileURLToPath(new URL('../../client/package.json', import.meta.url))

/** Where a file of a package lies. */
export function inPackage(name: string, file: string): string {
  const paths = createRequire(CLIENT).resolve.paths(name) ?? []
  const found = paths.map(path => join(path, name, file)).find(path => existsSync(path))
  assert.ok(found, `no ${file} of ${name}`)
  return found
}

/** Runs a program in a folder and returns what it prints; throws what it says when it fails. */
export function run(folder: string, program: string, ...parameters: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  assert.equal(status, 0, `${program}: ${error?.message ?? stdout + stderr}`)
  return stdout
}

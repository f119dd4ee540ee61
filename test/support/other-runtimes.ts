import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the packages `deno` and `bun` lay their programs, by platform; no script of theirs is run for it. */
const PROGRAMS: Record<string, { deno: string; bun: string }> = {
  'linux-x64': { deno: '@deno/linux-x64-glibc/deno', bun: '@oven/bun-linux-x64/bin/bun' },
  'linux-arm64': { deno: '@deno/linux-arm64-glibc/deno', bun: '@oven/bun-linux-aarch64/bin/bun' },
  'darwin-x64': { deno: '@deno/darwin-x64/deno', bun: '@oven/bun-darwin-x64/bin/bun' },
  'darwin-arm64': { deno: '@deno/darwin-arm64/deno', bun: '@oven/bun-darwin-aarch64/bin/bun' },
}

/** The program of another JavaScript runtime; undefined where there is none for this machine. */
export function otherRuntime(name: 'deno' | 'bun'): string | undefined {
  const program = PROGRAMS[`${process.platform}-${process.arch}`]?.[name]
  if (program === undefined) return undefined
  const file = fileURLToPath(new URL(`../../node_modules/${program}`, import.meta.url))
  return existsSync(file) ? file : undefined
}

// The services of deploy/compose.yml, and how a test starts one of them as a process with the settings that stand there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse as parseYaml } from 'yaml'

export type ComposeService = {
  image?: string
  command?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  read_only?: boolean
  user?: string
  restart?: string
  build?: unknown
  volumes?: string[]
  networks?: unknown
  depends_on?: Record<string, { condition: string }> | string[]
  healthcheck?: { test: string[] }
  deploy?: { replicas: number }
}
export type Compose = Record<'secrets' | 'volumes', Record<string, { file?: string } | null>> & {
  services: Record<string, ComposeService>
}

const FILE = fileURLToPath(new URL('../../deploy/compose.yml', import.meta.url))

export function readCompose(): Compose {
  return parseYaml(readFileSync(FILE, 'utf8'), { merge: true }) as Compose // a test holds what is read of it
}

/**
 * Gives the environment of a service as compose gives it, for a process: what depends on the place is taken from `values`, by the
 * setting's name without `_FILE`, and what compose gives in a file is written to one in `folder`.
 * @throws when a secret has no value there
 */
export function environmentOf(
  { environment = {} }: ComposeService,
  values: Readonly<Record<string, string>>,
  folder: string,
): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, text] of Object.entries(environment)) {
    const setting = name.replace(/_FILE$/, '')
    const value = values[setting]
    if (setting === name) given[name] = value ?? text
    else if (value === undefined) throw new Error(`compose gives ${setting} in a file, and there is no value for it`)
    else given[name] = secretFile(join(folder, setting), value)
  }
  return given
}

function secretFile(file: string, text: string): string {
  mkdirSync(join(file, '..'), { recursive: true })
  // As an editor leaves it.
  writeFileSync(file, `${text}\n`, { mode: 0o600 })
  return file
}

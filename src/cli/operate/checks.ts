import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { shownPlace } from '../../catalogue/open.ts'
import { faultsOf } from '../../catalogue/sqlite/integrity.ts'
import { loadIndex } from '../../index/storage/snapshot-file.ts'
import { fingerprintOf } from '../../index/storage/links-fingerprint.ts'
import { type Config, linksOf } from '../../serve/config.ts'
import { catalogueFile, indexFile, secretFiles, workFile } from '../../serve/settings/places.ts'
import { diskOf, nearestFolder, sizeWords } from './data-folder.ts'

/** `bad`: the service cannot work like this. `doubtful`: it can, and somebody should know. */
export type Finding = { state: 'good' | 'doubtful' | 'bad'; text: string }

export type Check = { name: string; look: (config: Config, fetch: Fetch) => Finding[] | Promise<Finding[]> }
export type Fetch = typeof globalThis.fetch

/** What `sanctuary doctor` looks at once the settings are read, in this order. */
export const CHECKS: readonly Check[] = [
  { name: 'settings', look: checkSettings },
  { name: 'files', look: checkFiles },
  { name: 'space', look: checkSpace },
  { name: 'catalogue', look: checkCatalogue },
  { name: 'work', look: ({ dataDir }) => checkDatabase(workFile(dataDir), WORK) },
  { name: 'index', look: checkIndex },
  { name: 'address', look: checkAddress },
]

const good = (text: string): Finding => ({ state: 'good', text })
const doubtful = (text: string): Finding => ({ state: 'doubtful', text })
const bad = (text: string): Finding => ({ state: 'bad', text })

function checkSettings({ publicUrl, contactUrl }: Config): Finding[] {
  const found: Finding[] = []
  if (publicUrl === null)
    found.push(doubtful('PUBLIC_URL is not set: answers name http://localhost, which nobody else can follow'))
  if (publicUrl?.startsWith('http:')) found.push(doubtful(`PUBLIC_URL "${publicUrl}" is not https: browsers will warn`))
  if (contactUrl === null) found.push(doubtful('CONTACT_URL is not set: people cannot report errors'))
  return found.length > 0 ? found : [good('all can be read')]
}

const OTHERS = 0o077

function checkFiles({ dataDir }: Config): Finding[] {
  const folder = nearestFolder(dataDir)
  const refusal = refusalOf(folder)
  if (refusal !== undefined) {
    return [
      bad(
        `"${folder}" cannot be written to (${refusal}): give it to the user who runs the service, or set DATA_DIR to another`,
      ),
    ]
  }
  if (!existsSync(dataDir)) return [good(`"${dataDir}" does not exist yet and can be made`)]
  const found = secretFiles(dataDir)
    .filter(existsSync)
    .flatMap(file => {
      const why = refusalOf(file)
      if (why !== undefined)
        return [bad(`"${file}" cannot be read and written (${why}): give it to the user who runs the service`)]
      const isOpen = process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0
      return isOpen ? [doubtful(`"${file}" holds keys and is open to others: run chmod 600 on it`)] : []
    })
  return found.length > 0 ? found : [good(`"${dataDir}" can be written to, its keys are closed to others`)]
}

function refusalOf(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

/** A publish writes the new version beside the old, and an index of each. */
const ROOM = 2
const LEAST_FREE = 100e6

function checkSpace({ dataDir }: Config): Finding[] {
  const { usedBytes, freeBytes } = diskOf(dataDir)
  const wanted = Math.max(LEAST_FREE, usedBytes * ROOM)
  const text = `${sizeWords(freeBytes)} free, the data takes ${sizeWords(usedBytes)}`
  if (freeBytes < LEAST_FREE) return [bad(`${text}: free at least ${sizeWords(wanted)}`)]
  return freeBytes < wanted ? [doubtful(`${text}: an import may need ${sizeWords(wanted)}`)] : [good(text)]
}

type Database = { whenMissing: Finding; remedy: string }

const CATALOGUE: Database = {
  whenMissing: doubtful(
    'there is none yet: sanctuary serve begins with the starter catalogue, sanctuary import FILE brings a region',
  ),
  remedy:
    'stop the service, move the file and its -wal and -shm companions away, then copy a backup in its place or import the sources again',
}
const WORK: Database = {
  whenMissing: good('there is none yet: sanctuary serve makes the file'),
  remedy: 'the next start sets it aside and begins a new one; webhook endpoints have to be added again',
}

function checkDatabase(file: string, { whenMissing, remedy }: Database): Finding[] {
  if (!existsSync(file)) return [whenMissing]
  const faults = faultsOf(file)
  if (faults.length === 0) return [good(`"${file}" is whole`)]
  return [bad(`"${file}" is damaged (${faults.join('; ')}): ${remedy}`)]
}

async function checkCatalogue({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  if (databaseUrl === null) return checkDatabase(catalogueFile(dataDir), CATALOGUE)
  const { whyNotUsable } = await import('../../catalogue/postgres/usable.ts')
  const why = await whyNotUsable(databaseUrl)
  return [why === null ? good(`${shownPlace(databaseUrl)} can be used`) : bad(why)]
}

async function checkIndex(config: Config): Promise<Finding[]> {
  const file = indexFile(config.dataDir)
  const loaded = await loadIndex(
    file,
    { linksFingerprint: fingerprintOf(linksOf(config, config.port)) },
    { bodies: 'disk' },
  )
  return ['buffer' in loaded ? good(`"${file}" is whole`) : good(`${loaded.reason}: the next start makes it`)]
}

const PATIENCE_MS = 10_000
const SERVICE = 'sanctuary-directory'

/** Asks the service at its public address, as a stranger would. */
async function checkAddress({ publicUrl }: Config, fetch: Fetch): Promise<Finding[]> {
  if (publicUrl === null) return [doubtful('not looked for: PUBLIC_URL is not set')]
  const url = `${publicUrl}/api/health`
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'follow' })
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok)
      return [bad(`${url} answers ${response.status}: see the log of the service and of the proxy before it`)]
    const { service, docs } = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
    if (service !== SERVICE) return [bad(`${url} is answered by something else: let the address lead to this service`)]
    if (docs !== `${publicUrl}/docs`) {
      return [
        doubtful(
          `the service at ${publicUrl} believes that it is at ${String(docs).replace(/\/docs$/, '')}: start it with the same PUBLIC_URL`,
        ),
      ]
    }
    return [good(`${url} answers`)]
  } catch (error) {
    return [
      bad(
        `${url} cannot be reached (${reasonOf(error)}): start the service, and check name, port, certificate and firewall`,
      ),
    ]
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

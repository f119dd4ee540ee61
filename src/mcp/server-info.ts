import { readFileSync } from 'node:fs'
import type { ServerInfo } from './tools.ts'

const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
const { name, version } = JSON.parse(file)

/** How the server introduces itself. */
export function serverInfo(websiteUrl: string): ServerInfo {
  return { name, version, websiteUrl }
}

import { name, version } from '../version.ts'
import type { ServerInfo } from './tools.ts'

/** How the server introduces itself. */
export function serverInfo(websiteUrl: string): ServerInfo {
  return { name, version, websiteUrl }
}

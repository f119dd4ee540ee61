// Reads OGC API - Features as its requirements are written: bodies and their links.
import assert from 'node:assert/strict'
import { type AnyBody, checkedClient, type Client } from './checked-client.ts'
import { LINKS, testService } from './service.ts'

type Parameter = {
  name?: string
  $ref?: string
  in?: string
  required?: boolean
  style?: string
  explode?: boolean
  schema?: { type?: string; items?: object; oneOf?: object[] }
}
type Link = { href: string; rel: string; type: string }
export type OgcBody = AnyBody & {
  links: Link[]
  conformsTo: string[]
  collections: (OgcBody & { extent: { spatial: { bbox: number[][] } } })[]
  features: { id: string; geometry: { coordinates: number[] } }[]
  numberMatched: number
  numberReturned: number
  timeStamp: string
  openapi: string
  servers: { url: string }[]
  paths: Record<string, { servers?: { url: string }[]; get: { parameters?: Parameter[] } }>
  components: { parameters: Record<string, Parameter> }
}

export type OgcReader = {
  client: Client
  read: (target: string) => Promise<{ status: number; type: string; body: OgcBody }>
}

export async function ogcReader(spots: Parameters<typeof testService>[0]): Promise<OgcReader> {
  const client = checkedClient(await testService(spots))
  return {
    client,
    async read(target) {
      const { status, headers, text } = await client.get(target.replace(LINKS.baseUrl, ''))
      return { status, type: headers.get('content-type') ?? '', body: JSON.parse(text) }
    },
  }
}

export function linkOf({ links }: OgcBody, rel: string): Link {
  return links.find(link => link.rel === rel) ?? assert.fail(`no link to ${rel}`)
}

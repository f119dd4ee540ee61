// Writes src/schema.ts from an OpenAPI description: `npm run client:generate -- FILE|URL`, the service
// on this machine unless said. Bodies and query parameters alone; the headers of
// every response would make the types twenty times as long.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

type Operation = { operationId?: string; parameters?: { in: string }[] }
type Description = { paths: Record<string, Record<string, Operation>>; components: { schemas: object } }

if (import.meta.main) {
  const description = await read(process.argv[2] ?? 'http://localhost:8080/openapi.json')
  writeFileSync(new URL('src/schema.ts', import.meta.url), await generate(description))
}

/** Returns the text of src/schema.ts for a description. */
export async function generate({ paths, components }: Description): Promise<string> {
  const reduced = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: Object.fromEntries(Object.entries(paths).map(([path, methods]) => [path, queriesOf(methods)])),
    components: { schemas: components.schemas },
  }
  const nodes = await openapiTS(reduced as unknown as OpenAPI3)
  return `// Made by generate.ts from the service's description; do not edit. One type an operation: long for that reason alone.\n${astToString(nodes)}`
}

function queriesOf(methods: Record<string, Operation>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, { operationId, parameters = [] }]) => [
        method,
        { operationId, parameters: parameters.filter(({ in: place }) => place === 'query'), responses: {} },
      ]),
  )
}

async function read(from: string): Promise<Description> {
  return from.includes('://')
    ? ((await (await fetch(from)).json()) as Description)
    : JSON.parse(readFileSync(from, 'utf8'))
}

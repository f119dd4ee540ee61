// The agents' endpoint: the same reads as the API's, as tools of the Model Context Protocol.
import { fromJsonSchema, type jsonSchemaValidator, McpServer } from '@modelcontextprotocol/server'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv'
import { z } from 'zod'
import { bytesOf, type HttpResponse } from '../http/response/response.ts'
import type { AnyRoute } from '../http/route.ts'
import { routes } from '../http/routes.ts'

/** Answers a public GET path as the API does. */
export type Read = (target: string) => Promise<HttpResponse>

/** A tool is a route under another name, with the route's schemas. */
type Tool = {
  name: string
  title: string
  path: string
  /** Fields that the POST of the same path takes as lists: they go into the query as JSON. */
  lists?: readonly string[]
}

const TOOLS: readonly Tool[] = [
  { name: 'ask', title: 'Ask about quiet nature places', path: '/api/ask', lists: ['prev'] },
  { name: 'search_spots', title: 'Search quiet nature places', path: '/api/search' },
  { name: 'list_spots', title: 'List quiet nature places', path: '/api/spots' },
  { name: 'list_facets', title: 'Count spots by tag, activity, country and more', path: '/api/facets' },
  { name: 'get_spot', title: 'Get one quiet nature place', path: '/api/spots/{id}' },
  { name: 'rate_silence', title: 'Rate the silence of a point', path: '/api/silence' },
]

const INSTRUCTIONS =
  'A directory of quiet nature places with silence ratings from 1 (noisy) to 5 (pristine). Begin with ask for a question in plain English, German, French, Spanish or Italian; use list_spots to filter, search_spots for words, list_facets for the values that filters take, get_spot for one place, rate_silence for any point of an imported region. Everything is read-only. What is not known is left out or null: it is not "no".'

export type ServerInfo = { name: string; version: string; websiteUrl: string }

/** Makes a server whose tools read through `read`; cheap, one per request. */
export function createToolServer(info: ServerInfo, read: Read): McpServer {
  const server = new McpServer({ ...info, title: 'Sanctuary Directory' }, { instructions: INSTRUCTIONS })
  for (const { tool, route, input, output } of described) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: route.description,
        inputSchema: input,
        outputSchema: output,
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      },
      async parameters => resultOf(await read(targetOf(tool, parameters))),
    )
  }
  return server
}

const compiler = new AjvJsonSchemaValidator()

/** Compiles a schema when a call is first checked against it: a thread's start would wait 0.15 s for all of them. */
const whenNeeded: jsonSchemaValidator = {
  getValidator<T>(schema: Parameters) {
    let check: ReturnType<typeof compiler.getValidator<T>> | undefined
    return (input: unknown) => (check ??= compiler.getValidator<T>(schema))(input)
  },
}

const DEGREES = {
  latitude: { type: 'number', minimum: -90, maximum: 90 },
  longitude: { type: 'number', minimum: -180, maximum: 180 },
} as const

/** Parameters that the route reads from one text, as objects: their members in the order of that text. */
const TYPED: ReadonlyMap<string, Parameters> = new Map([
  ['near', objectOf({ latitude: DEGREES.latitude, longitude: DEGREES.longitude })],
  [
    'bbox',
    objectOf({ west: DEGREES.longitude, south: DEGREES.latitude, east: DEGREES.longitude, north: DEGREES.latitude }),
  ],
  ['country', { type: 'string', pattern: '^[A-Za-z]{2}$', examples: ['SE'] }],
])

function objectOf(properties: Parameters): Parameters {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

const described = TOOLS.map(tool => {
  const route = routeAt(tool.path)
  return {
    tool,
    route,
    input: fromJsonSchema<Parameters>(inputSchema(route, tool), whenNeeded),
    output: fromJsonSchema(outputSchema(route), whenNeeded),
  }
})

type Parameters = Readonly<Record<string, unknown>>
type JsonSchema = Parameters & { type: 'object' }

function routeAt(path: string, by: AnyRoute['method'] = 'GET'): AnyRoute {
  const route = routes.find(({ method, paths }) => method === by && path in paths)
  if (!route) throw new Error(`a tool reads ${path}, which is no route`)
  return route
}

/** Takes numbers as numbers, although the route reads text; a parameter with a default is optional. */
function inputSchema({ path, query }: AnyRoute, tool: Tool): JsonSchema {
  const shape = z.object({ ...path.shape, ...query.shape })
  const { properties } = z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' })
  const { required } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  return {
    type: 'object',
    properties: { ...properties, ...typed(properties ?? {}), ...listsOf(tool) },
    ...(required && { required }),
    additionalProperties: false,
  }
}

/** Gives the parameters of a tool their types; as a text, as the API writes them, they are read too. */
function typed(properties: Readonly<Record<string, unknown>>): Parameters {
  return Object.fromEntries(
    Array.from(TYPED).flatMap(([name, schema]) => {
      const described = properties[name]
      if (typeof described !== 'object' || described === null) return []
      const { description } = described as { description?: string }
      const isObject = schema['type'] === 'object'
      return [[name, { description, ...(isObject ? { anyOf: [schema, { type: 'string' }] } : schema) }]]
    }),
  )
}

/** Lists as the body of the POST describes them. */
function listsOf({ path, lists = [] }: Tool): Parameters {
  if (lists.length === 0) return {}
  const { documentedBody: body } = routeAt(path, 'POST')
  if (!(body instanceof z.ZodObject)) throw new Error(`a tool takes ${lists.join()} of ${path}, which has no such body`)
  const fields = Object.entries(body.shape).filter(([name]) => lists.includes(name))
  return z.toJSONSchema(z.object(Object.fromEntries(fields)), { io: 'input' }).properties ?? {}
}

function outputSchema({ responses }: AnyRoute): JsonSchema {
  const schema = responses[200]?.content['application/json']
  if (!schema) throw new Error('a tool reads a route that sends no JSON')
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return { ...json, type: 'object' }
}

/** Puts the parameters of a tool into the path and query of its route. */
function targetOf({ path, lists = [] }: Tool, parameters: Parameters): string {
  const rest = { ...parameters }
  for (const name of lists) if (name in rest) rest[name] = JSON.stringify(rest[name])
  for (const name of TYPED.keys()) if (name in rest) rest[name] = membersOf(name, rest[name])
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = textOf(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, textOf(value)]))
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`
}

/** "42.56,1.52" of a point, "1.4,42.4,1.8,42.7" of a box. */
function membersOf(name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const members = Object.keys(TYPED.get(name)?.['properties'] ?? {})
  return members.map(member => (value as Parameters)[member])
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

/** The body as data and, for clients that read text alone, as the same JSON in text. A refusal is reported in band. */
function resultOf(response: HttpResponse) {
  const text = Buffer.from(bytesOf(response)).toString()
  const content = [{ type: 'text' as const, text }]
  if (response.status >= 400) return { isError: true, content }
  return { content, structuredContent: JSON.parse(text) }
}

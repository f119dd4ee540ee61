import { z } from 'zod'
import type { Links } from '../../spots/links.ts'
import { isOfApi } from '../exchange.ts'
import type { AnyRoute, ResponseFact } from '../route.ts'
import { refusalsOf } from './error-responses.ts'
import type { Examples } from './examples.ts'
import { CACHING_HEADERS, headerObject, headerRefs } from './headers.ts'
import { type JsonSchema, parameterSchema, schemaOf, wholeSchema } from './json-schema.ts'

export type OperationContext = { path: string; operationId: string; links: Links; examples: Examples }

/** Describes what a route does at one of its paths. */
export function operationOf(route: AnyRoute, { path, operationId, links, examples }: OperationContext) {
  const body = route.documentedBody ?? route.body
  const isCounted = isOfApi(path)
  const isCached = route.reads !== 'none'
  const parameters = parametersOf(route)
  return {
    operationId,
    tags: [route.group],
    summary: route.summary,
    description: route.description,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body, 'input'), ...exampleOf(route.example?.body) } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, fact]) => [
          status,
          responseOf(fact, { isCounted, isCached, example: examples[operationId]?.[Number(status)] }),
        ]),
      ),
      ...refusalsOf(route, { isCounted, links }),
    },
  }
}

function parametersOf(route: AnyRoute) {
  return [
    ...parametersIn('path', route.path),
    ...parametersIn('query', route.query, route.example?.query),
    ...Object.entries(route.headers ?? {}).map(([name, { description, schema }]) => ({
      name,
      in: 'header',
      description,
      schema: schemaOf(schema),
    })),
  ]
}

function parametersIn(place: 'path' | 'query', shape: z.ZodObject, example: Record<string, string> = {}) {
  const input = z.toJSONSchema(shape, { io: 'input' })
  return Object.entries(shape.shape).map(([name, field]) => {
    const { description, ...schema }: JsonSchema = parameterSchema(field as z.ZodType)
    return {
      name,
      in: place,
      required: place === 'path' || (input.required ?? []).includes(name),
      ...(description !== undefined && { description }),
      schema,
      ...exampleOf(typed(example[name], schema['type'])),
    }
  })
}

/** Examples are written as they stand in a URL; in the description they have the parameter's type. */
function typed(text: string | undefined, type: unknown): unknown {
  if (text === undefined || type === 'string') return text
  return type === 'boolean' ? text === 'true' : Number(text)
}

function exampleOf(example: unknown) {
  return example === undefined ? {} : { example }
}

type ResponseContext = { isCounted: boolean; isCached: boolean; example: unknown }

function responseOf(fact: ResponseFact, { isCounted, isCached, example }: ResponseContext) {
  const { description, content, headers = {}, alternatives = {} } = fact
  const types = Object.entries(content)
  const others = Object.entries(alternatives).map(([when, schema]) => ({ when, schema: wholeSchema(schema) }))
  return {
    description,
    headers: {
      ...headerRefs(isCounted, isCached ? CACHING_HEADERS : ['Cache-Control']),
      ...Object.fromEntries(Object.entries(headers).map(([name, fact]) => [name, headerObject(fact)])),
    },
    ...(types.length > 0 && {
      content: Object.fromEntries(
        types.map(([type, schema]) => [
          type,
          { schema: schema ? schemaOf(schema) : unspecified(type), ...exampleOf(example) },
        ]),
      ),
    }),
    ...(others.length > 0 && { 'x-alternatives': others }),
  }
}

function unspecified(type: string): JsonSchema {
  return type.startsWith('image/') ? { type: 'string', format: 'binary' } : { type: 'string' }
}

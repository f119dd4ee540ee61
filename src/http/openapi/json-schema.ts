// Schemas as OpenAPI shows them: named ones by reference, and nothing that generators of other languages trip over.
import { z } from 'zod'
import {
  AppliedText,
  Correction,
  NamedSpot,
  Source,
  Understood,
  UnderstoodNear,
  UnderstoodPlace,
} from '../../ask/question.ts'
import { Spot } from '../../spots/spot.ts'
import * as asks from '../schemas/ask.ts'
import * as schemas from '../schemas/schemas.ts'
import * as ogc from '../schemas/ogc.ts'
import * as rpc from '../schemas/rpc.ts'
import * as features from '../schemas/features.ts'
import * as rows from '../schemas/rows.ts'
import * as grid from '../schemas/grid.ts'
import * as quietest from '../schemas/quietest.ts'
import * as silenceSchemas from '../schemas/silence.ts'
import * as webhooks from '../schemas/webhooks.ts'

export type JsonSchema = Record<string, unknown>

const COMPONENTS = {
  Spot,
  Source,
  Understood,
  NamedSpot,
  AppliedText,
  Correction,
  UnderstoodNear,
  UnderstoodPlace,
  ...schemas,
  ...asks,
  ...features,
  ...rows,
  ...silenceSchemas,
  ...grid,
  ...quietest,
  ...webhooks,
  ...rpc,
  ...ogc,
}

/** The component name of a schema, where it has one. */
const names: ReadonlyMap<z.ZodType, string | undefined> = new Map(
  Object.values(COMPONENTS).map(component => [component, component.meta()?.id]),
)

/** Every named schema of the API, as JSON Schema. */
export function componentSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const component of Object.values(COMPONENTS)) registry.add(component, { id: component.meta()?.id ?? '' })
  const { schemas } = z.toJSONSchema(registry, { uri: id => `${REF}${id}`, io: 'input' })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, portable(schema)]))
}

const REF = '#/components/schemas/'

/** Returns the named schemas that a document refers to, and those that they refer to. */
export function usedSchemas(document: unknown): Record<string, JsonSchema> {
  const all = componentSchemas()
  const used = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) {
      const name =
        key === '$ref' && typeof member === 'string' && member.startsWith(REF) ? member.slice(REF.length) : ''
      if (name === '' || used.has(name)) look(member)
      else {
        used.add(name)
        look(all[name])
      }
    }
  }
  look(document)
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)))
}

/** A schema as JSON Schema: a reference where it has a name. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const name = names.get(schema)
  return name === undefined ? portable(z.toJSONSchema(schema, { io })) : { $ref: `${REF}${name}` }
}

/** A schema as JSON Schema, with all that it refers to in its place. */
export function wholeSchema(schema: z.ZodType): JsonSchema {
  const { $defs = {}, $ref: _, ...whole } = z.toJSONSchema(schema, { io: 'output' })
  const own = Object.keys(whole).some(key => key === 'type' || key === 'properties')
  return portable(inlined(own ? whole : ($defs[names.get(schema) ?? ''] ?? {}), $defs) as object) // an object stays one
}

function inlined(value: unknown, definitions: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map(one => inlined(one, definitions))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest }: JsonSchema = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, inlined(member, definitions)]),
  )
  const target = typeof $ref === 'string' ? definitions[$ref.replace('#/$defs/', '')] : undefined
  return { ...(inlined(target, definitions) as object | undefined), ...rest } // a definition is an object
}

/** Describes a parameter by what it is read as, or, where that is a structure, by its text. */
export function parameterSchema(field: z.ZodType): JsonSchema {
  const output = portable(z.toJSONSchema(field, { io: 'output', unrepresentable: 'any' }))
  return output['type'] === undefined && output['enum'] === undefined
    ? portable(z.toJSONSchema(field, { io: 'input' }))
    : output
}

/** What only a schema that stands alone has. */
const ALONE = new Set(['$schema', '$id', 'id'])

function portable(schema: object): JsonSchema {
  const plain = Object.entries(schema).filter(([key]) => !ALONE.has(key))
  return portableValue(Object.fromEntries(plain)) as JsonSchema // an object stays one
}

function portableValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(portableValue)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, member]) => [key, portableValue(member)] as const)
  const kept = entries.filter(([key, member]) => !isNoise(key, member, value))
  return simplified(Object.fromEntries(kept.map(([key, member]) => [key, isAnyMember(key, member) || member])))
}

/** Leaves out the bounds that every integer has, and a pattern beside a format, which says it already. */
function isNoise(key: string, member: unknown, schema: object): boolean {
  if (key === 'minimum' || key === 'maximum') return Math.abs(Number(member)) === Number.MAX_SAFE_INTEGER
  return (key === 'pattern' && 'format' in schema) || (isAnyMember(key, member) && 'properties' in schema)
}

/** A map of any values has to say so (`true`): an object without a word on its members is one without any in TypeScript. */
function isAnyMember(key: string, member: unknown): boolean {
  const isEmpty = typeof member === 'object' && member !== null && Object.keys(member).length === 0
  return key === 'additionalProperties' && isEmpty
}

/** Writes `anyOf [string, null]` as the one type `[string, null]`. */
function simplified(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [one, none]: [JsonSchema, JsonSchema] = [anyOf[0], anyOf[1]]
  if (none['type'] !== 'null' || typeof one['type'] !== 'string') return schema
  const values = Array.isArray(one['enum']) ? { enum: [...one['enum'], null] } : {}
  return { ...one, ...values, type: [one['type'], 'null'], ...rest }
}

import { html, type Content, type Html } from '../../html.ts'
import { inline } from '../markdown.ts'

/** The parts of Zod's JSON Schemas (draft 2020-12) that this page reads. */
export type JsonSchema = {
  $ref?: string
  anyOf?: JsonSchema[]
  enum?: (string | null)[]
  const?: unknown
  type?: string | string[]
  format?: string
  description?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  default?: unknown
}

/** Relative, so that it holds under any path of PUBLIC_URL. */
const OBJECTS_FROM_HERE = '../../docs/objects'
const REF = '#/components/schemas/'
const FORMATS: Record<string, string> = { uri: 'URL', 'date-time': 'time (RFC 3339)' }

/** Says in words what a schema takes, with links to named schemas of the page. */
export function typeInWords(schema: JsonSchema): Content {
  const { $ref, anyOf, enum: values, const: constant, type, format = '', items, properties } = schema
  // Before its types: an enumeration names null where it takes that.
  if (values) return values.map((value, i) => [i > 0 && ' or ', value === null ? 'null' : html`<code>${value}</code>`])
  if (Array.isArray(type)) return type.map((one, i) => [i > 0 && ' or ', typeInWords({ ...schema, type: one })])
  if ($ref !== undefined) return referenceTo($ref.replace(REF, ''))
  if (anyOf) return anyOf.map((one, i) => [i > 0 && ' or ', typeInWords(one)])
  if (constant !== undefined) return html`<code>${JSON.stringify(constant)}</code>`
  if (type === 'array') return ['list of ', typeInWords(items ?? {}), limits(schema)]
  if (type === 'object' && properties && Object.keys(properties).length > 0)
    return ['object ', html`<code>{ ${Object.keys(properties).join(', ')} }</code>`]
  return type === undefined ? 'any value' : [FORMATS[format] ?? type, limits(schema)]
}

function referenceTo(name: string): Html {
  // From any page of the reference.
  return html`<a href="${OBJECTS_FROM_HERE}#${name}">${name}</a>`
}

function limits({ minimum, maximum, minLength, maxLength, maxItems, default: fallback }: JsonSchema): string {
  const parts = [
    range(minimum, maximum),
    maxLength !== undefined && `${range(minLength, maxLength)} characters`,
    maxItems !== undefined && `at most ${maxItems}`,
    fallback !== undefined && `${JSON.stringify(fallback)} unless given`,
  ]
  const said = parts.filter(Boolean)
  return said.length === 0 ? '' : `, ${said.join(', ')}`
}

function range(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`
  if (least !== undefined) return `at least ${least}`
  return most === undefined ? '' : `at most ${most}`
}

/**
 * Lists the fields of an object schema as table rows, those of nested objects by dotted names. A field is always there only
 * when the object that holds it is.
 */
export function fieldRows({ properties = {}, required = [] }: JsonSchema, within: Within = TOP): Html[] {
  const { prefix, isAlways } = within
  return Object.entries(properties).flatMap(([name, field]) => {
    const nested = nestedIn(field)
    const isList = field.type === 'array'
    const isRequired = required.includes(name)
    const always = isRequired ? (isAlways ? 'yes' : html`where <code>${prefix.slice(0, -1)}</code> is`) : 'no'
    const type = nested ? (isList ? 'list of objects' : 'object') : typeInWords(field)
    return [
      html`<tr><td><code>${prefix}${name}</code></td><td>${type}</td><td>${always}</td><td>${field.description !== undefined && inline(field.description)}</td></tr>
`,
      ...(nested
        ? fieldRows(nested, {
            prefix: `${prefix}${name}${isList ? '[]' : ''}.`,
            isAlways: isAlways && isRequired && !isList,
          })
        : []),
    ]
  })
}

type Within = { prefix: string; isAlways: boolean }
const TOP: Within = { prefix: '', isAlways: true }

/** The object schema inside of a field: its own, or that of a list's members. */
function nestedIn(schema: JsonSchema): JsonSchema | undefined {
  const { type, properties, items } = schema
  if (type === 'object' && properties && Object.keys(properties).length > 0) return schema
  return type === 'array' && items?.properties ? items : undefined
}

import type { z } from 'zod'
import { type ErrorCode, ERRORS } from '../../../http/error-codes.ts'
import type { Examples } from '../../../http/openapi/examples.ts'
import { parameterSchema, schemaOf } from '../../../http/openapi/json-schema.ts'
import type { AnyRoute } from '../../../http/route.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import { html, type Html } from '../../html.ts'
import { code } from '../curl.ts'
import type { DocsFacts } from '../facts.ts'
import { inline } from '../markdown.ts'
import { requestExamples } from './request-examples.ts'
import { type JsonSchema, typeInWords } from './schema-words.ts'
import { table } from './table.ts'
import { tryIt } from './try-it.ts'

/** Writes a route: parameters, answers with what they look like, errors, and examples. */
export function operation(route: AnyRoute, facts: DocsFacts, bodies: Examples): Html {
  const [[path, id] = ['', ''], ...aliases] = Object.entries(route.paths)
  const parameters = parametersOf(route)
  const body = route.documentedBody ?? route.body
  return html`<article class="operation" id="operation-${id}">
<h2><span class="method">${route.method}</span> <code>${path}</code></h2>
<p>${inline(`${route.summary}. ${route.description}`)}</p>
${aliases.map(([alias, aliasId]) => html`<p class="quiet" id="operation-${aliasId}">Also as <code>${alias}</code>, with the same parameters and answers.</p>`)}
${parameters.length > 0 && table({ label: `Parameters of ${route.method} ${path}`, heads: ['Parameter', 'In', 'Takes', 'Meaning'], rows: parameters })}
${body && html`<p>Body, as <code>application/json</code>: ${typeInWords(jsonSchema(body, 'input'))}.</p>`}
${answers(route, path)}
${answered(bodies[id])}
<p class="quiet">Errors: ${route.errors.map((code, i) => [i > 0 && ', ', errorLink(code, facts)])}.</p>
${example(route, { path, id }, facts)}
${tryIt(route, path, facts)}
</article>
`
}

function parametersOf({ path, query, headers = {} }: AnyRoute): Html[] {
  const rows = (['path', 'query'] as const).flatMap(place => {
    const shape = place === 'path' ? path : query
    const { required = [] } = jsonSchema(shape, 'input')
    return Object.entries(shape.shape).map(([name, field]) => {
      const { description, ...schema }: JsonSchema = parameterSchema(field as z.ZodType)
      const isRequired = place === 'path' || required.includes(name)
      return html`<tr><td><code>${name}</code>${isRequired && ' (required)'}</td><td>${place}</td><td>${typeInWords(schema)}</td><td>${description !== undefined && inline(description)}</td></tr>
`
    })
  })
  return [
    ...rows,
    ...Object.entries(headers).map(
      ([name, { description, schema }]) =>
        html`<tr><td><code>${name}</code></td><td>header</td><td>${typeInWords(jsonSchema(schema))}</td><td>${description !== undefined && inline(description)}</td></tr>
`,
    ),
  ]
}

function answers({ method, responses, alsoSends = [] }: AnyRoute, path: string): Html {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const forms = Object.entries(content).map(
      ([type, schema], i) =>
        html`${i > 0 && html`<br>`}<code>${type}</code>${schema && html`: ${typeInWords(jsonSchema(schema))}`}`,
    )
    const others = status === '200' ? alsoSends.map(type => html`<br>by <code>Accept</code>: <code>${type}</code>`) : []
    return html`<tr><td>${status}</td><td>${inline(description)}</td><td>${forms}${others}</td></tr>
`
  })
  return table({ label: `Answers of ${method} ${path}`, heads: ['Status', 'Answer', 'Form'], rows })
}

/** Longer ones would bury the rest of the page. */
const MOST_LINES = 60

/** What the operation answers over the sandbox, the same on every machine. */
function answered(body: Examples[string] | undefined): Html | null {
  if (body === undefined) return null
  return html`${Object.entries(body).map(([status, value]) => {
    const lines = (typeof value === 'string' ? value : JSON.stringify(value, null, 2)).split('\n')
    const isCut = lines.length > MOST_LINES
    const shown = isCut ? [...lines.slice(0, MOST_LINES), '…'] : lines
    return html`<details class="answer"><summary>What ${status} looks like${isCut && `, the first ${MOST_LINES} of ${lines.length} lines`}</summary>
${code(shown.join('\n'))}</details>
`
  })}`
}

function errorLink(code: ErrorCode, { to }: DocsFacts): Html {
  return html`<a href="${to('/docs/errors')}#${code}">${code}</a> (${ERRORS[code].status})`
}

type ExampleQuery = (point: Coordinates) => Record<string, string | number>

/** Where an operation takes a point, one that a region covers here. */
const COVERED: ReadonlyMap<string, ExampleQuery> = new Map<string, ExampleQuery>([
  ['/api/silence', ({ latitude, longitude }) => ({ latitude, longitude })],
  ['/api/silence/quietest', ({ latitude, longitude }) => ({ near: `${latitude},${longitude}` })],
  ['/api/silence/grid', boxAround],
  ['/api/silence/grid.geojson', boxAround],
  ['/api/silence/grid.tif', boxAround],
])

function boxAround({ latitude, longitude }: Coordinates): { bbox: string } {
  const corners = [longitude - 0.02, latitude - 0.02, longitude + 0.02, latitude + 0.02]
  return { bbox: corners.map(degrees => Number(degrees.toFixed(3))).join() }
}

/** A job exists only once somebody has asked for it: its example stands in the guide. */
const WITHOUT_EXAMPLE = '/api/jobs/{id}'

function example(
  { method, example = {}, responses }: AnyRoute,
  { path, id }: { path: string; id: string },
  facts: DocsFacts,
): Html {
  if (path === WITHOUT_EXAMPLE) return html`<p>See <a href="../guides/jobs">the guide to jobs</a> for an example.</p>`
  const { baseUrl, apiPathOfSpot, coveredPoint, spot } = facts
  const covered = COVERED.get(path)
  const given = Object.entries({ ...example.query, ...(coveredPoint && covered?.(coveredPoint)) })
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  const url = `${baseUrl}${path.replace('/api/spots/{id}', apiPathOfSpot).replace('{collectionId}', 'spots').replace('{featureId}', spot.id)}${query === '' ? '' : `?${query}`}`
  const isPicture = Object.keys(responses[200]?.content ?? {}).some(type => type.startsWith('image/'))
  const isStream = example.query?.['stream'] === 'true'
  return html`${covered && coveredPoint === null && html`<p>No region with a noise map has been imported here yet, so every point is <code>not_covered</code>.</p>`}
${requestExamples(
  {
    method,
    url,
    baseUrl,
    answers: isStream ? 'stream' : isPicture ? 'bytes' : 'text',
    ...(example.body !== undefined && { body: example.body }),
    ...(isStream && { options: '-N' }),
    ...(isPicture && { options: `-o ${path.slice(path.lastIndexOf('/') + 1)}` }),
  },
  id,
)}`
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  return schemaOf(schema, io)
}

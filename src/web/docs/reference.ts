import type { z } from 'zod'
import { type ErrorCode, ERRORS } from '../../http/error-codes.ts'
import { componentSchemas, parameterSchema, schemaOf } from '../../http/openapi/json-schema.ts'
import { GROUPS } from '../../http/openapi/openapi.ts'
import { OTHER_PATHS } from '../../http/openapi/other-paths.ts'
import type { AnyRoute, RouteGroup } from '../../http/route.ts'
import { routes } from '../../http/routes.ts'
import { html, type Html } from '../html.ts'
import { curl } from './curl.ts'
import type { DocsFacts } from './facts.ts'
import { tryIt } from './try-it.ts'
import { fieldRows, type JsonSchema, typeInWords } from './schema-words.ts'

/** The routes in the order of their groups, which is the order of the page. */
export const routesByGroup: ReadonlyMap<RouteGroup, readonly AnyRoute[]> = Map.groupBy(routes, ({ group }) => group)

/** A route's anchor on the page. */
export function anchorOf({ paths }: AnyRoute): string {
  return `operation-${Object.values(paths)[0]}`
}

/** Writes the reference: every route with parameters, answers, errors and an example. */
export function reference(facts: DocsFacts): Html {
  return html`${Array.from(
    routesByGroup,
    ([group, routes]) => html`<section aria-labelledby="group-${group}">
<h3 id="group-${group}">${GROUPS[group]}</h3>
${routes.map(route => operation(route, facts))}</section>
`,
  )}<section aria-labelledby="group-other">
<h3 id="group-other">Beside the route table</h3>
${Object.entries(OTHER_PATHS).map(
  ([
    path,
    { method, summary },
  ]) => html`<p id="other-${method.toLowerCase()}-${path.split('/')[1]}"><span class="method">${method}</span> <code>${path}</code>: ${summary}.</p>
`,
)}</section>
`
}

function operation(route: AnyRoute, facts: DocsFacts): Html {
  const [[path, id] = ['', ''], ...aliases] = Object.entries(route.paths)
  const parameters = parametersOf(route)
  const body = route.documentedBody ?? route.body
  return html`<article class="operation" id="operation-${id}">
<h4><span class="method">${route.method}</span> <code>${path}</code></h4>
<p>${route.summary}. ${route.description}</p>
${aliases.map(([alias, aliasId]) => html`<p class="quiet" id="operation-${aliasId}">Also as <code>${alias}</code>, with the same parameters and answers.</p>`)}
${parameters.length > 0 && table({ label: `Parameters of ${route.method} ${path}`, heads: ['Parameter', 'In', 'Takes', 'Meaning'], rows: parameters })}
${body && html`<p>Body, as <code>application/json</code>: ${typeInWords(jsonSchema(body, 'input'))}.</p>`}
${answers(route, path)}
<p class="quiet">Errors: ${route.errors.map((code, i) => [i > 0 && ', ', errorLink(code, facts)])}.</p>
${example(route, path, facts)}
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
      return html`<tr><td><code>${name}</code>${isRequired && ' (required)'}</td><td>${place}</td><td>${typeInWords(schema)}</td><td>${description}</td></tr>
`
    })
  })
  return [
    ...rows,
    ...Object.entries(headers).map(
      ([name, { description, schema }]) =>
        html`<tr><td><code>${name}</code></td><td>header</td><td>${typeInWords(jsonSchema(schema))}</td><td>${description}</td></tr>
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
    return html`<tr><td>${status}</td><td>${description}</td><td>${forms}${others}</td></tr>
`
  })
  return table({ label: `Answers of ${method} ${path}`, heads: ['Status', 'Answer', 'Form'], rows })
}

function errorLink(code: ErrorCode, { to }: DocsFacts): Html {
  return html`<a href="${to('/docs/errors')}#${code}">${code}</a> (${ERRORS[code].status})`
}

/** A job exists only once somebody has asked for it: its example stands in the guide. */
const WITHOUT_EXAMPLE = '/api/jobs/{id}'

function example({ method, example = {} }: AnyRoute, path: string, facts: DocsFacts): Html {
  if (path === WITHOUT_EXAMPLE) return html`<p>See <a href="#jobs">the guide to jobs</a> for an example.</p>`
  const { baseUrl, apiPathOfSpot, coveredPoint, spot } = facts
  const isPoint = path === '/api/silence'
  const given = isPoint && coveredPoint ? Object.entries(coveredPoint) : Object.entries(example.query ?? {})
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  const url = `${baseUrl}${path.replace('/api/spots/{id}', apiPathOfSpot).replace('{collectionId}', 'spots').replace('{featureId}', spot.id)}${query === '' ? '' : `?${query}`}`
  const isStream = example.query?.['stream'] === 'true'
  return html`${isPoint && coveredPoint === null && html`<p>No region with a noise map has been imported here yet, so every point is <code>not_covered</code>.</p>`}
${curl({
  method,
  url,
  ...(example.body !== undefined && { body: example.body }),
  ...(isStream && { options: '-N' }),
})}`
}

/** Writes the named schemas of the API as tables of their fields. */
export function objects(): Html {
  const schemas: [string, JsonSchema][] = Object.entries(componentSchemas())
  return html`${schemas.map(
    ([name, schema]) => html`<article id="${name}">
<h3>${name}</h3>
${schema.description !== undefined && html`<p>${schema.description}.</p>`}
${table({ label: `Fields of ${name}`, heads: ['Field', 'Value', 'Always', 'Meaning'], rows: fieldRows(schema) })}
</article>
`,
  )}`
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  return schemaOf(schema, io)
}

type Table = { label: string; heads: readonly string[]; rows: readonly Html[] }

function table({ label, heads, rows }: Table): Html {
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`
}

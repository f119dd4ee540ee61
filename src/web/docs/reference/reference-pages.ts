import { componentSchemas } from '../../../http/openapi/json-schema.ts'
import { GROUPS } from '../../../http/openapi/openapi.ts'
import { OTHER_PATHS } from '../../../http/openapi/other-paths.ts'
import { ApiError } from '../../../http/errors.ts'
import type { Page } from '../../../http/page.ts'
import type { RouteGroup } from '../../../http/route.ts'
import { html, type Html } from '../../html.ts'
import { OBJECTS, OTHER_GROUP, pathOfGroup, routesByGroup } from '../contents.ts'
import { docsFactsOf } from '../facts.ts'
import { docsResponse } from '../frame.ts'
import { inline } from '../markdown.ts'
import { bodiesOf } from './bodies.ts'
import { operation } from './operation.ts'
import { fieldRows, type JsonSchema } from './schema-words.ts'
import { table } from './table.ts'

/** The operations of a group: parameters, answers, errors, examples. */
export const groupPage: Page = {
  path: '/docs/reference/{group}',
  async handle(context) {
    const group = context.params['group'] ?? ''
    const routes = isGroup(group) ? routesByGroup.get(group) : undefined
    if (routes === undefined && group !== OTHER_GROUP) {
      throw new ApiError('route_not_found', 'there is no such part of the reference: /docs lists them')
    }
    const title = isGroup(group) ? GROUPS[group] : 'Tiles and agents'
    const facts = docsFactsOf(context)
    const bodies = await bodiesOf(context)
    return docsResponse(context, {
      title,
      description: `${title}: operations of the API of Sanctuary Directory, with parameters, answers, errors and examples.`,
      path: pathOfGroup(group),
      body: routes ? html`${routes.map(route => operation(route, facts, bodies))}` : others(),
    })
  },
}

function isGroup(group: string): group is RouteGroup {
  return Object.hasOwn(GROUPS, group)
}

function others(): Html {
  return html`${Object.entries(OTHER_PATHS).map(
    ([
      path,
      { method, summary },
    ]) => html`<article class="operation" id="other-${method.toLowerCase()}-${path.slice(1).replaceAll(/\W+/g, '-').replace(/-$/, '')}">
<h2><span class="method">${method}</span> <code>${path}</code></h2>
<p>${inline(summary)}.</p>
</article>
`,
  )}<p>How to use them: the guides <a href="../guides/maps-and-gis">to maps</a> and <a href="../guides/agents">for agents</a>.</p>`
}

/** The named schemas of the API as tables of their fields. */
export const objectsPage: Page = {
  path: OBJECTS,
  handle(context) {
    const schemas: [string, JsonSchema][] = Object.entries(componentSchemas())
    return docsResponse(context, {
      title: 'Objects',
      description: 'The fields of everything that the API of Sanctuary Directory answers.',
      path: OBJECTS,
      body: html`${schemas.map(
        ([name, schema]) => html`<article id="${name}">
<h2>${name}</h2>
${schema.description !== undefined && html`<p>${inline(schema.description)}.</p>`}
${table({ label: `Fields of ${name}`, heads: ['Field', 'Value', 'Always', 'Meaning'], rows: fieldRows(schema) })}
</article>
`,
      )}`,
    })
  },
}

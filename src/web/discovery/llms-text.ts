import { routes } from '../../http/routes.ts'
import type { PageContext } from '../../http/page.ts'
import { OTHER_PATHS } from '../../http/openapi/other-paths.ts'
import { pathOfGuide } from '../docs/contents.ts'
import { guides } from '../docs/guides/guides.ts'
import { SITE_NAME } from '../site.ts'

/** Tells agents in Markdown what is here, when to use it, and where everything is. */
export function llmsText({ links, directory, settings }: PageContext): string {
  const { baseUrl } = links
  const { count, attribution } = directory.index
  return `# ${SITE_NAME}

> An open, keyless, read-only directory of ${count} quiet places in nature, each with a silence rating from 1 (noisy) to 5 (pristine) that says how little noise made by people is heard there.

Data: ${attribution}. No key, no account; ${settings.rateLimitPerMinute} requests a minute for each client. Every answer is JSON; errors are \`{ error: { code, message, docs } }\`. What is not known is left out or null, never guessed: unknown access is not free access.

## When to use

- Somebody looks for a quiet place in nature: to walk, camp, watch birds or stars, rest, record sound.
- Somebody asks how quiet a known place is, whether it costs anything, whether fire is allowed there, or how to get there.
- Not for hotels, events, live conditions or navigation.

## How to use

- One question, one answer with sources: [ask](${baseUrl}/api/ask?q=quiet+lakes)
- Words: [search](${baseUrl}/api/search?q=forest+lake)
- Filters and paging: [list](${baseUrl}/api/spots?minRating=4&limit=20), then \`cursor\` from \`meta.nextCursor\`
- Cite the \`url\` of each spot: its page shows the facts, the rating and its source.

## Tools for agents

- Model Context Protocol at \`${baseUrl}/mcp\`: the same reads as tools (Streamable HTTP, no session, no key): ask, search_spots, list_spots, list_facets, get_spot, rate_silence

## API

- [OpenAPI 3.1](${baseUrl}/openapi.json): every path with schemas
- [Reference and guides](${baseUrl}/docs)
- [Errors](${baseUrl}/docs/errors): every code and what to do
- [Forms by address](${baseUrl}/api/spots.geojson?limit=5): .geojson and .csv of lists, hits and exports
${routes
  .flatMap(({ method, paths, summary }) => Object.keys(paths).map(path => `- \`${method} ${path}\`: ${summary}\n`))
  .join('')}${Object.entries(OTHER_PATHS)
  .map(([path, { method, summary }]) => `- \`${method} ${path}\`: ${summary}\n`)
  .join('')}
## Guides

${guides.map(({ id, title }) => `- [${title}](${baseUrl}${pathOfGuide(id)})\n`).join('')}
## Optional

- [Sandbox](${baseUrl}/api/sandbox/spots): invented places that never change, to test with
- [Sitemap](${baseUrl}/sitemap.xml): the page of every place
`
}

import type { AnyRoute } from '../../../http/route.ts'
import { html, type Html } from '../../html.ts'
import type { DocsFacts } from '../facts.ts'

/** A form that sends a request of this operation from the page and shows what comes back; it needs a script. */
export function tryIt(
  { method, path: pathShape, query, example = {} }: AnyRoute,
  path: string,
  facts: DocsFacts,
): Html {
  const { spot, coveredPoint } = facts
  const given: Record<string, string> = {
    ...example.query,
    ...(path.startsWith('/api/spots/{id}') && { id: spot.slug ?? spot.id }),
    ...(path === '/api/silence' &&
      coveredPoint && { latitude: `${coveredPoint.latitude}`, longitude: `${coveredPoint.longitude}` }),
  }
  const names = [...Object.keys(pathShape.shape), ...Object.keys(query.shape)]
  return html`<details class="try needs-script"><summary>Try it</summary>
<form class="try-form" data-method="${method}" data-path="${path}">
${names.map(
  name => html`<label class="field">${name}
<input type="text" name="${name}" value="${given[name]}" autocomplete="off"></label>
`,
)}${
  example.body !== undefined &&
  html`<label class="field wide">body
<textarea name="body" rows="4" spellcheck="false">${JSON.stringify(example.body, null, 2)}</textarea></label>
`
}<button class="plain">Send</button>
</form>
<div class="try-answer" role="status"></div></details>`
}

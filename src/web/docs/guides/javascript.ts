import { html } from '../../html.ts'
import { code } from '../curl.ts'
import type { Guide } from './guide.ts'

export const javascript: Guide = {
  id: 'javascript',
  title: 'In JavaScript',
  body: ({
    baseUrl,
  }) => html`<p>This service serves its client as one module without dependencies, for pages of any origin, Deno, and the console of a browser; <code>npm install sanctuary-directory-client</code> is the same with types, for Node from 20 on, Bun and bundlers. It has a method for each operation, walks pages, streams answers, waits where the service asks it to, and keeps copies up to date:</p>
${code(`const { createClient, reads } = await import('${baseUrl}/client.js')
const client = createClient({ baseUrl: '${baseUrl}' })
for await (const spot of client.spots({ minRating: 4.5 })) console.log(spot.name, spot.silenceRating)
const { answer } = await client.ask('quiet lakes')
const [list, facets] = await client.batch([reads.spots({ limit: 3 }), reads.facets()])
console.log(answer, list.ok && list.body.data.length, facets.ok && facets.body.total)`)}
<p>Whatever fails is one class of error, with the <code>code</code> to decide by.</p>`,
}

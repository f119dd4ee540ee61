import { html } from '../../html.ts'
import { code, curl } from '../curl.ts'
import type { Guide } from './guide.ts'

export const asking: Guide = {
  id: 'asking',
  title: 'Questions',
  body: ({
    baseUrl,
  }) => html`<p>A question in plain English gets an answer made of true sentences about places of the catalogue, and the places it speaks of as <code>sources</code>. When nothing matches, the answer says so and <code>sources</code> is empty.</p>
${curl({ url: `${baseUrl}/api/ask?q=quiet+lakes` })}
${curl({ method: 'POST', url: `${baseUrl}/api/ask`, body: { query: 'Where is it quiet in a forest?' } })}
<p>Without <code>q</code> it says what can be asked.</p>`,
}

export const streaming: Guide = {
  id: 'streaming',
  title: 'Streaming',
  body: ({
    baseUrl,
  }) => html`<p><code>GET /ask</code> with <code>stream=true</code> sends the answer as server-sent events:</p>
${curl({ url: `${baseUrl}/ask?q=quiet+lakes&stream=true`, options: '-N' })}
<ol>
<li><code>metadata</code> <code>{ query, requestId, understood }</code>, where <code>understood</code>, as in the JSON form, says which words were applied, which were not and how words were corrected</li>
<li><code>answer</code> <code>{ text }</code>, once or more; the texts joined are the <code>answer</code> of the JSON form</li>
<li><code>sources</code> <code>{ sources }</code></li>
<li><code>done</code> <code>{}</code>; after a failure on the way <code>{ error }</code></li>
</ol>
<p><a href="#javascript">In JavaScript</a>:</p>
${code(`const { createClient } = await import('${baseUrl}/client.js')
const client = createClient({ baseUrl: '${baseUrl}' })
for await (const { type, data } of client.askStream('quiet lakes')) {
  if (type === 'answer') console.log(data.text)
}`)}`,
}

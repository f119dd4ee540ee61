import { html } from '../../html.ts'
import { code, curl } from '../curl.ts'
import type { Guide } from './guide.ts'

export const asking: Guide = {
  id: 'asking',
  title: 'Questions',
  body: ({
    baseUrl,
  }) => html`<p>A question in plain English, German, French, Spanish or Italian gets an answer made of true sentences about places of the catalogue, in the language of the question (<code>understood.language</code>), and the places it speaks of as <code>sources</code>. When nothing matches, the answer says so and <code>sources</code> is empty.</p>
<p>Each of up to five places has a line: where it is, its rating with the doubt in it, how far it is, what is heard there, how to get there, and which of the wishes that had to be given up are known to hold. Counts and ratings are in digits. What is unknown is said with the words “not known”, “nicht bekannt”, “pas connu”, “no se sabe” or “non si sa”. Words that could not be taken into account come first.</p>
<p><code>Accept-Language</code> decides only where the question is a bare name, such as “Sarek”; texts of the catalogue stay as they are, and are marked as English. Questions in other languages get one sentence, in that language where it can be told, that says which ones are understood.</p>
${curl({ url: `${baseUrl}/api/ask?q=quiet+lakes` })}
${curl({ url: `${baseUrl}/api/ask?q=ruhige+Seen+in+Schweden` })}
${curl({ method: 'POST', url: `${baseUrl}/api/ask`, body: { query: 'Where is it quiet in a forest?' } })}
<p>“Quietest point within 10 km of Ordino” asks for any point of the map that one can walk to, as <code>/api/silence/quietest</code> does; it has no <code>sources</code>, since it speaks of no place of the catalogue.</p>
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
<p><a href="javascript">In JavaScript</a>:</p>
${code(`const { createClient } = await import('${baseUrl}/client.js')
const client = createClient({ baseUrl: '${baseUrl}' })
for await (const { type, data } of client.askStream('quiet lakes')) {
  if (type === 'answer') console.log(data.text)
}`)}`,
}

import { html } from '../../html.ts'
import { code, curl } from '../curl.ts'
import type { Guide } from './guide.ts'

const REVISION = '2026-07-28'
const META = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': { name: 'example', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

export const agents: Guide = {
  id: 'agents',
  title: 'Agents (MCP)',
  body: ({
    baseUrl,
    to,
  }) => html`<p>The same reads are tools of the Model Context Protocol, at one address, without a key or a session. An agent that takes remote servers needs this entry:</p>
${code(JSON.stringify({ mcpServers: { 'sanctuary-directory': { type: 'http', url: `${baseUrl}/mcp` } } }, null, 2))}
<p>One that starts its servers itself runs <code>sanctuary mcp</code>, which reads the catalogue of a data folder.</p>
<p>This lists the tools with what each takes:</p>
${curl({
  method: 'POST',
  url: `${baseUrl}/mcp`,
  headers: {
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': REVISION,
    'Mcp-Method': 'tools/list',
  },
  body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: META } },
})}
<p><code>ask</code> takes a question in plain words and answers with sources; <code>search_spots</code> and <code>list_spots</code> take words and conditions; <code>list_facets</code> says which values there are; <code>get_spot</code> has every field of one place; <code>rate_silence</code> rates any covered point. Each call counts as one request of the client. Cite the <code>url</code> of a place.</p>
<p>NLWeb is spoken at <code>/ask</code>: see <a href="asking">questions</a>. <a href="${to('/llms.txt')}">llms.txt</a> tells the same in Markdown.</p>`,
}

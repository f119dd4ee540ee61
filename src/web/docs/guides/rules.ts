import { html } from '../../html.ts'
import { code, curl } from '../curl.ts'
import type { Guide } from './guide.ts'

export const limits: Guide = {
  id: 'limits',
  title: 'Limits',
  body: ({
    limit,
    pageLimit,
    baseUrl,
  }) => html`<p>Each client address has ${limit} requests per calendar minute; a batch counts once, a 304 and OPTIONS not at all. Pages, files, suggestions and this description of the API have ${pageLimit} of their own, which <code>RateLimit-Policy</code> calls <code>pages</code>. Every answer of the API says where you stand:</p>
${curl({ url: `${baseUrl}/api/health`, options: '-i' })}
<div class="table" role="region" aria-label="Rate headers" tabindex="0"><table>
<thead><tr><th scope="col">Header</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<tr><td><code>X-RateLimit-Limit</code></td><td>requests per minute</td></tr>
<tr><td><code>X-RateLimit-Remaining</code></td><td>requests left in this minute</td></tr>
<tr><td><code>X-RateLimit-Reset</code></td><td>Unix second at which the next minute begins</td></tr>
<tr><td><code>X-Request-Id</code></td><td>names this request, for questions about it; send your own to have it echoed</td></tr>
</tbody></table></div>
<p>Beyond the limit the answer is 429 with <code>Retry-After</code>. On 429, 502, 503 and 504 wait 2 seconds, then 4, but never less than <code>Retry-After</code> says (a spent window may last a minute), and give up after the third attempt; <a href="javascript">the client</a> does so. A request body may have 64 KiB, a list 100 places a page, a batch 10 operations.</p>`,
}

export const caching: Guide = {
  id: 'caching',
  title: 'Caching',
  body: ({
    baseUrl,
  }) => html`<p>Every read of the catalogue carries a strong <code>ETag</code>. Send it back as <code>If-None-Match</code>: while nothing has changed, the answer is an empty 304 that does not count against your limit.</p>
${code(`const stored = new Map()
async function revalidating(url, init) {
  const known = stored.get(url)
  const headers = { ...init.headers, ...(known && { 'If-None-Match': known.headers.get('ETag') }) }
  const response = await fetch(url, { ...init, headers })
  if (response.status === 304) return known.clone()
  if (response.headers.has('ETag')) stored.set(url, response.clone())
  return response
}
const { createClient } = await import('${baseUrl}/client.js')
const client = createClient({ baseUrl: '${baseUrl}', fetch: revalidating })`)}
<p>Tags are the same for all clients, and change when the catalogue does. Answers are sent with gzip or br when the client takes them.</p>`,
}

export const errors: Guide = {
  id: 'errors',
  title: 'Errors',
  body: ({
    baseUrl,
    to,
  }) => html`<p>Every error is <code>{ error: { code, message, docs } }</code>. The message names the parameter, quotes what came and says what would do; <code>docs</code> leads to <a href="${to('/docs/errors')}">the page that explains the code</a>.</p>
${curl({ url: `${baseUrl}/api/spots?limit=500`, options: '-i' })}`,
}

export const versions: Guide = {
  id: 'versions',
  title: 'Versions',
  body: ({
    baseUrl,
  }) => html`<p>The present version is v1. <code>/api/v1/spots</code> and <code>/api/v1/search</code> are stable aliases; the addresses without a version are the canonical ones and answer the same. New fields and parameters may be added at any time; none is taken away or changes its meaning within a version.</p>
${curl({ url: `${baseUrl}/api/v1/spots?limit=1` })}`,
}

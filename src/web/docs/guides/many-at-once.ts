import { html } from '../../html.ts'
import { curl } from '../curl.ts'
import type { Guide } from './guide.ts'

const SAMPLE = { operations: [{ path: '/api/health' }, { path: '/api/spots', query: { limit: 1 } }] }

export const batch: Guide = {
  id: 'batch',
  title: 'Batch',
  body: ({
    baseUrl,
  }) => html`<p>Up to 10 reads go in one request, which counts once against the limit. An operation names any GET path of the API that answers in JSON, but no export, grid or <code>/ogc</code>, with its parameters in <code>query</code> or in the path itself:</p>
${curl({ method: 'POST', url: `${baseUrl}/api/batch`, body: SAMPLE })}
<p>Each result has the <code>index</code> of its operation, and the <code>status</code> and <code>body</code> that the direct GET would have had. One that fails does not spoil the others.</p>`,
}

export const jobs: Guide = {
  id: 'jobs',
  title: 'Jobs',
  body: ({
    baseUrl,
  }) => html`<p>Who does not want to wait asks for it: <code>Prefer: respond-async</code> on <code>POST /api/batch</code>, <code>/api/ask</code> or <code>/ask</code> is answered 202 at once, with a job as body and its address in <code>Location</code>.</p>
${curl({ method: 'POST', url: `${baseUrl}/api/batch`, headers: { Prefer: 'respond-async' }, body: SAMPLE, options: '-i' })}
<p>Read that address until <code>status</code> is <code>succeeded</code> or <code>failed</code>: <code>result</code> then holds <code>{ status, body }</code> of the finished request. <code>Retry-After</code> says how long to wait between reads. Jobs are kept for 24 hours; after that, and for an id that never was, the answer is <code>job_not_found</code>.</p>`,
}

export const idempotency: Guide = {
  id: 'idempotency',
  title: 'Safe retries',
  body: ({
    baseUrl,
  }) => html`<p>Reads may be repeated at will. A POST that carries an <code>Idempotency-Key</code> of your own (1 to 128 characters) may be, too: within 24 hours the same key with the same body gets the first answer again, marked <code>Idempotent-Replayed: true</code>. With another body it is refused.</p>
${curl({
  method: 'POST',
  url: `${baseUrl}/api/batch`,
  headers: { 'Idempotency-Key': 'my-first-batch' },
  body: SAMPLE,
})}`,
}

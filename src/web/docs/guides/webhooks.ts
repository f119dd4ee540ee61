import { html } from '../../html.ts'
import { code, curl } from '../curl.ts'
import type { Guide } from './guide.ts'

export const webhooks: Guide = {
  id: 'webhooks',
  title: 'Webhooks',
  body: ({
    baseUrl,
    webhookPublicKey,
  }) => html`<p>The service can tell you of changes: <code>spot.created</code>, <code>spot.updated</code>, <code>spot.removed</code> and <code>catalogue.published</code>. Receivers are registered by the operator; there is no public way to write. What is sent, how it is signed and when it is tried again:</p>
${curl({ url: `${baseUrl}/api/webhooks` })}
<p>Deliveries follow Standard Webhooks 1.0.0. To verify one:</p>
<ol>
<li>Take <code>webhook-id</code> and <code>webhook-timestamp</code> from the headers, and the body exactly as it came. Refuse a timestamp more than 5 minutes away from now.</li>
<li>Join them as <code>{webhook-id}.{webhook-timestamp}.{body}</code>.</li>
<li>Check it against one of the signatures in <code>webhook-signature</code>: <code>v1</code> is HMAC-SHA256 with your secret, <code>v1a</code> is Ed25519 with this service's public key:</li>
</ol>
${code(webhookPublicKey)}
<p>The client does the three; <code>headers</code> and <code>body</code> are those of the request, <code>key</code> is your secret or that public key:</p>
${code(`const { verifyWebhook } = await import('${baseUrl}/client.js')
const verify = (headers, body, key) => verifyWebhook({ headers, body, key })`)}
<p>Answer with any 2xx status within 15 seconds. <code>webhook-id</code> stays the same over retries, so a repeated delivery can be told apart; 410 ends deliveries to the address.</p>`,
}

// A program that uses the client in every way, for runtimes that this test is not run by.

/** What `use` finds of a catalogue of 30 spots, everywhere. */
export const SEEN = {
  count: 30,
  batch: [true, false],
  streamed: true,
  job: true,
  mirrored: 30,
  event: 'spot.created',
  code: 'spot_not_found',
}

/** Uses the client in every way, as text: it is run where this test is not. */
export function use(specifier: string, baseUrl: string): string {
  return `
const { createClient, reads, verifyWebhook } = await import('${specifier}')
const client = createClient({ baseUrl: ${baseUrl} })
let count = 0
for await (const spot of client.spots({ limit: 8 })) count++
const batch = (await client.batch([reads.spots(), reads.spot('none')])).map(({ ok }) => ok)
const { answer } = await client.ask('quiet lakes')
let text = ''
for await (const event of client.askStream('quiet lakes')) if (event.type === 'answer') text += event.data.text
const { id } = await client.askLater('quiet lakes')
const job = (await client.awaitJob(id, { everyMs: 50 })).answer === answer
const spots = new Map()
await client.mirror({
  readCursor: () => undefined,
  async replace(all) { for await (const spot of all) spots.set(spot.id, spot) },
  apply() {},
})
const body = '{"type":"spot.created"}'
const at = String(Math.floor(Date.now() / 1000))
const key = await crypto.subtle.importKey('raw', new Uint8Array(32), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('m1.' + at + '.' + body))
const { type: event } = await verifyWebhook({
  headers: new Headers({ 'webhook-id': 'm1', 'webhook-timestamp': at, 'webhook-signature': 'v1,' + btoa(String.fromCharCode(...new Uint8Array(signature))) }),
  body,
  key: 'whsec_' + btoa(String.fromCharCode(...new Uint8Array(32))),
})
const code = await client.getSpot('none').catch(error => error.code)
const seen = { count, batch, streamed: text === answer, job, mirrored: spots.size, event, code }`
}

/** The same as a program, whose first argument says where the service is. */
export const SMOKE = `const BASE_URL = globalThis.Deno ? Deno.args[0] : process.argv[2]
${use('sanctuary-directory-client', 'BASE_URL')}
console.log(JSON.stringify(seen))`

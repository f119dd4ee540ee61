import { randomBytes } from 'node:crypto'
import type { Command } from 'commander'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { linksOf } from '../../serve/config.ts'
import { workPlace } from '../../serve/settings/places.ts'
import { deliveryOptions } from '../../serve/webhook-delivery.ts'
import { leaseOwner, machineName, newStart } from '../../work/lease.ts'
import { openWork } from '../../work/open-work.ts'
import { OperatorError } from '../../operator-error.ts'
import { attemptDelivery, outcomeText } from '../../webhooks/deliverer.ts'
import { counted } from '../../text/english.ts'
import { EVENT_TYPES, type EventType } from '../../webhooks/events.ts'
import { refusalOf } from '../../webhooks/post.ts'
import { openWebhooks } from '../../webhooks/stored-webhooks.ts'
import type { Endpoint, WebhookStore } from '../../webhooks/store.ts'
import type { AddCommand, Context } from '../command.ts'
import { withCatalogue } from '../with-catalogue.ts'

const SHOWN_DELIVERIES = 100

export const addWebhooks: AddCommand = (program, context) => {
  const webhooks = program.command('webhooks').description('tell others of changes: endpoints and deliveries')
  const withStore = (work: (store: WebhookStore, catalogue: Catalogue) => Promise<void>) =>
    withCatalogue(context, catalogue => withWebhooks(context, store => work(store, catalogue)))
  const print: Context['print'] = line => context.print(line)

  webhooks
    .command('add')
    .argument('<url>', 'where deliveries are posted to, http or https')
    .option('--events <types>', `types separated by commas: ${EVENT_TYPES.join(', ')} (default: all)`)
    .option('--allow-private', 'allow this host to be in a private network, or this machine')
    .description('register an endpoint; from the next publish on it is told of changes')
    .action((url: string, options: { events?: string; allowPrivate?: boolean }) =>
      withStore(async (store, catalogue) => {
        const href = await endpointUrl(url, options.allowPrivate === true)
        const { number, token } = await catalogue.version()
        const endpoint = await store.add({
          url: href,
          events: eventTypes(options.events),
          allowsPrivate: options.allowPrivate === true,
          cursor: { number, token },
        })
        print(`${endpoint.id}\t${endpoint.url}\t${endpoint.events.join()}`)
        print(`secret\t${endpoint.secrets[0]}`)
        context.note(
          'give the secret to the receiver: deliveries are signed with it (v1), and with the key of GET /api/webhooks (v1a)',
        )
      }),
    )
  webhooks
    .command('list', { isDefault: true })
    .option('--json', 'as JSON, secrets included')
    .description('list the endpoints')
    .action(({ json }: { json?: boolean }) =>
      withStore(async store => {
        const endpoints = await store.endpoints()
        if (json) return print(JSON.stringify(endpoints, null, 2))
        if (endpoints.length === 0) print('no endpoints yet: sanctuary webhooks add URL brings one')
        for (const endpoint of endpoints) print(endpointLine(endpoint))
      }),
    )
  webhooks
    .command('remove')
    .argument('<id>')
    .description('remove an endpoint with its deliveries')
    .action((id: string) =>
      withStore(async store => {
        if (!(await store.remove(id))) throw await unknownEndpoint(store, id)
        print(`removed ${id}`)
      }),
    )
  webhooks
    .command('enable')
    .argument('<id>')
    .description('send again to an endpoint that answered 410, from the next publish on')
    .action((id: string) =>
      withStore(async (store, catalogue) => {
        if (!(await store.enable(id, await catalogue.version()))) throw await unknownEndpoint(store, id)
        print(`enabled ${id}`)
      }),
    )
  webhooks
    .command('test')
    .argument('<id>')
    .description('post the last publish to an endpoint now, and show the answer')
    .action((id: string) =>
      withStore(async (store, catalogue) => {
        const endpoint = (await store.endpoints()).find(endpoint => endpoint.id === id)
        if (!endpoint) throw await unknownEndpoint(store, id)
        const config = context.config()
        const options = deliveryOptions(catalogue, linksOf(config, config.port))
        const outcome = await attemptDelivery(endpoint, await testMessage(catalogue, options), options)
        const isGood = 'status' in outcome && outcome.status >= 200 && outcome.status < 300
        if (!isGood) throw new OperatorError(`${endpoint.url}: ${outcomeText(outcome)}`)
        print(`${endpoint.url}: ${outcomeText(outcome)}`)
      }),
    )
  webhooks
    .command('deliveries')
    .option('--failed', 'only those that were given up')
    .option('--json', 'as JSON, with bodies')
    .description('show what was sent and what waits, newest first')
    .action(({ failed, json }: { failed?: boolean; json?: boolean }) =>
      withStore(async store => {
        const rows = await store.deliveries({ limit: SHOWN_DELIVERIES, ...(failed && { state: 'failed' }) })
        if (json) return print(JSON.stringify(rows, null, 2))
        for (const { id, endpointId, type, state, attempts, nextAt, lastOutcome } of rows) {
          const next = state === 'waiting' ? `, next ${new Date(nextAt).toISOString()}` : ''
          print(
            `${id}\t${endpointId}\t${type}\t${state} after ${counted(attempts, 'attempt')}${next}\t${lastOutcome ?? ''}`,
          )
        }
      }),
    )
  webhooks
    .command('retry')
    .argument('<id>', 'a delivery, or an endpoint: all that has failed for it')
    .description('try again what was given up')
    .action((id: string) =>
      withStore(async store => {
        const count = await store.retry(id)
        if (count === 0) {
          throw new OperatorError(
            `nothing of "${id}" can be tried again: sanctuary webhooks deliveries --failed lists what was given up; a disabled endpoint is enabled first`,
          )
        }
        print(`${count} ${count === 1 ? 'delivery' : 'deliveries'} will be tried at once`)
      }),
    )
  addKeys(webhooks, { print, withStore })
}

type Tools = {
  print: Context['print']
  withStore: (work: (store: WebhookStore, catalogue: Catalogue) => Promise<void>) => Promise<void>
}

function addKeys(webhooks: Command, { print, withStore }: Tools): void {
  const keys = webhooks.command('keys').description('the key that signs every delivery (v1a), and secrets (v1)')
  keys
    .command('show', { isDefault: true })
    .option('--json', 'as JSON')
    .description('show the public keys that verify, the present one first')
    .action(({ json }: { json?: true }) =>
      withStore(async (_, catalogue) => {
        const shown = (await catalogue.webhookKeys()).map(key => key.public)
        if (json) return print(JSON.stringify(shown, null, 2))
        for (const key of shown) print(key)
      }),
    )
  keys
    .command('rotate')
    .option('--endpoint <id>', "this endpoint's secret instead")
    .description('replace the key; the one before signs along for a week')
    .action(({ endpoint }: { endpoint?: string }) =>
      withStore(async (store, catalogue) => {
        if (endpoint === undefined) return print((await catalogue.rotateWebhookKey()).public)
        const secret = await store.rotateSecret(endpoint)
        if (secret === undefined) throw await unknownEndpoint(store, endpoint)
        print(`secret\t${secret}`)
      }),
    )
}

async function withWebhooks<T>(context: Context, work: (store: WebhookStore) => Promise<T>): Promise<T> {
  const config = context.config()
  const { dataDir } = config
  await using file = await openWork(workPlace(config))
  return await work(await openWebhooks(file, { owner: leaseOwner(machineName(dataDir), newStart(), 0) }))
}

async function endpointUrl(text: string, allowsPrivate: boolean): Promise<string> {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) {
    throw new OperatorError(
      `an endpoint must be an http or https URL without name, password and fragment, got "${text}"`,
    )
  }
  const refusal = allowsPrivate ? undefined : await refusalOf(url.href)
  if (refusal !== undefined) throw new OperatorError(refusal)
  return url.href
}

function eventTypes(text: string | undefined): EventType[] {
  if (text === undefined) return EVENT_TYPES
  const names = text.split(',').map(name => name.trim())
  const unknown = names.find(name => !EVENT_TYPES.some(type => type === name))
  if (unknown !== undefined) throw new OperatorError(`"${unknown}" is no event; there are: ${EVENT_TYPES.join(', ')}`)
  return EVENT_TYPES.filter(type => names.includes(type))
}

function endpointLine({ id, url, events, disabledReason, cursor }: Endpoint): string {
  const state = disabledReason === null ? `told up to version ${cursor.number}` : `disabled: ${disabledReason}`
  return `${id}\t${url}\t${events.join()}\t${state}`
}

async function unknownEndpoint(store: WebhookStore, id: string): Promise<OperatorError> {
  const ids = (await store.endpoints()).map(endpoint => endpoint.id)
  return new OperatorError(`there is no endpoint "${id}"; there are: ${ids.join(', ') || 'none'}`)
}

/** The last publish as an event, under an id of its own. */
async function testMessage(
  catalogue: Pick<Catalogue, 'history'>,
  { links }: ReturnType<typeof deliveryOptions>,
): Promise<{ id: string; body: string }> {
  const [last] = await catalogue.history({ newest: true, limit: 1 })
  const { number: version = 0, created = 0, updated = 0, removed = 0 } = last ?? {}
  const timestamp = last?.publishedAt ?? new Date(0).toISOString()
  const data = { version, created, updated, removed, changesUrl: `${links.baseUrl}/api/changes` }
  const body = JSON.stringify({ type: 'catalogue.published', timestamp, data })
  return { id: `msg_test_${randomBytes(12).toString('base64url')}`, body }
}

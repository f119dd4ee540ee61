import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { commandLine } from '../../../test/support/command-line.ts'
import { publishInto } from '../../../test/support/catalogue-folder.ts'
import { answer, type Receiver, startReceiver } from '../../../test/support/webhook-receiver.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { verifyWebhook } from '../../../client/src/index.ts'

const folder = temporaryFolder()
let receiver: Receiver

before(async () => {
  await publishInto(folder.path, randomSpots(3))
  receiver = await startReceiver()
})
after(() => {
  receiver.close()
  folder.remove()
})

const sanctuary = (...words: string[]) => commandLine(folder.path, ...words)

test('the operator adds, lists, tests, re-keys and removes an endpoint', async () => {
  const add = await sanctuary(
    'webhooks',
    'add',
    `${receiver.url}/in`,
    '--events',
    'spot.removed,spot.created',
    '--allow-private',
  )
  assert.equal(add.code, 0, add.err)
  const [, id = '', secret = ''] =
    /^(we_[\w-]+)\t.*\tspot\.created,spot\.removed\nsecret\t(whsec_\S+)\n$/.exec(add.out) ?? []
  assert.ok(id && secret, add.out)

  const list = await sanctuary('webhooks', 'list')
  assert.match(list.out, new RegExp(`^${id}\t.*told up to version 1\n$`))

  const tested = await sanctuary('webhooks', 'test', id)
  assert.match(tested.out, /answered 204/)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
  await verifyWebhook({ headers, body, key: secret })
  const key = (await sanctuary('webhooks', 'keys', 'show')).out.trim()
  await verifyWebhook({ headers, body, key })
  assert.equal(JSON.parse(body).data.created, 3)

  receiver.behave(answer(503))
  const refused = await sanctuary('webhooks', 'test', id)
  assert.deepEqual([refused.code, /answered 503/.test(refused.err)], [2, true])

  const rotated = (await sanctuary('webhooks', 'keys', 'rotate')).out.trim()
  assert.notEqual(rotated, key)
  assert.deepEqual((await sanctuary('webhooks', 'keys')).out.trim().split('\n'), [rotated, key])
  assert.match((await sanctuary('webhooks', 'keys', 'rotate', '--endpoint', id)).out, /^secret\twhsec_/)

  assert.equal((await sanctuary('webhooks', 'deliveries', '--failed')).out, '')
  assert.match((await sanctuary('webhooks', 'retry', 'msg_none')).err, /nothing of "msg_none" can be tried again/)
  assert.equal((await sanctuary('webhooks', 'remove', id)).out, `removed ${id}\n`)
  assert.match((await sanctuary('webhooks', 'remove', id)).err, /there is no endpoint .* there are: none/)
})

test('what is no endpoint, no event, or not public is refused with what would do', async () => {
  const cases: [words: string[], message: RegExp][] = [
    [['ftp://a.example/'], /must be an http or https URL .* got "ftp:\/\/a\.example\/"/],
    [['https://user:pass@a.example/'], /without name, password/],
    [[receiver.url], /127\.0\.0\.1, which is not a public address: allow it with --allow-private/],
    [
      [receiver.url, '--allow-private', '--events', 'spot.eaten'],
      /"spot\.eaten" is no event; there are: spot\.created/,
    ],
  ]
  for (const [words, message] of cases) {
    const { code, err } = await sanctuary('webhooks', 'add', ...words)
    assert.equal(code, 2)
    assert.match(err, message)
  }
})

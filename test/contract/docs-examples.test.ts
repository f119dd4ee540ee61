import assert from 'node:assert/strict'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { newIdentity, readIdentity } from '../../src/catalogue/sqlite/identity.ts'
import { newSharedSecret, signedHeaders } from '../../src/webhooks/sign.ts'
import { readCurl } from '../support/curl-command.ts'
import { temporaryFolder } from '../support/running-server.ts'
import { testApp, testService } from '../support/service.ts'
import { randomSpots } from '../support/spots.ts'

const text = readFileSync(new URL('../../docs/jobs-changes-webhooks.md', import.meta.url), 'utf8')

function blocks(language: string): string[] {
  return Array.from(text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs')), ([, code = '']) => code.trim())
}

test('every command of the docs on jobs, changes and webhooks works as pasted', async () => {
  const app = testApp(await testService(randomSpots(20)))
  const commands = blocks('sh')
  assert.equal(commands.length, 4)
  for (const command of commands) {
    const { url, init } = readCurl(command.replace(/ -o \S+/, ''))
    const response = await app.fetch(new Request(url, init), { address: '203.0.113.7' })
    assert.equal(response.status, command.includes('respond-async') ? 202 : 200, command)
    await response.arrayBuffer()
  }
})

test('the verify function of the docs takes what is signed with either key, and nothing else', async () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'verify.ts')
  writeFileSync(file, blocks('ts')[0] ?? '')
  const { verifyWebhook } = await import(pathToFileURL(file).href)
  folder.remove()
  const stored = newIdentity()
  const { webhookKey } = readIdentity(key => stored[key])
  const secret = newSharedSecret()
  const body = '{"type":"spot.created"}'
  const sign = (timestamp: number) =>
    signedHeaders({ id: 'msg_1', timestamp, body }, { secrets: [secret], keys: [webhookKey.secret] })
  const headers = sign(Math.floor(Date.now() / 1000))
  for (const key of [secret, webhookKey.public]) {
    assert.deepEqual(verifyWebhook(headers, body, key), JSON.parse(body))
    assert.throws(() => verifyWebhook(headers, `${body} `, key), /not signed/)
    assert.throws(() => verifyWebhook(sign(Math.floor(Date.now() / 1000) - 400), body, key), /too old/)
  }
  assert.throws(() => verifyWebhook(headers, body, newSharedSecret()), /not signed/)
})

test('every state of the docs names a test that there is', () => {
  const tests = globSync('src/**/*.test.ts').map(file => readFileSync(file, 'utf8'))
  const table = text.slice(text.indexOf('## States'))
  const rows = Array.from(table.matchAll(/^\|.*\| ([^|]+) \|$/gm), ([, name = '']) => name).filter(
    name => name !== 'test' && name !== '---',
  )
  assert.ok(rows.length > 20)
  for (const name of rows)
    assert.ok(
      tests.some(source => source.includes(`test('${name}'`)),
      name,
    )
})

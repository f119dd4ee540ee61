import assert from 'node:assert/strict'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { newIdentity, readIdentity } from '../../src/catalogue/identity.ts'
import { newSharedSecret, signedHeaders } from '../../src/webhooks/sign.ts'
import { readCurl } from '../support/curl-command.ts'
import { temporaryFolder } from '../support/running-server.ts'
import { testApp, testService } from '../support/service.ts'
import { randomSpots } from '../support/spots.ts'

const text = readFileSync(new URL('../../docs/jobs-changes-webhooks.md', import.meta.url), 'utf8')

const CLIENT = new URL('../../client/src/index.ts', import.meta.url).href

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

test('the receiver of the docs takes what is signed with either key, and nothing else', async () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'receive.ts')
  const code = blocks('ts')[0] ?? ''
  writeFileSync(file, code.replace("'sanctuary-directory-client'", JSON.stringify(CLIENT)))
  const { receive } = await import(pathToFileURL(file).href)
  folder.remove()
  const stored = newIdentity()
  const { webhookKey } = readIdentity(key => stored[key])
  const secret = newSharedSecret()
  const body = '{"type":"spot.created"}'
  const received = async (key: string, { secondsAgo = 0, sent = body } = {}): Promise<number> => {
    const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
    const headers = signedHeaders({ id: 'msg_1', timestamp, body }, { secrets: [secret], keys: [webhookKey.secret] })
    const request = new Request('http://receiver.example/', { method: 'POST', headers, body: sent })
    return (await receive(request, key)).status
  }
  for (const key of [secret, webhookKey.public]) {
    assert.equal(await received(key), 204)
    assert.equal(await received(key, { sent: `${body} ` }), 401)
    assert.equal(await received(key, { secondsAgo: 400 }), 401)
  }
  assert.equal(await received(newSharedSecret()), 401)
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
      tests.some(source => source.includes(`'${name}'`)),
      name,
    )
})

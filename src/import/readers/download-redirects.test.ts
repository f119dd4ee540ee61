import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { makeCertificate } from '../../../test/support/certificate.ts'
import { PRIVATE_HOSTS } from '../../../test/support/private-hosts.ts'
import { type Address, onlyTo, type Resolve } from '../../net/lookup.ts'
import { withLocalFile } from './download.ts'

/** A public address, at which the server of this test answers; the certificate is good for both names. */
const PUBLIC = '93.184.215.14'
const HOSTS: Readonly<Record<string, string[]>> = {
  'public.example': [PUBLIC],
  'inside.example': ['10.0.0.7'],
  'half.example': [PUBLIC, '169.254.169.254'],
}

const folder = mkdtempSync(join(tmpdir(), 'redirects-'))
const { certificate, key } = makeCertificate(folder, 'DNS:public.example,DNS:inside.example,DNS:half.example')
const [cert, trusted] = [readFileSync(certificate, 'utf8'), getCACertificates()]
setDefaultCACertificates([...trusted, cert])

let [location, status] = ['', 302]
const asked: string[] = []
const server = createServer({ cert, key: readFileSync(key) }, ({ url = '', headers: { host = '' } }, response) => {
  asked.push(`${host.replace(/:\d+$/, '')}${url}`)
  if (url === '/moved') response.writeHead(status, { location }).end()
  else response.end('name\n')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0

after(() => {
  server.close()
  server.closeAllConnections()
  setDefaultCACertificates(trusted)
  rmSync(folder, { recursive: true })
})

const resolve: Resolve = host =>
  Promise.resolve((HOSTS[host] ?? ['127.0.0.1']).map(each => ({ address: each, family: 4 })))

/** Takes what public.example redirects to; `connected` holds the addresses that a connection was made to. */
async function takeMoved(to: string): Promise<{ text: string; connected: string[] }> {
  const connected: string[] = []
  const connect = (addresses: readonly Address[]) => {
    connected.push(...addresses.map(each => each.address))
    return onlyTo([{ address: '127.0.0.1', family: 4 }])
  }
  // A header is of ASCII; a URL's host is decoded.
  ;[location, asked.length] = [to.replaceAll(/[^\p{ASCII}]/gu, encodeURIComponent), 0]
  const options = { resolve, connect, onProgress: () => {} }
  const text = await withLocalFile(`https://public.example:${port}/moved`, options, path =>
    Promise.resolve(readFileSync(path ?? '', 'utf8')),
  )
  return { text, connected }
}

test('a file that a public https host redirects to on another public one is taken', async () => {
  assert.deepEqual(await takeMoved(`https://public.example:${port}/a.csv`), {
    text: 'name\n',
    connected: [PUBLIC, PUBLIC],
  })
  assert.deepEqual(asked, ['public.example/moved', 'public.example/a.csv'])
})

test('a public https host that redirects into a private network is not followed, by no status and no spelling', async () => {
  const places = [...PRIVATE_HOSTS, 'inside.example', 'half.example', 'localhost'].map(
    host => `https://${host}:${port}/`,
  )
  for (const [at, place] of [...places, `//10.0.0.7:${port}/`].entries()) {
    status = [301, 302, 303, 307, 308][at % 5] ?? 302
    await assert.rejects(takeMoved(place), {
      name: 'OperatorError',
      message: /public\.example.+is at .+ not a public address: allow it with --allow-private.+nothing was changed/,
    })
    assert.deepEqual(asked, ['public.example/moved'], place)
  }
})

test('a public https host that redirects to plain http is not followed, wherever that leads', async () => {
  for (const host of ['public.example', 'inside.example', '127.0.0.1']) {
    await assert.rejects(takeMoved(`http://${host}:${port}/`), { message: /it is redirected to plain http/ })
    assert.deepEqual(asked, ['public.example/moved'], host)
  }
})

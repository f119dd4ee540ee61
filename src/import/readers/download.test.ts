import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { test } from 'node:test'
import { PRIVATE_HOSTS } from '../../../test/support/private-hosts.ts'
import type { Resolve } from '../../net/lookup.ts'
import { type DownloadOptions, withLocalFile } from './download.ts'

const LIMITS = { bytes: 1000, redirects: 2, silenceMs: 200, totalMs: 1500 }

/** Runs `act` with a server of this machine, and counts what it was asked. */
async function withServer(listener: RequestListener, act: (base: string, asked: () => number) => Promise<void>) {
  let asked = 0
  const server = createServer((request, response) => {
    asked++
    return listener(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  try {
    await act(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, () => asked)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

function take(url: string, options: DownloadOptions = {}): Promise<string> {
  const terms = { allowsPrivate: true, limits: LIMITS, onProgress: () => {}, ...options }
  return withLocalFile(url, terms, path =>
    Promise.resolve(path === null ? 'not modified' : `${basename(path)}: ${readFileSync(path, 'utf8')}`),
  )
}

test('a URL is read as a file with the end of its path as name, which is gone afterwards', async () => {
  const listener: RequestListener = ({ url }, response) =>
    url === '/moved' ? response.writeHead(302, { location: '/data/a.csv' }).end() : response.end('name\n')
  await withServer(listener, async base => {
    assert.equal(await take(`${base}/data/a.csv?b=c`), 'a.csv: name\n')
    assert.equal(await take(`${base}/moved`), 'moved: name\n')
    assert.equal(await take(`${base}/`), 'download: name\n')
    for (const odd of ['%2e%2e%2fa.csv', '%00.csv', '%zz.csv', `${'a'.repeat(500)}.csv`, '..%5c..%5ca.csv']) {
      assert.match(await take(`${base}/${odd}`), /^[\w.-]{1,100}: name\n$/, odd)
    }
    let at = ''
    await withLocalFile(`${base}/a.csv`, { allowsPrivate: true, onProgress: () => {} }, async path => {
      at = path ?? ''
    })
    assert.ok(at !== '' && !existsSync(at))
  })
})

test('nothing of a private network is asked unless that is allowed, however it is written, redirected to or looked up', async () => {
  await withServer(
    (_, response) => response.end('secret'),
    async (base, asked) => {
      const { port } = new URL(base)
      for (const host of PRIVATE_HOSTS) {
        await assert.rejects(take(`https://${host}:${port}/`, { allowsPrivate: false }), {
          name: 'OperatorError',
          message: /not a public address: allow it with --allow-private|cannot be reached/,
        })
        await assert.rejects(take(`http://${host}:${port}/`, { allowsPrivate: false }), /not an https URL/)
      }
      for (const answers of [['93.184.215.14', '127.0.0.1'], ['127.0.0.1']]) {
        const resolve: Resolve = () => Promise.resolve(answers.map(address => ({ address, family: 4 })))
        const refused = take(`https://rebinding.example:${port}/`, { allowsPrivate: false, resolve })
        await assert.rejects(refused, /rebinding\.example is at 127\.0\.0\.1/)
      }
      await assert.rejects(take(`https://me:pass@127.0.0.1:${port}/`), /must not hold a name or password/)
      assert.equal(asked(), 0)
    },
  )
})

test('a resolver that changes its answer between the check and the connection changes nothing', {
  skip: process.platform === 'linux' ? false : 'only Linux has all of 127.0.0.0/8',
}, async () => {
  await withServer(
    (_, response) => response.end('name\n'),
    async (base, asked) => {
      const { port } = new URL(base)
      let secret = 0
      const other = createServer((_, response) => {
        secret++
        response.end('secret')
      }).listen(Number(port), '127.0.0.2')
      await once(other, 'listening')
      const answers = ['127.0.0.1', '127.0.0.2']
      let looked = 0
      const resolve: Resolve = () => Promise.resolve([{ address: answers[Math.min(looked++, 1)] ?? '', family: 4 }])
      try {
        assert.equal(await take(`http://rebinding.example:${port}/a.csv`, { resolve }), 'a.csv: name\n')
        assert.deepEqual([looked, asked(), secret], [1, 1, 0])
        // The next download is checked anew, and refused by what the name has become.
        await assert.rejects(
          take(`https://rebinding.example:${port}/a.csv`, { resolve, allowsPrivate: false }),
          /rebinding\.example is at 127\.0\.0\.2/,
        )
        assert.deepEqual([looked, asked(), secret], [2, 1, 0])
      } finally {
        other.close()
        other.closeAllConnections()
      }
    },
  )
})

test('the host is looked up once a hop, and asked only where it was found', async () => {
  await withServer(
    (_, response) => response.writeHead(302, { location: 'http://second.example/' }).end(),
    async (base, asked) => {
      const { port } = new URL(base)
      const looked: string[] = []
      const resolve: Resolve = host => {
        looked.push(host)
        return Promise.resolve([{ address: host === 'first.example' ? '127.0.0.1' : '8.8.8.8', family: 4 }])
      }
      // What is public is not asked over plain http, whatever is allowed of what is not.
      await assert.rejects(take(`http://first.example:${port}/`, { resolve }), /not an https URL/)
      assert.deepEqual([looked, asked()], [['first.example', 'second.example'], 1])
    },
  )
})

test('a redirect without end, to nowhere, to a file or with a password is not followed', async () => {
  const places = ['/again', '', 'file:///etc/passwd', 'http://a:b@127.0.0.1/', 'ftp://example.org/', 'https://%']
  for (const location of places) {
    await withServer(
      (_, response) => response.writeHead(302, location === '' ? {} : { location }).end(),
      async base => {
        const message = /redirected (?:more than 2 times|to what is no https URL); nothing was changed/
        await assert.rejects(take(`${base}/`), { name: 'OperatorError', message })
      },
    )
  }
})

test('what stalls, drips, lies of its length, is packed or too large is given up', async () => {
  const answers: Record<string, (response: ServerResponse) => unknown> = {
    '/silent': () => {},
    '/stalls': response => response.writeHead(200).write('x'),
    '/large': response => response.end('x'.repeat(1001)),
    '/says-large': response => response.writeHead(200, { 'content-length': 5000 }).write('x'),
    '/packed': response => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    '/cut': response => response.writeHead(200, { 'content-length': 500 }).write('x', () => response.destroy()),
    '/more': response => response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabcdefgh'),
    '/drips': response => {
      const drip = setInterval(() => response.write('x'), 10)
      response.on('close', () => clearInterval(drip))
    },
  }
  const listener: RequestListener = ({ url = '' }, response) => void answers[url]?.(response)
  await withServer(listener, async base => {
    const messages = {
      silent: /said nothing for 0\.2 seconds/,
      stalls: /said nothing for 0\.2 seconds/,
      large: /larger than/,
      'says-large': /larger than/,
      packed: /packed with gzip/,
      cut: /after 1 of 500 bytes the connection broke off/,
    }
    for (const [path, message] of Object.entries(messages)) {
      await assert.rejects(take(`${base}/${path}`), { name: 'OperatorError', message }, path)
    }
    assert.equal(await take(`${base}/more`), 'more: abc')
    // Whatever holds this machine up between two drops.
    const limits = { ...LIMITS, silenceMs: LIMITS.totalMs * 10 }
    const dripped = { name: 'OperatorError', message: /not done within/ }
    await assert.rejects(take(`${base}/drips`, { limits }), dripped)
  })
})

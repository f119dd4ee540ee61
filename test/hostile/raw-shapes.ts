// What a client sends by hand: heads that two programs may read in two ways, protocols that are not spoken, and what
// follows them on the same connection.

const NEXT = 'GET /api/nowhere HTTP/1.1\r\nHost: a\r\n\r\n'
const get = (...lines: string[]) =>
  `GET /api/spots?limit=1 HTTP/1.1\r\n${lines.map(line => `${line}\r\n`).join('')}\r\n`
const post = (lines: readonly string[], body: string) =>
  `POST /api/ask HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${lines.map(line => `${line}\r\n`).join('')}\r\n${body}`
const QUESTION = '{"query":"lakes"}'
const CHUNKED = `11\r\n${QUESTION}\r\n0\r\n\r\n`

export const RAW: readonly string[] = [
  // Two lengths, two codings, lengths that are none.
  get('Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked') + `0\r\n\r\n${NEXT}`,
  post(['Content-Length: 5', 'Content-Length: 6'], `abcdef${NEXT}`),
  post(['Content-Length: 5, 5'], `abcde${NEXT}`),
  post(['Content-Length: +17'], QUESTION + NEXT),
  post(['Content-Length: 0x11'], QUESTION + NEXT),
  post(['Content-Length: 17abc'], QUESTION + NEXT),
  post(['Content-Length: 99999999999999999999'], QUESTION),
  post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${NEXT}`),
  post(['Transfer-Encoding: identity, chunked'], CHUNKED + NEXT),
  post(['Transfer-Encoding: chunked, chunked'], CHUNKED + NEXT),
  post(['Transfer-Encoding: chunked, identity'], CHUNKED + NEXT),
  post(['Transfer-Encoding : chunked'], `0\r\n\r\n${NEXT}`),
  post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${NEXT}`),
  post(['Transfer-Encoding:\tchunked'], CHUNKED + NEXT),
  post(['Transfer-Encoding: "chunked"'], CHUNKED + NEXT),
  post(['Transfer-Encoding:\r\n chunked'], CHUNKED + NEXT),
  post(['Transfer-Encoding: chunked\x0b'], CHUNKED + NEXT),
  post(['Transfer-Encoding: gzip, chunked'], CHUNKED + NEXT),
  // Chunks.
  post(['Transfer-Encoding: chunked'], 'ffffffffffffffff1\r\nx'),
  post(['Transfer-Encoding: chunked'], `5;x=\n\r\nabc${NEXT}`),
  post(['Transfer-Encoding: chunked'], `-1\r\nx\r\n0\r\n\r\n${NEXT}`),
  post(['Transfer-Encoding: chunked'], `0x11\r\n${QUESTION}\r\n0\r\n\r\n${NEXT}`),
  post(['Transfer-Encoding: chunked'], `\r\n${QUESTION}\r\n0\r\n\r\n${NEXT}`),
  post(['Transfer-Encoding: chunked'], `11\n${QUESTION}\n0\n\n${NEXT}`),
  post(['Transfer-Encoding: chunked'], `11\r\n${QUESTION}xx0\r\n\r\n${NEXT}`),
  post(['Transfer-Encoding: chunked'], `11;${'e'.repeat(20_000)}\r\n${QUESTION}\r\n0\r\n\r\n`),
  post(['Transfer-Encoding: chunked'], `11\r\n${QUESTION}\r\n0\r\nTrailer: x\r\n folded\r\n\r\n${NEXT}`),
  post(['Transfer-Encoding: chunked'], `11\r\n${QUESTION}\r\n0\r\nContent-Length: 9\r\n\r\n${NEXT}`),
  post(['Transfer-Encoding: chunked'], `11\r\n${QUESTION}\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n${NEXT}`),
  post(['Transfer-Encoding: chunked'], `11\r\n${QUESTION}\r\n0\r\n${'T: x\r\n'.repeat(5000)}\r\n`),
  // Lines.
  get('Host: a', 'Content-Length: -1'),
  get('Host: a', ' folded: x'),
  get('Host: a', 'X y: z'),
  get('Host: a', ': empty'),
  get('Host : a'),
  get('Host: a', 'X: a\rb'),
  get('Host: a', 'X: \0'),
  get('Host: a', `X: ${'\xff'.repeat(100)}`),
  'GET /api/spots HTTP/1.1\nHost: a\n\n',
  'GET  /api/spots HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/spots  HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET\t/api/spots\tHTTP/1.1\r\nHost: a\r\n\r\n',
  'get /api/spots HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/spots http/1.1\r\nHost: a\r\n\r\n',
  'GET /api/spots\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/sp\xf6ts HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api\\spots HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/spots\r\nHost: a\r\n\r\n',
  '\r\n\r\n\r\nGET /livez HTTP/1.1\r\nHost: a\r\n\r\n',
  // Hosts and targets.
  get(),
  get('Host: a', 'Host: b'),
  get('Host: a, b'),
  get('Host:'),
  get(`Host: ${'a'.repeat(3000)}`),
  'GET http://evil.example/api/spots?limit=1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET https://evil.example:443@a/api/spots HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET file:///etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET //evil.example/api/spots HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET ?limit=1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n',
  'TRACE /mcp HTTP/1.1\r\nHost: a\r\nCookie: secret\r\n\r\n',
  `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  // Versions and other protocols.
  'GET /api/spots?limit=1 HTTP/1.0\r\n\r\n',
  `GET /api/spots?limit=1 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n${NEXT}`,
  `POST /api/ask HTTP/1.0\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
  'POST /api/ask HTTP/1.0\r\nContent-Type: application/json\r\n\r\n',
  'GET /api/spots HTTP/0.9\r\n\r\n',
  'GET /api/spots HTTP/2.0\r\nHost: a\r\n\r\n',
  'GET /api/spots HTTP/1.9\r\nHost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\nGET /livez HTTP/1.1\r\nHost: a\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '{}\r\n\r\n',
  get(
    'Host: a',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Version: 13',
  ),
  get('Host: a', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  // Expectations.
  post(['Expect: 100-continue', 'Content-Length: 17'], QUESTION),
  post(['Expect: 200-ok', 'Content-Length: 0'], ''),
  // More headers than fit.
  `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
]

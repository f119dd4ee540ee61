// The yardstick: Node's bare HTTP server that sends fixed bytes with the same headers, and does nothing else.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

type Fixed = { headers: string[]; body: string }

const fixed: Record<string, Fixed> = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const answers = new Map(
  Object.entries(fixed).map(([target, { headers, body }]) => [target, { headers, body: Buffer.from(body, 'base64') }]),
)
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  response.writeHead(answer ? 200 : 404, answer?.headers)
  response.end(answer?.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})

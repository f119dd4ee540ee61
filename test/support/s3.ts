// An S3 server of a test's own. It knows one key, and checks neither signatures nor conditions.
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer, type Server } from 'node:http'
import { temporaryFolder } from './running-server.ts'
import type { S3Access } from '../../src/index/snapshots/s3-store.ts'

/** What is used of s3rver, which brings no types. */
type S3rver = { configureBuckets(): Promise<unknown>; getMiddleware(): (request: object, response: object) => void }
const S3rverServer = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver

const BUCKET = 'quiet-bucket'

export type PrivateS3 = {
  /** `s3://bucket/prefix` */
  url: string
  access: S3Access
  /** The same as environment variables. */
  environment: Record<string, string>
  /** Requests so far, by method. */
  requests: readonly string[]
  /** Answers that are given in place of the server's own, first to last. */
  failing: number[]
  /** Where it keeps its files. */
  folder: string
  stop(): Promise<void>
}

/** Starts it on a free port of 127.0.0.1, with the one key that s3rver knows. */
export async function startS3(): Promise<PrivateS3> {
  const folder = temporaryFolder()
  const s3 = new S3rverServer({
    directory: folder.path,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await s3.configureBuckets()
  const answer = s3.getMiddleware()
  const requests: string[] = []
  const failing: number[] = []
  const server: Server = createServer((request, response) => {
    requests.push(request.method ?? '')
    const status = failing.shift()
    if (status === undefined) return answer(request, response)
    request.resume()
    response.writeHead(status).end('<Error><Code>SlowDown</Code></Error>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const [accessKeyId, secretAccessKey] = ['S3RVER', 'S3RVER']
  return {
    url: `s3://${BUCKET}/some/prefix`,
    access: { endpoint, region: 'us-east-1', accessKeyId, secretAccessKey, sessionToken: null },
    environment: {
      SNAPSHOT_URL: `s3://${BUCKET}/some/prefix`,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
    requests,
    failing,
    folder: folder.path,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      folder.remove()
    },
  }
}

// A proxy before several machines, as deploy/nginx/nginx.conf sets one up: in turn, and to the next when one does not answer.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createProxyServer } from 'httpxy'

export type Proxy = { url: string; stop(): Promise<void> }

/** Starts it on a free port of 127.0.0.1; `targets` may change while it runs. Only requests without a body are tried again. */
export async function startProxy(targets: readonly string[]): Promise<Proxy> {
  const proxy = createProxyServer({})
  // How long a machine keeps its connection to the proxy says nothing of the one to the client.
  proxy.on('proxyRes', ({ headers }) => {
    delete headers.connection
    delete headers['keep-alive']
  })
  let turn = 0
  const server = createServer((request, response) => {
    void (async () => {
      const first = turn++
      for (let tries = 0; tries < targets.length; tries++) {
        const target = targets[(first + tries) % targets.length] ?? ''
        try {
          await proxy.web(request, response, { target })
          return
        } catch {
          if (response.headersSent || request.method !== 'GET') break
        }
      }
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

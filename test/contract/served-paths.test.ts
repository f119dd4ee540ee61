import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '../../src/http/routes.ts'
import { mcpMount } from '../../src/mcp/endpoint.ts'
import { pages } from '../../src/web/pages.ts'
import { testApp, testService } from '../support/service.ts'
import { randomSpots } from '../support/spots.ts'

/** All that is served: every path, from the route table and the table of pages. */
const SERVED = [
  ...routes.flatMap(({ paths, alsoAt = [] }) => [...Object.keys(paths), ...alsoAt]),
  ...pages.all.map(page => page.path),
  mcpMount.path,
]

/** What a public directory must not have, and what scanners ask for. */
const MUST_NOT_EXIST = `
  /admin /admin/ /api/admin /api/admin/spots /administrator /wp-admin /wp-login.php /manager/html /console /dashboard
  /login /logout /signup /register /account /profile /profiles /users /user/1 /me /api/me /api/users /api/users/1
  /api/profiles /api/profile /api/accounts /api/comments /api/favorites /api/auth /api/login /api/token /oauth/token
  /api/keys /api/v1/users /api/v1/ask /api/v1/batch /api/v1/spots/r-00001 /api/v1/jobs/x /api/v1/webhooks /api/v2/spots
  /api/sandbox /api/sandbox/search /api/sandbox/spots/sandbox-quotes /api/jobs /api/batch/ /api/internal /api/debug
  /.env /.git/config /.git/HEAD /.htaccess /.ssh/id_rsa /.npmrc /.DS_Store /.well-known/openid-configuration
  /package.json /package-lock.json /tsconfig.json /src/server.ts /src/config.ts /bin/sanctuary.js /node_modules/hono/package.json
  /var/catalogue.sqlite /catalogue.sqlite /index.bin /data/starter/spots.csv /backup.sql /dump.sql /db.sqlite
  /config.json /config.yml /server-status /phpinfo.php /actuator /actuator/health /metrics /debug/pprof /swagger-ui.html
  /graphql /trace /healthz /status /../etc/passwd /..%2f..%2fetc/passwd /%2e%2e/%2e%2e/etc/passwd /static/../package.json
  /assets/../../package.json /assets/..%2f..%2fpackage.json /spots/../package.json /docs/../.env //admin /api//spots
  /api/spots/r-00001/edit /api/spots/r-00001/comments /spots/r-00001/edit /docs/admin /docs/errors/x
`
  .split(/\s+/)
  .filter(Boolean)

test('what must not exist does not, by any method', async () => {
  const app = testApp(await testService(randomSpots(5)), pages, [mcpMount])
  for (const path of MUST_NOT_EXIST) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      for (const accept of ['application/json', 'text/html']) {
        const request = new Request(`http://inside${path}`, { method, headers: { accept } })
        const { status } = await app.fetch(request, { address: '203.0.113.1' })
        assert.equal(status, 404, `${method} ${path}`)
      }
    }
  }
})

test('every path that answers stands in the list of served paths', async () => {
  const app = testApp(await testService(randomSpots(5)), pages, [mcpMount])
  const words = [
    '',
    'api',
    'spots',
    'search',
    'ask',
    'batch',
    'jobs',
    'docs',
    'errors',
    'health',
    'v1',
    'sandbox',
    'webhooks',
    'mcp',
    'openapi.json',
    'livez',
    'readyz',
    'assets',
    'tiles',
    'r-00001',
    'x',
  ]
  const paths = words.flatMap(a =>
    ['', ...words].flatMap(b => ['', ...words].map(c => `/${[a, b, c].filter(Boolean).join('/')}`)),
  )
  for (const path of new Set(paths)) {
    const { status } = await app.fetch(new Request(`http://inside${path}`), { address: '203.0.113.1' })
    if (status === 404) continue
    assert.ok(
      SERVED.some(pattern => matches(pattern, path)),
      `${path} → ${status} is not in the list`,
    )
  }
})

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
}

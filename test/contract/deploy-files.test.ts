// What deploy/ gives to Docker, Kubernetes and systemd: settings that there are, no secret in clear text, nothing as root.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseAllDocuments } from 'yaml'
import { commands } from '../../src/cli/commands.ts'
import { configHelp, readConfig } from '../../src/serve/config.ts'
import { type ComposeService, readCompose } from '../support/compose.ts'

type Env = { name: string; value?: string }
type Container = {
  name: string
  args: string[]
  env: Env[]
  ports?: { name: string; containerPort: number }[]
  securityContext: Record<string, unknown>
  volumeMounts: { name: string; mountPath: string }[]
} & Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', { httpGet: { path: string; port: string } } | undefined>
type Pod = { securityContext: Record<string, unknown>; containers: Container[]; volumes: { name: string }[] }

const SETTINGS = new Set(Array.from(configHelp().matchAll(/^ {2}([A-Z0-9_]+) /gm), ([, name = '']) => name))
const compose = readCompose()
const { web, builder, worker, import: importer, proxy } = compose.services
const manifests = parseAllDocuments(readFileSync('deploy/kubernetes/sanctuary.yaml', 'utf8')).map(
  document => document.toJS() as { kind: string; spec: Record<string, unknown> },
)

/** For secrets that are not just any text. */
const STAND_INS: Readonly<Record<string, string>> = {
  DATABASE_URL_FILE: 'postgres://user@postgres/sanctuary',
  REDIS_URL_FILE: 'redis://valkey:6379/0',
}

/** Settings as a service gets them must be ones that there are, and be understood. */
function assertSettings(environment: Record<string, string>, where: string): void {
  for (const name of Object.keys(environment)) {
    assert.ok(SETTINGS.has(name.replace(/_FILE$/, '')), `${where}: there is no setting ${name}`)
    assert.ok(
      !/^(DATABASE_URL|REDIS_URL|AWS_ACCESS_KEY_ID|AWS_SECRET_ACCESS_KEY)$/.test(name),
      `${where}: ${name} holds a password and belongs into a file`,
    )
  }
  // What stands in a file there has some value.
  const values = Object.entries(environment).map(([name, value]) =>
    name.endsWith('_FILE')
      ? [name.replace(/_FILE$/, ''), STAND_INS[name] ?? 'secret']
      : [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')],
  )
  readConfig(Object.fromEntries(values))
}

test('compose starts three machines that answer and one that builds, over one database and bucket, each with a folder of its own', () => {
  assert.ok(web && builder && worker && importer && proxy)
  assert.deepEqual([web.deploy?.replicas, builder.deploy?.replicas ?? 1], [3, 1])
  assert.deepEqual(
    [web, builder, worker].map(({ environment }) => environment?.['ROLES']),
    ['web', 'build,deliver', 'import'],
  )
  const together = (service: ComposeService, other: ComposeService) =>
    Object.entries(service.environment ?? {}).filter(([name]) => name !== 'ROLES' && name in (other.environment ?? {}))
  assert.deepEqual(together(web, builder), together(builder, web))
  assert.deepEqual(together(web, worker), together(worker, web))
  assert.ok(['PUBLIC_URL', 'DATABASE_URL_FILE', 'SNAPSHOT_URL'].every(name => name in (builder.environment ?? {})))
  assert.deepEqual(builder.volumes, ['/data'])
  for (const [name, service] of Object.entries({ web, builder, worker, import: importer })) {
    assertSettings(service.environment ?? {}, name)
    assert.equal(service.read_only, true)
    assert.match(service.user ?? '', /^65532:/)
    for (const secret of service.secrets ?? []) {
      const file = `/run/secrets/${secret}`
      assert.ok(Object.values(service.environment ?? {}).includes(file), `${name} is told of ${file}`)
    }
  }
  assert.deepEqual(web.volumes, ['/data'], 'a named volume would be shared by all three')
})

test('each service of compose has a health check, or ends by itself, and each waits for what it needs', () => {
  for (const [name, { build, healthcheck, restart }] of Object.entries(compose.services)) {
    const endsByItself = restart === 'no' || restart === 'on-failure'
    // The image of this project has its own.
    assert.ok(healthcheck || build || endsByItself, name)
  }
  for (const service of [web, builder, worker]) {
    const conditions = Object.entries(service?.depends_on ?? {}).map(([name, { condition }]) => `${name} ${condition}`)
    assert.ok(
      conditions.includes('postgres service_healthy') && conditions.includes('bucket service_completed_successfully'),
    )
    const { SNAPSHOT_URL: bucket = '', AWS_ENDPOINT_URL_S3: server = '' } = service?.environment ?? {}
    assert.equal(new URL(server).hostname, 's3')
    assert.match(JSON.stringify(compose.services['bucket']), new RegExp(`mc mb [^"]*/${new URL(bucket).hostname}\\b`))
  }
  assert.match(readFileSync('deploy/prometheus/prometheus.yml', 'utf8'), /names: \[web, builder, worker\]/)
})

test('the manifests give each of the three machines the settings that compose gives it', () => {
  const containers = manifests.flatMap(({ kind, spec }) => podsOf(kind, spec)).flatMap(({ containers }) => containers)
  for (const [name, service] of Object.entries({ web, builder, worker })) {
    const env = containers.find(container => container.name === name)?.env ?? []
    assert.deepEqual(env.map(one => one.name).toSorted(), Object.keys(service?.environment ?? {}).toSorted(), name)
    assert.equal(env.find(one => one.name === 'ROLES')?.value, service?.environment?.['ROLES'])
  }
})

test('every secret, volume and service that compose names is there, and no password stands in it', () => {
  for (const [name, { secrets = [], volumes = [], depends_on: needed = [] }] of Object.entries(compose.services)) {
    for (const secret of secrets) assert.ok(secret in compose.secrets, `${name}: ${secret}`)
    for (const volume of volumes) {
      const [from = ''] = volume.split(':')
      if (/^[a-z]/.test(from)) assert.ok(from in compose.volumes, `${name}: ${from}`)
    }
    for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
      assert.ok(other in compose.services, other)
  }
  for (const secret of Object.values(compose.secrets)) assert.match(secret?.file ?? '', /^\.\/secrets\//)
  for (const file of globSync('deploy/**/*.{yml,yaml,service,conf}')) {
    assert.doesNotMatch(readFileSync(file, 'utf8'), /:\/\/[^\s/]*:[^\s/]+@|PASSWORD[=:] *\S/, file)
  }
})

test('the proxy asks the service at its port, believes no client, and is believed by the service', () => {
  const nginx = readFileSync('deploy/nginx/nginx.conf', 'utf8')
  assert.match(nginx, /server web:8080 resolve/)
  assert.equal(nginx.match(/proxy_pass /g)?.length, nginx.match(/X-Forwarded-For \$remote_addr;/g)?.length)
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: web?.environment?.['TRUSTED_PROXIES'] })
  assert.ok(trustedProxies.check('172.31.0.10'))
  assert.match(JSON.stringify(proxy?.networks), /172\.31\.0\.10/)
  let depth = 0
  for (const sign of nginx.replaceAll(/#.*/g, '').match(/[{}]/g) ?? []) {
    depth += sign === '{' ? 1 : -1
    assert.ok(depth >= 0)
  }
  assert.equal(depth, 0)
})

test('the manifests of Kubernetes run nothing as root, write only to volumes, and probe where the supervisor answers', () => {
  const pods = manifests.flatMap(({ kind, spec }) => podsOf(kind, spec))
  assert.deepEqual(
    manifests.map(({ kind }) => kind),
    ['Deployment', 'Deployment', 'Deployment', 'Service', 'PodDisruptionBudget', 'CronJob'],
  )
  for (const { securityContext, containers, volumes } of pods) {
    assert.equal(securityContext['runAsNonRoot'], true)
    for (const container of containers) {
      assert.ok(commands.has(container.args[0] ?? ''), `${container.args[0]} is a command`)
      assertSettings(Object.fromEntries(container.env.map(({ name, value = '' }) => [name, value])), 'kubernetes')
      assert.deepEqual(
        ['allowPrivilegeEscalation', 'readOnlyRootFilesystem'].map(name => container.securityContext[name]),
        [false, true],
      )
      const mounts = container.volumeMounts.map(({ name }) => name)
      for (const name of mounts)
        assert.ok(
          volumes.some(volume => volume.name === name),
          name,
        )
      for (const { name, value } of container.env) {
        if (name.endsWith('_FILE'))
          assert.match(value ?? '', /^\/secrets\/((database|redis)_url|s3_(access|secret)_key)$/)
      }
    }
  }
  const [service] = pods[0]?.containers ?? []
  const others = pods.slice(1, 3).flatMap(({ containers }) => containers)
  assert.deepEqual(
    others.map(({ name }) => name),
    ['builder', 'worker'],
  )
  const port = (name: string) => service?.ports?.find(one => one.name === name)?.containerPort
  assert.deepEqual([port('http'), port('health')], [8080, 8081], 'as the image sets them')
  assert.match(readFileSync('Dockerfile', 'utf8'), /PORT=8080 HEALTH_PORT=8081/)
  for (const name of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    assert.equal(service?.[name]?.httpGet.port, 'health')
    assert.match(service?.[name]?.httpGet.path ?? '', /^\/(livez|readyz)$/)
    for (const other of others) assert.deepEqual(other[name], service?.[name])
  }
})

function podsOf(kind: string, spec: Record<string, unknown>): Pod[] {
  const within = (of: unknown, ...path: string[]) =>
    path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], of) as Pod // as the format has it
  if (kind === 'Deployment') return [within(spec, 'template', 'spec')]
  return kind === 'CronJob' ? [within(spec, 'jobTemplate', 'spec', 'template', 'spec')] : []
}

test('the units of systemd run commands that there are, as a user of their own, and each timer has its service', () => {
  const units = globSync('deploy/systemd/*')
  assert.equal(units.length, 5)
  for (const file of units.filter(file => file.endsWith('.service'))) {
    const text = readFileSync(file, 'utf8')
    const [, command = ''] = /bin\/sanctuary\.js (\w+)/.exec(text) ?? []
    assert.ok(commands.has(command), `${file} runs ${command}`)
    for (const line of ['User=sanctuary', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'UMask=0077']) {
      assert.match(text, new RegExp(`^${line}$`, 'm'), file)
    }
    const [, settings = ''] = /^Environment=(.*)$/m.exec(text) ?? []
    assertSettings(Object.fromEntries(settings.split(' ').map(pair => pair.split('='))), file)
  }
  for (const timer of units.filter(file => file.endsWith('.timer'))) {
    assert.ok(units.includes(timer.replace('.timer', '.service')), timer)
  }
})

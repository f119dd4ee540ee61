// What deploy/ gives to Docker, Kubernetes and systemd: settings that there are, no secret in clear text, nothing as root.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse as parseYaml, parseAllDocuments } from 'yaml'
import { commands } from '../../src/cli/commands.ts'
import { configHelp, readConfig } from '../../src/serve/config.ts'

type Service = {
  image?: string
  command?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  read_only?: boolean
  user?: string
  volumes?: string[]
  networks?: unknown
  depends_on?: Record<string, unknown> | string[]
  deploy?: { replicas: number }
}
type Compose = Record<'secrets' | 'volumes', Record<string, { file?: string } | null>> & {
  services: Record<string, Service>
}
type Env = { name: string; value?: string }
type Container = {
  args: string[]
  env: Env[]
  ports?: { name: string; containerPort: number }[]
  securityContext: Record<string, unknown>
  volumeMounts: { name: string; mountPath: string }[]
} & Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', { httpGet: { path: string; port: string } } | undefined>
type Pod = { securityContext: Record<string, unknown>; containers: Container[]; volumes: { name: string }[] }

const SETTINGS = new Set(Array.from(configHelp().matchAll(/^ {2}([A-Z_]+) /gm), ([, name = '']) => name))
const compose: Compose = parseYaml(readFileSync('deploy/compose.yml', 'utf8'), { merge: true })
const { web, import: importer, proxy } = compose.services
const manifests = parseAllDocuments(readFileSync('deploy/kubernetes/sanctuary.yaml', 'utf8')).map(
  document => document.toJS() as { kind: string; spec: Record<string, unknown> },
)

/** Settings as a service gets them must be ones that there are, and be understood. */
function assertSettings(environment: Record<string, string>, where: string): void {
  for (const name of Object.keys(environment)) {
    assert.ok(SETTINGS.has(name.replace(/_FILE$/, '')), `${where}: there is no setting ${name}`)
    assert.ok(!/^(DATABASE|REDIS)_URL$/.test(name), `${where}: ${name} holds a password and belongs into a file`)
  }
  const entries = Object.entries(environment).filter(([name]) => !name.endsWith('_FILE'))
  readConfig(Object.fromEntries(entries.map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')])))
}

test('compose starts three machines that share database and Redis, each with a folder of its own', () => {
  assert.ok(web && importer && proxy)
  assert.equal(web.deploy?.replicas, 3)
  for (const [name, service] of Object.entries({ web, import: importer })) {
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
    ['Deployment', 'Service', 'PodDisruptionBudget', 'CronJob'],
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
        if (name.endsWith('_FILE')) assert.match(value ?? '', /^\/secrets\/(database|redis)_url$/)
      }
    }
  }
  const [service] = pods[0]?.containers ?? []
  const port = (name: string) => service?.ports?.find(one => one.name === name)?.containerPort
  assert.deepEqual([port('http'), port('health')], [8080, 8081], 'as the image sets them')
  assert.match(readFileSync('Dockerfile', 'utf8'), /PORT=8080 HEALTH_PORT=8081/)
  for (const name of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    assert.equal(service?.[name]?.httpGet.port, 'health')
    assert.match(service?.[name]?.httpGet.path ?? '', /^\/(livez|readyz)$/)
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

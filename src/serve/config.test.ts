import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { archiveFile } from '../../test/support/archive-file.ts'
import { temporaryFolder } from '../../test/support/running-server.ts'
import { configHelp, linksOf, readConfig } from './config.ts'

test('an empty environment gives the defaults', () => {
  const config = readConfig({})
  assert.equal(config.port, 8080)
  assert.equal(linksOf(config, config.port).baseUrl, 'http://localhost:8080')
  assert.equal(config.rateLimitPerMinute, 120)
  assert.equal(config.dataDir, 'var')
  assert.equal(config.contactUrl, null)
})

test('PUBLIC_URL loses its trailing slash', () => {
  assert.equal(readConfig({ PUBLIC_URL: 'https://quiet.example.org/x/' }).publicUrl, 'https://quiet.example.org/x')
})

test('every mistake is named in one message, with its value and what would do', () => {
  const environment = {
    PORT: '80a',
    PUBLIC_URL: 'quiet.example.org',
    RATE_LIMIT_PER_MINUTE: '0',
    TRUSTED_PROXIES: '10.0.0.0/8, nonsense',
    THREADS: '-1',
    LOG_LEVEL: 'loud',
    LOG_CLIENT_ADDRESS: 'none',
    CACHE_MAX_AGE: '1.5',
    RESPONSE_CACHE_MB: '-1',
    MAPS_URL_TEMPLATE: 'https://maps.example.org/',
    CONTACT_URL: 'javascript:alert(1)',
  }
  assert.throws(
    () => readConfig(environment),
    (error: Error) => {
      assert.equal(error.name, 'OperatorError')
      for (const [name, value] of Object.entries(environment))
        assert.match(error.message, new RegExp(`${name} must be .*, got "${RegExp.escape(value)}"`))
      assert.match(error.message, /PORT must be a whole number from 0 to 65535, got "80a"/)
      return true
    },
  )
})

test('DATABASE_URL is read from the environment or from a file, and never shown', () => {
  const url = 'postgres://web:s3cret@db.internal:5432/quiet'
  assert.equal(readConfig({ DATABASE_URL: url }).databaseUrl, url)
  const folder = temporaryFolder()
  writeFileSync(join(folder.path, 'url'), `${url}\n`)
  assert.equal(readConfig({ DATABASE_URL_FILE: join(folder.path, 'url') }).databaseUrl, url)
  folder.remove()
  for (const environment of [
    { DATABASE_URL: 'mysql://web:s3cret@db/quiet' },
    { DATABASE_URL: 'postgres://web:s3cret@db' },
    { DATABASE_URL_FILE: join(folder.path, 'url') },
  ]) {
    assert.throws(
      () => readConfig(environment),
      (error: Error) => /DATABASE_URL must be/.test(error.message) && !error.message.includes('s3cret'),
    )
  }
})

test('a bucket needs its keys, which are read from files too and never shown', () => {
  const bucket = { SNAPSHOT_URL: 's3://quiet/prefix' }
  assert.throws(() => readConfig(bucket), /SNAPSHOT_URL names a bucket: set AWS_ACCESS_KEY_ID and/)
  const folder = temporaryFolder()
  writeFileSync(join(folder.path, 'secret'), 'from a file\n')
  const keys = { AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY_FILE: join(folder.path, 'secret') }
  assert.deepEqual(readConfig({ ...bucket, ...keys }).s3, {
    endpoint: null,
    region: 'us-east-1',
    accessKeyId: 'k',
    secretAccessKey: 'from a file',
    sessionToken: null,
  })
  assert.throws(
    () => readConfig({ ...bucket, ...keys, AWS_SECRET_ACCESS_KEY_FILE: '/nowhere' }),
    /AWS_SECRET_ACCESS_KEY_FILE names, and "\/nowhere" cannot be read/,
  )
  for (const url of ['s3://', 's3://Upper_Case/x', 'file://host/x', 'https://bucket/']) {
    assert.throws(() => readConfig({ ...keys, SNAPSHOT_URL: url }), /SNAPSHOT_URL must be a URL such as/, url)
  }
  folder.remove()
})

test('a process that answers nobody must share what it does with others', () => {
  const several = { DATABASE_URL: 'postgres://db/quiet', PUBLIC_URL: 'https://quiet.test' }
  assert.throws(() => readConfig({ ...several, ROLES: 'import' }), /ROLES with import .*: set SNAPSHOT_URL/)
  assert.deepEqual([...readConfig({ ...several, ROLES: 'deliver' }).roles], ['deliver'])
  assert.throws(() => readConfig({ ROLES: 'deliver' }), /set DATABASE_URL, and PUBLIC_URL as the others have it/)
  assert.throws(() => readConfig({ ...several, ROLES: 'build, deliver' }), /set SNAPSHOT_URL to where they fetch it/)
  assert.throws(
    () => readConfig({ ROLES: 'web,cook' }),
    /ROLES must be one of web, import, build, deliver, got "web,cook"/,
  )
})

test('TRUSTED_PROXIES takes addresses and networks of both families', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.1, fd00::/8' })
  assert.ok(trustedProxies.check('10.1.2.3'))
  assert.ok(trustedProxies.check('fd00::1', 'ipv6'))
  assert.ok(!trustedProxies.check('11.0.0.1'))
})

test('the help names every variable', () => {
  for (const name of ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'CONTACT_URL'])
    assert.match(configHelp(), new RegExp(`^  ${name} `, 'm'))
})

test('MAP_TILES takes a PMTiles file or a style, and says what another file would have to be', () => {
  const { file, remove } = archiveFile()
  try {
    const { mapTiles, mapStyle } = readConfig({ MAP_TILES: file })
    assert.deepEqual([mapTiles?.file, mapTiles?.ending, mapStyle], [file, 'mvt', null])
    const style = readConfig({ MAP_TILES: 'https://maps.example.org/style.json' })
    assert.deepEqual([style.mapTiles, style.mapStyle?.url], [null, 'https://maps.example.org/style.json'])
    assert.throws(
      () => readConfig({ MAP_TILES: 'package.json' }),
      /MAP_TILES must be a PMTiles archive of version 3, got "package\.json"/,
    )
    assert.throws(() => readConfig({ MAP_TILES: '/none.pmtiles' }), /MAP_TILES must be a file that can be read/)
  } finally {
    remove()
  }
})

test('MAP_STYLE_URL takes a style and further origins that it loads from', () => {
  const { mapStyle } = readConfig({ MAP_STYLE_URL: 'https://maps.example.org/a/style.json https://tiles.example.org' })
  assert.deepEqual(mapStyle, {
    url: 'https://maps.example.org/a/style.json',
    origins: ['https://maps.example.org', 'https://tiles.example.org'],
  })
  assert.throws(() => readConfig({ MAP_STYLE_URL: 'ftp://x' }), /MAP_STYLE_URL must be http or https URLs/)
})

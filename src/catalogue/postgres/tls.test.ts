import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { makeCertificate } from '../../../test/support/certificate.ts'
import { POSTGRES } from '../../../test/support/engines.ts'
import { startPostgres } from '../../../test/support/private-postgres.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { openCatalogue } from '../open.ts'
import { openClient, placeOf } from './connection.ts'

void test('the URL says how the server must prove who it is, and TLS carries all connections', {
  skip: POSTGRES.skip,
}, async t => {
  const folder = temporaryFolder()
  const { certificate, key } = makeCertificate(folder.path)
  const server = await startPostgres({
    certificate: readFileSync(certificate, 'utf8'),
    key: readFileSync(key, 'utf8'),
  })
  t.after(async () => {
    await server.stop()
    folder.remove()
  })
  const verified = `${server.url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(certificate)}`
  const catalogue = await openCatalogue(verified)
  assert.equal((await catalogue.version()).number, 0)
  await catalogue.close()
  const client = await openClient(placeOf(verified))
  const { rows } = await client.query('select ssl, version from pg_stat_ssl where pid = pg_backend_pid()')
  await client.end()
  assert.equal(rows[0]?.ssl, true)
  assert.match(String(rows[0]?.version), /^TLSv1\.[23]$/)

  await assert.rejects(openCatalogue(`${server.url}?sslmode=verify-full`), /self-signed certificate/)
  const elsewhere = verified.replace('127.0.0.1', 'localhost')
  await assert.rejects(openCatalogue(elsewhere), /does not match|altnames/)
})

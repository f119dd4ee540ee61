// A machine and its Redis over TLS, with a certificate of an authority that the system does not know.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishInto } from '../../../test/support/catalogue-folder.ts'
import { makeCertificate } from '../../../test/support/certificate.ts'
import { noRedis, startRedis } from '../../../test/support/redis.ts'
import { startProcess, temporaryFolder } from '../../../test/support/running-server.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { until } from '../../../test/support/until.ts'

void test('rediss:// counts over TLS with an authority that is named, and with none other', {
  skip: noRedis,
}, async t => {
  const folder = temporaryFolder()
  const tls = makeCertificate(folder.path)
  const redis = await startRedis(['--requirepass', 'a-secret'], tls)
  await publishInto(folder.path, randomSpots(5))
  t.after(async () => {
    await redis.stop()
    folder.remove()
  })
  const start = (more: Record<string, string>) =>
    startProcess({ DATA_DIR: folder.path, THREADS: '1', REDIS_URL: redis.url, ...more })

  const trusting = await start({ NODE_EXTRA_CA_CERTS: tls.certificate })
  try {
    assert.equal((await fetch(`${trusting.url}/api/spots`)).status, 200)
    await until(async () => (await redis.client.keys('sanctuary:*')).length > 0, 'a count in Redis')
    assert.doesNotMatch(trusting.output(), /Redis is away|a-secret/)
  } finally {
    await trusting.stop()
  }
  await redis.client.flushall()

  const distrusting = await start({})
  try {
    await until(() => distrusting.output().includes('Redis is away'), 'refused')
    assert.match(distrusting.output(), /"reason":"(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN)"/)
    assert.equal((await fetch(`${distrusting.url}/api/spots`)).status, 200, 'it counts by itself')
    assert.deepEqual(await redis.client.keys('sanctuary:*'), [])
    assert.doesNotMatch(distrusting.output(), /a-secret/)
  } finally {
    await distrusting.stop()
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attribute, textIn, withTag } from '../../../test/support/dom.ts'
import { pageClient } from '../../../test/support/page-client.ts'
import { testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import { contentSecurityPolicy } from '../respond.ts'

test('the card of a spot may be framed by anybody, alone of all pages, and runs no script', async () => {
  const { visit } = pageClient(await testService([spotRecord('tarn', { name: 'Still <Tarn>' })]))
  const { dom, headers, status } = await visit('/embed/spots/tarn')
  assert.equal(status, 200)
  assert.deepEqual(dom.errors, [])
  assert.equal(
    headers.get('content-security-policy'),
    contentSecurityPolicy(null)
      .replace("script-src 'self'; ", '')
      .replace("frame-ancestors 'none'", 'frame-ancestors *'),
  )
  assert.equal(withTag(dom, 'script').length, 0)
  const [link] = withTag(dom, 'a')
  assert.deepEqual(
    [link && textIn(link), link && attribute(link, 'href'), link && attribute(link, 'target')],
    ['Still <Tarn>', 'https://quiet.example.org/spots/tarn', '_top'],
  )
  assert.match((await visit('/spots/tarn')).headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
  assert.equal((await visit('/embed/spots/nobody')).status, 404)
})

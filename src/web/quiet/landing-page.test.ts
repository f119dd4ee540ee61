import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { textIn, withClass, withTag } from '../../../test/support/dom.ts'
import { type PageClient, pageClient } from '../../../test/support/page-client.ts'
import { LINKS, testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'

describe('landing pages', () => {
  let visit: PageClient['visit']
  before(async () => {
    const lake = { sceneryType: 'lake', country: 'SE' }
    visit = pageClient(
      await testService([
        spotRecord('a', { ...lake, silenceRating: 4 }),
        spotRecord('b', { ...lake, silenceRating: 4.8 }),
        spotRecord('loud', { ...lake, silenceRating: 1.2 }),
        spotRecord('c', { ...lake, country: 'GB' }),
        spotRecord('d', { ...lake, country: 'GB', silenceRating: 3 }),
        spotRecord('e', { sceneryType: 'beach', country: 'SE' }),
        spotRecord('f', { sceneryType: 'beach', country: 'SE' }),
        spotRecord('alone', { sceneryType: 'valley', country: 'SE' }),
      ]),
    ).visit
  })

  test('stand in the sitemap, one for each scenery that a country has several quiet places of', async () => {
    const { text } = await visit('/sitemaps/pages.xml')
    const paths = [...text.matchAll(/<loc>([^<]+\/quiet\/[^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replace(LINKS.baseUrl, ''),
    )
    assert.deepEqual(paths.sort(), ['/quiet/beaches/sweden', '/quiet/lakes/sweden', '/quiet/lakes/united-kingdom'])
    for (const path of paths) assert.equal((await visit(path)).status, 200, path)
  })

  test('list what they are named after, the quietest first, and lead on', async () => {
    const { dom, text } = await visit('/quiet/lakes/sweden')
    assert.deepEqual(withTag(dom, 'h1').map(textIn), ['Quiet lakes in Sweden'])
    assert.deepEqual(
      withClass(dom, 'card').map(card => /Spot (\w+)/.exec(textIn(card))?.[1]),
      ['b', 'a'],
    )
    const other = await visit('/quiet/lakes/united-kingdom')
    assert.deepEqual(withTag(other.dom, 'h1').map(textIn), ['Quiet lakes in the United Kingdom'])
    assert.match(text, /<link rel="canonical" href="https:\/\/quiet\.example\.org\/quiet\/lakes\/sweden">/)
    for (const path of ['/quiet/beaches/sweden', '/quiet/lakes/united-kingdom', '/?scenery=lake&amp;country=SE'])
      assert.ok(text.includes(`href="${path}"`), path)
  })

  test('are not there for what there is none of', async () => {
    for (const path of ['/quiet/valleys/sweden', '/quiet/lakes/norway', '/quiet/constructor/sweden'])
      assert.equal((await visit(path)).status, 404, path)
  })
})

import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { attribute, type Dom, textIn, withClass, withTag } from '../../test/support/dom.ts'
import { type PageClient, pageClient } from '../../test/support/page-client.ts'
import { testService } from '../../test/support/service.ts'
import { spotRecord } from '../../test/support/spots.ts'

const LINKS = {
  website: 'https://tarn.example/',
  wikipedia: 'https://en.wikipedia.org/wiki/Tarn',
  wikidata: 'https://www.wikidata.org/wiki/Q1',
}
const SPOTS = [
  spotRecord('sure', { silenceRating: 5, ratedBy: 'model', confidence: 'high', country: 'AD', place: 'Ordino' }),
  spotRecord('doubtful', {
    silenceRating: 5,
    ratedBy: 'model',
    confidence: 'low',
    country: 'AD',
    place: 'Ordino',
    elevation: 2450,
    links: LINKS,
  }),
  spotRecord('closed', { silenceRating: 4.9, tags: ['island', 'no-access'] }),
  spotRecord('green', { silenceRating: 2, tags: ['bench', 'park', 'toilets', 'picnic', 'urban'] }),
  spotRecord('calm', { silenceRating: 1.8 }),
  spotRecord('noisy', { silenceRating: 1.7, tags: ['market'] }),
]

describe('what is doubtful, noisy or closed', () => {
  let visit: PageClient['visit']
  before(async () => {
    visit = pageClient(await testService(SPOTS)).visit
  })

  test('a rating of low confidence is written with its doubt on cards and on the page of the spot', async () => {
    const { dom } = await visit('/')
    assert.match(card(dom, 'doubtful'), /about 5\.0 of 5, perhaps pristine[^]*Ordino, Andorra[^]*Low confidence/)
    assert.doesNotMatch(card(dom, 'sure'), /about|perhaps|confidence/)
    const [head] = withClass((await visit('/spots/doubtful')).dom, 'spot-head')
    assert.match(head ? textIn(head) : '', /Ordino, Andorra[^]*about 5\.0[^]*perhaps pristine · low confidence/)
    const [sure] = withClass((await visit('/spots/sure')).dom, 'spot-head')
    assert.doesNotMatch(sure ? textIn(sure) : '', /about|perhaps|low/)
  })

  test('the page of a spot shows its elevation and leads to where else it is described', async () => {
    const { dom } = await visit('/spots/doubtful')
    assert.match(pageText(dom), /Elevation2,450\u00a0m/)
    const links = withTag(dom, 'a').map(link => attribute(link, 'href'))
    for (const url of Object.values(LINKS)) assert.ok(links.includes(url), url)
    assert.doesNotMatch(pageText((await visit('/spots/sure')).dom), /Elevation|Elsewhere/)
  })

  test('noisy places are left out and counted, until they are asked for', async () => {
    const plain = await visit('/')
    assert.deepEqual(listed(plain.dom), ['sure', 'doubtful', 'green', 'calm'])
    const [note] = withClass(plain.dom, 'noisy-note')
    assert.match(note ? textIn(note) : '', /^1 place rated below 1\.8 is left out\. Show noisy places too$/)
    const link = withTag(plain.dom, 'a').find(one => textIn(one) === 'Show noisy places too')
    assert.equal(link && attribute(link, 'href'), '/?noisy=yes')
    const all = await visit('/?noisy=yes')
    assert.deepEqual(listed(all.dom), ['sure', 'doubtful', 'green', 'calm', 'noisy'])
    const box = withTag(all.dom, 'input').find(input => attribute(input, 'name') === 'noisy')
    assert.equal(box && attribute(box, 'value'), 'yes')
    assert.equal(withClass(all.dom, 'noisy-note').length, 0)
    assert.deepEqual(listed((await visit('/?tag=market')).dom), [])
    assert.deepEqual(listed((await visit('/?tag=market&minRating=1')).dom), ['noisy'])
  })

  test('a place that may not be entered is no suggestion; its name and its tag find it, and its page says so', async () => {
    assert.deepEqual(listed((await visit('/?tag=island')).dom), [])
    const found = await visit('/?q=closed')
    assert.deepEqual(listed(found.dom), ['closed'])
    assert.match(card(found.dom, 'closed'), /No access/)
    assert.deepEqual(listed((await visit('/?tag=no-access')).dom), ['closed'])
    assert.match(pageText((await visit('/spots/closed')).dom), /No access: entering or landing is forbidden here/)
    assert.doesNotMatch(pageText((await visit('/spots/sure')).dom), /No access/)
  })

  test('what lies nearby is neither noisy nor closed', async () => {
    const [nearby] = withClass((await visit('/spots/sure')).dom, 'nearby')
    const text = nearby ? textIn(nearby) : ''
    assert.match(text, /Spot doubtful[^]*low confidence/)
    assert.doesNotMatch(text, /Spot (noisy|closed)/)
  })

  test('a green in a town is called urban before anything else', async () => {
    const { dom } = await visit('/')
    assert.match(card(dom, 'green'), /urban\s+bench/)
  })
})

function listed(dom: Dom): string[] {
  return withClass(dom, 'card').map(one => /Spot (\w+)/.exec(textIn(one))?.[1] ?? '')
}

function card(dom: Dom, id: string): string {
  return (
    withClass(dom, 'card')
      .map(textIn)
      .find(text => text.includes(`Spot ${id}`)) ?? ''
  )
}

function pageText(dom: Dom): string {
  const [main] = withTag(dom, 'main')
  return main ? textIn(main) : ''
}

import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { attribute, textIn, withClass, withTag } from '../../../test/support/dom.ts'
import { type PageClient, pageClient, type Visited } from '../../../test/support/page-client.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { compareSpots, confidenceRank, CONFIDENCES_IN_ORDER } from '../../spots/order.ts'
import { PAGE_SIZE } from './find.ts'

/** Of every confidence. */
const spots = randomSpots(400, 5)
  .map((spot, i) => ({ ...spot, confidence: CONFIDENCES_IN_ORDER[i % 4] ?? 'low' }))
  .toSorted(compareSpots)

describe('the home page', () => {
  let visit: PageClient['visit']
  before(async () => {
    visit = pageClient(await testService(spots)).visit
  })

  test('shows the quietest places when nothing is wished for', async () => {
    assert.deepEqual(
      slugsOn(await visit('/')),
      spots.slice(0, PAGE_SIZE).map(({ slug }) => slug),
    )
  })

  test('its next links lead through every place that matches, once each', async () => {
    const state = '/?minRating=2.5&tag=lake'
    const expected = spots.filter(({ silenceRating, tags }) => silenceRating >= 2.5 && tags.includes('lake'))
    assert.deepEqual(
      await walk(state),
      expected.map(({ slug }) => slug),
    )
  })

  test('finds by words, with filters, page by page', async () => {
    const found = await walk('/?q=lake&minRating=2')
    assert.ok(found.length > PAGE_SIZE)
    assert.equal(new Set(found).size, found.length)
    const isMatch = ({ name, description, tags, sceneryType, silenceRating }: (typeof spots)[number]) =>
      silenceRating >= 2 && /\blake/.test([name, description, ...tags, sceneryType].join(' '))
    assert.deepEqual(
      found.toSorted(),
      spots
        .filter(isMatch)
        .map(({ slug }) => slug)
        .toSorted(),
    )
  })

  test('shows the state in the form again', async () => {
    const { dom } = await visit('/?q=lake&minRating=3.4&access=free&tag=camping')
    const chosen = withTag(dom, 'option').filter(option => attribute(option, 'selected') !== undefined)
    assert.deepEqual(
      chosen.map(option => attribute(option, 'value')),
      ['3.4', '', 'free', ''],
    )
    const kept = withTag(dom, 'input').filter(input => attribute(input, 'type') === 'hidden')
    assert.deepEqual(
      kept.map(field => [attribute(field, 'name'), attribute(field, 'value')]),
      [['tag', 'camping']],
    )
  })

  test('each condition is a chip that links to the search without it', async () => {
    const { dom } = await visit('/?q=lake&minRating=3.4&access=free&tag=camping')
    assert.deepEqual(
      withClass(dom, 'chip').map(chip => [textIn(chip), attribute(chip, 'href')]),
      [
        ['Without: Camping ✕', '/?q=lake&minRating=3.4&access=free#results'],
        ['Without: Free access ✕', '/?q=lake&minRating=3.4&tag=camping#results'],
        ['Without: Silence 3.4 and up ✕', '/?q=lake&access=free&tag=camping#results'],
      ],
    )
  })

  test('the surest ratings can come first, page by page', async () => {
    const slugs = await walk('/?sort=surest&tag=lake&noisy=yes')
    const wanted = spots.filter(({ tags }) => tags.includes('lake')).toSorted(bySureness)
    assert.deepEqual(
      slugs,
      wanted.map(({ slug }) => slug),
    )
  })

  test('its choices say how many places there would be with each, beside the other conditions', async () => {
    const { dom } = await visit('/?scenery=lake&minRating=3.4')
    const text = (name: string, value: string) => {
      const option = withTag(dom, 'option').find(
        one =>
          attribute(one, 'value') === value &&
          one.parentNode !== null &&
          'attrs' in one.parentNode &&
          attribute(one.parentNode, 'name') === name,
      )
      return option ? textIn(option) : ''
    }
    const total = (isMatch: (spot: (typeof spots)[number]) => boolean) => spots.filter(isMatch).length
    assert.equal(
      text('scenery', 'forest'),
      `Forest (${total(spot => spot.sceneryType === 'forest' && spot.silenceRating >= 3.4)})`,
    )
    assert.equal(
      text('minRating', '4'),
      `4.0+ very quiet (${total(spot => spot.sceneryType === 'lake' && spot.silenceRating >= 4)})`,
    )
    assert.equal(
      text('access', 'free'),
      `Free (${total(spot => spot.sceneryType === 'lake' && spot.silenceRating >= 3.4 && spot.accessStatus === 'free')})`,
    )
  })

  test('what makes no sense in its URL is as if it were not there', async () => {
    const plain = slugsOn(await visit('/'))
    for (const query of [
      '?minRating=9',
      '?page=0&utm=x',
      '?access=maybe',
      '?cursor=garbled',
      '?country=Norway',
      '?q=%20',
    ]) {
      const page = await visit(`/${query}`)
      assert.deepEqual([page.status, slugsOn(page)], [200, plain], query)
    }
  })

  test('says which word was put right, and what to do when nothing is found', async () => {
    assert.match(textIn(main(await visit('/?q=laek'))), /these match lake/)
    assert.match(textIn(main(await visit('/?q=zzzzqqqq'))), /Take a word or a filter away/)
  })

  test('where nothing is found it leads to what is found without one of the state, with true counts', async () => {
    const { dom } = await visit('/?q=zzzzqqqq&minRating=4&tag=lake')
    const [list] = withClass(dom, 'ways-out')
    assert.ok(list)
    const links = withTag({ elements: dom.elements.filter(element => isWithin(element, list)) }, 'a')
    assert.deepEqual(
      links.map(link => attribute(link, 'href')),
      ['/?minRating=4&tag=lake'],
    )
    const total = spots.filter(({ silenceRating, tags }) => silenceRating >= 4 && tags.includes('lake')).length
    assert.match(textIn(list), new RegExp(`Without the words “zzzzqqqq”: ${total} places`))
  })

  async function walk(from: string): Promise<string[]> {
    const slugs: string[] = []
    for (let path: string | undefined = from; path !== undefined; ) {
      const page: Visited = await visit(path)
      slugs.push(...slugsOn(page))
      const next = withTag(page.dom, 'a').find(link => attribute(link, 'rel') === 'next')
      path = next && attribute(next, 'href')
    }
    return slugs
  }
})

function bySureness(a: (typeof spots)[number], b: (typeof spots)[number]): number {
  return confidenceRank(a) - confidenceRank(b) || compareSpots(a, b)
}

function slugsOn({ dom }: Visited): string[] {
  return withClass(dom, 'card').map(card => {
    const link = withTag({ elements: dom.elements.filter(element => isWithin(element, card)) }, 'a')[0]
    return (link && attribute(link, 'href'))?.replace('/spots/', '') ?? ''
  })
}

function isWithin(element: Visited['dom']['elements'][number], outer: typeof element): boolean {
  let node: unknown = element
  while (node && typeof node === 'object' && 'parentNode' in node) {
    if (node === outer) return true
    node = node.parentNode
  }
  return false
}

function main({ dom }: Visited) {
  const [element] = withTag(dom, 'main')
  assert.ok(element)
  return element
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attribute, withClass, withTag } from '../../../test/support/dom.ts'
import { pageClient } from '../../../test/support/page-client.ts'
import { testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'

const SPOTS = [
  spotRecord('loud', { name: 'Loud Lake', tags: ['lake'], activities: ['swimming'], silenceRating: 2, country: 'NO' }),
  spotRecord('still', { name: 'Still Wood', tags: ['forest'], activities: [], silenceRating: 4.8, country: 'NO' }),
]

async function chipsFor(question: string) {
  const { visit } = pageClient(await testService(SPOTS))
  const { dom } = await visit(`/?ask=${encodeURIComponent(question)}`)
  assert.equal(withClass(dom, 'understood').length, 1, question)
  const boxes = withTag(dom, 'input').filter(input => attribute(input, 'type') === 'checkbox')
  const states = boxes.map(
    box => [`${attribute(box, 'name')}=${attribute(box, 'value')}`, attribute(box, 'checked') !== undefined] as const,
  )
  const query = states.flatMap(([wish, isOn]) => (isOn ? [wish] : [])).join('&')
  const list = await visit(`/?${query}`)
  const found = withClass(list.dom, 'card').flatMap(card => attribute(card, 'data-place') ?? []).length
  return { chips: Object.fromEntries(states), found }
}

test('what was understood stands there as filters that are on, and lead to a list', async () => {
  const { chips, found } = await chipsFor('quiet forests in Norway')
  assert.deepEqual(chips, { 'tag=forest': true, 'minRating=3.4': true, 'country=NO': true })
  assert.equal(found, 1)
})

test('a condition that was left out to find anything is off, so that the list is not empty', async () => {
  const { chips, found } = await chipsFor('quiet lakes in Norway for swimming')
  assert.deepEqual(chips, { 'tag=lake': true, 'activity=swimming': true, 'minRating=3.4': false, 'country=NO': true })
  assert.equal(found, 1)
})

test('of alternatives, which a list cannot take, each is a filter of its own that is off', async () => {
  const { chips, found } = await chipsFor('forest or lake in Norway')
  assert.deepEqual(chips, { 'tag=forest': false, 'tag=lake': false, 'country=NO': true })
  assert.equal(found, 2)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attribute, textIn, withClass, withTag } from '../../../test/support/dom.ts'
import { pageClient } from '../../../test/support/page-client.ts'
import { testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import { html } from '../html.ts'
import { withPoints } from './points-in-answer.ts'

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

test('what stays in English in an answer of another language is marked', async () => {
  const texts = { description: 'A wood of tall pines. Owls are heard.', transportation: 'Bus stop Pines, 300 m away' }
  const spot = spotRecord('pines', { name: 'Tall Pines', silenceRating: 4, country: 'NO', ...texts })
  const { visit } = pageClient(await testService([spot, ...SPOTS]))
  const english = async (question: string, language: string) => {
    const { dom } = await visit(`/?ask=${encodeURIComponent(question)}`)
    assert.ok(withTag(dom, 'div').some(part => attribute(part, 'lang') === language))
    return withTag(dom, 'span')
      .filter(span => attribute(span, 'lang') === 'en')
      .map(textIn)
  }
  assert.deepEqual(await english('Was ist Tall Pines?', 'de'), [texts.transportation, texts.description])
  assert.deepEqual(await english('What is Tall Pines?', 'en'), [])
})

test('points that an answer names are links to what is heard there', () => {
  const link = (at: string, query: string) => `<a href="/silence?${query}">${at}</a>`
  const text = 'Quietest at 42.61223, -1.57585, 7.1 km away. Next come -42.61122, 171.57173 (5.0).'
  const first = link('42.61223, -1.57585', 'latitude=42.61223&amp;longitude=-1.57585')
  const second = link('-42.61122, 171.57173', 'latitude=-42.61122&amp;longitude=171.57173')
  assert.equal(
    html`${withPoints(text, '/silence')}`.toString(),
    `Quietest at ${first}, 7.1 km away. Next come ${second} (5.0).`,
  )
  assert.equal(withPoints('5.0 and 4,9', '/silence'), '5.0 and 4,9')
})

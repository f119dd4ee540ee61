import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attribute, textIn, withClass, withTag } from '../../../test/support/dom.ts'
import { pageClient } from '../../../test/support/page-client.ts'
import { testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'

const SPOTS = [
  spotRecord('loud', { name: 'Loud Lake', tags: ['lake'], activities: ['swimming'], silenceRating: 2, country: 'NO' }),
  spotRecord('still', {
    name: 'Still Wood',
    tags: ['forest'],
    activities: [],
    silenceRating: 4.8,
    country: 'NO',
    latitude: 59.9,
    longitude: 10.7,
  }),
]

async function ledFrom(query: string): Promise<string | null> {
  const { visit } = pageClient(await testService(SPOTS))
  const { status, headers } = await visit(`/${query}`)
  assert.equal(status === 303, headers.get('location') !== null, query)
  return headers.get('location')
}

const said = (text: string) => `said=${encodeURIComponent(text).replaceAll('%20', '+')}`

test('words that say where and what are led to the search that they stand for', async () => {
  assert.equal(
    await ledFrom('?q=quiet%20forest%20in%20Norway'),
    `/?minRating=3.4&country=NO&${said('quiet forest in Norway')}&tag=forest`,
  )
  assert.equal(
    await ledFrom('?q=forest%20within%2020%20km%20of%20Oslo'),
    `/?${said('forest within 20 km of Oslo')}&tag=forest&near=59.91273,10.74609&radiusKm=20&place=Oslo&sort=distance`,
  )
})

test('what was understood is added to the filters that are there', async () => {
  assert.equal(
    await ledFrom('?q=quiet%20forest%20in%20Norway&access=paid&tag=hut'),
    `/?minRating=3.4&access=paid&country=NO&${said('quiet forest in Norway')}&tag=hut,forest`,
  )
})

test('a whole question is led to its answer', async () => {
  assert.equal(await ledFrom('?q=How%20quiet%20is%20Still%20Wood%3F'), '/?ask=How+quiet+is+Still+Wood%3F')
  assert.equal(
    await ledFrom('?q=quietest%20point%20within%2010%20km%20of%20Oslo'),
    '/?ask=quietest+point+within+10+km+of+Oslo',
  )
  assert.equal(await ledFrom('?q=lakes%20without%20swimming%20in%20Norway'), '/?ask=lakes+without+swimming+in+Norway')
  assert.equal(
    await ledFrom('?q=and%20is%20fire%20allowed%20there%3F&prev=How%20quiet%20is%20Still%20Wood%3F'),
    '/?ask=and+is+fire+allowed+there%3F&prev=How+quiet+is+Still+Wood%3F',
  )
})

test('the name of a settlement leads around it where all that is called so is noisy', async () => {
  const loud = spotRecord('oslo', {
    name: 'Oslo View',
    silenceRating: 1,
    latitude: 59.92,
    longitude: 10.75,
    country: 'NO',
  })
  const { visit } = pageClient(await testService([...SPOTS, loud]))
  const { status, headers } = await visit('/?q=oslo')
  assert.deepEqual(
    [status, headers.get('location')],
    [303, '/?said=oslo&near=59.91273,10.74609&radiusKm=25&place=Oslo'],
  )
  assert.equal((await visit('/?q=oslo&noisy=yes')).status, 200)
  assert.equal((await visit('/?q=view')).status, 200)
})

for (const [why, query] of [
  ['a place has them', '?q=wood'],
  ['they are the name of a place', '?q=still%20wood'],
  ['they are no question of this catalogue', '?q=qqq%20zzz'],
] as const) {
  test(`words are searched for where ${why}`, async () => {
    assert.equal(await ledFrom(query), null)
  })
}

test('each part of what was understood is a chip, and the place has its name', async () => {
  const { visit } = pageClient(await testService(SPOTS))
  const led = await ledFrom('?q=quiet%20forest%20near%20Oslo')
  const { dom } = await visit(led ?? '')
  const chips = withClass(dom, 'chip').map(chip => textIn(chip).replace('Without: ', '').replace(' ✕', ''))
  assert.deepEqual(chips, ['Forest', 'Silence 3.4 and up', 'Within 25\u00a0km of Oslo'])
  const [said] = dom.elements.filter(element => attribute(element, 'id') === 'said')
  assert.equal(said && textIn(said), 'Understood of “quiet forest near Oslo”:')
  const [field] = withTag(dom, 'input').filter(input => attribute(input, 'id') === 'q')
  assert.equal(field && attribute(field, 'value'), '')
  assert.equal(withClass(dom, 'card').length, 1)
})

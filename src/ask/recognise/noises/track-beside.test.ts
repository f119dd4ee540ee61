import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const starter = await starterContext()

test('right beside the railway is not by train', () => {
  for (const query of ['Plätze direkt neben der Bahn', 'Orte neben der Bahn']) {
    const { query: read } = readQuestion({ query }, starter)
    assert.equal(read.unmeasured, 'remoteness', query)
    assert.ok(!read.conditions.some(({ on }) => on === 'transport'), query)
  }
  for (const query of ['Orte mit der Bahn', 'Seen, die man mit der Bahn erreicht']) {
    const { query: read } = readQuestion({ query }, starter)
    assert.ok(
      read.conditions.some(({ on }) => on === 'transport'),
      query,
    )
  }
})

test('far from every lift is no remote place, and far from all civilisation is', () => {
  const remote = (query: string) =>
    readQuestion({ query }, starter).query.conditions.some(({ said }) => /remote/.test(said))
  assert.ok(!remote('forêts loin de toute remontée mécanique'))
  assert.ok(remote('forêts loin de toute civilisation'))
})

test('whether a dog may go into the water is not taken as water and dogs', () => {
  for (const query of ['darf der Hund ins Wasser?', 'can dogs swim there?']) {
    const { query: read, account } = readQuestion({ query }, starter)
    assert.ok(!read.conditions.some(condition => condition.on === 'feature' && condition.any.includes('water')), query)
    assert.ok(account.notApplied.length > 0, query)
  }
  assert.ok(readQuestion({ query: 'lakes where dogs are allowed' }, starter).query.conditions.length > 1)
})

test('an animal that is looked for, written small behind its article, is no town', () => {
  const { understood } = ask({ query: 'donde puedo observar el quetzal', prev: [] }, starter)
  assert.deepEqual(understood.place, null)
  assert.ok(ask({ query: 'lugares en El Quetzal', prev: [] }, starter).understood.place)
})

test('springs to drink from are springs, and onsen hot springs', () => {
  const tags = (query: string) =>
    readQuestion({ query }, starter).query.conditions.flatMap(condition =>
      condition.on === 'feature' ? condition.any : [],
    )
  for (const query of ['sources d’eau potable', 'Trinkwasserquellen in Norwegen'])
    assert.deepEqual(tags(query).toSorted(), ['drinking-water', 'spring'], query)
  for (const query of ['onsen in Japan', 'thermal baths in Japan', 'bains thermaux au Japon'])
    assert.deepEqual(tags(query), ['hot-spring'], query)
})

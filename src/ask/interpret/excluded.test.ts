import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const named = (query: string) => {
  const { docs, understood, answer } = ask({ query }, context)
  return { names: docs.map(doc => context.index.name(doc)), applied: understood.applied, answer }
}

const NOT_THERE = [
  ['campfire allowed, United States, but nothing inside Yosemite please', 'Yosemite Valley'],
  ['Ich will Sterne fotografieren, aber bitte nicht wieder im Westhavelland', 'Sternenpark Westhavelland'],
  ['forêts en Suède mais pas à Tyresta', 'Tyresta'],
  ['quiet lakes in Sweden, not at Tiveden', 'Tiveden'],
  ['hiking in Iceland, but not Landmannalaugar', 'Landmannalaugar'],
  ['hiking in Iceland, not Landmannalaugar', 'Landmannalaugar'],
  ['Wandern in Island, aber nicht Landmannalaugar', 'Landmannalaugar'],
  ['randonnée en Islande mais pas Landmannalaugar', 'Landmannalaugar'],
  ['senderismo en Islandia pero no Landmannalaugar', 'Landmannalaugar'],
  ['escursioni in Islanda ma non Landmannalaugar', 'Landmannalaugar'],
] as const

for (const [query, name] of NOT_THERE)
  test(`"${query}" names others than ${name}`, () => {
    const { names, answer } = named(query)
    assert.ok(names.length > 0 && !names.includes(name), answer)
  })

test('what is asked of one spot and not of another is asked of spots, and not looked for', () => {
  for (const query of ['is hiking allowed in Sarek but not Rondane?', 'Sarek, not Rondane, for hiking']) {
    const { names } = named(query)
    assert.ok(names.includes('Sarek'), query)
    assert.ok(names.length <= 2, query)
  }
})

test('a question whether nothing is at a spot asks of that spot', () => {
  assert.match(named('Is there nothing at Sarek?').answer, /Sarek is rated/)
})

const WITHOUT = ['Déserts sans prendre l’avion', 'desiertos sin coger el avión', 'deserts without taking a plane']

for (const query of WITHOUT)
  test(`"${query}" wants none that is reached by plane`, () => {
    const { names } = named(query)
    assert.ok(names.length > 0 && !names.includes('Taylor Valley'), names.join())
  })

test('a side of a country is no town, nor is a common word of another language', () => {
  assert.doesNotMatch(named('quiet islands off the west coast of Scotland').answer, /West \(/)
  assert.doesNotMatch(named('isole greche con sentieri in piano').answer, /Piano \(/)
})

test('spots are left out by what they have, in each language', () => {
  const without = ask({ query: 'islands without beaches in Europe' }, context).understood.spots
  for (const query of [
    'islands in Europe except those with beaches',
    'Inseln in Europa, abgesehen von denen mit Strand',
    'îles en Europe, hormis celles qui ont une plage',
    'islas de Europa que no tengan playa',
    'isole in Europa, eccetto quelle con spiaggia',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual(understood.spots, without, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

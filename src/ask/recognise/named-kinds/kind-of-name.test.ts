import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const [spot, ...others] = starterSpots()
assert.ok(spot)
const names = [
  ['Port de Fontargente', "el Port d'Oncles"],
  ["Tossal d'Oncles", null],
  ['Pic de Quarsol', null],
] as const
const context = await contextOf([
  ...others,
  ...names.map(([name, otherName], at) => ({
    ...spot,
    id: `named-${at}`,
    slug: `named-${at}`,
    name,
    otherNames: otherName === null ? [] : [otherName],
  })),
])
const answerTo = (query: string) => ask({ query, prev: [] }, context)
const subjectOf = (query: string) => answerTo(query).understood.spots.map(({ name }) => name)

test('a word of a name with the kind of thing is the spot of that kind', () => {
  assert.deepEqual(subjectOf("How quiet is Port d'Oncles?"), ['Port de Fontargente'])
  assert.deepEqual(subjectOf("tell me about Coll d'Oncles"), ['Port de Fontargente'])
  assert.deepEqual(subjectOf("Tossal d'Oncles"), ["Tossal d'Oncles"])
})

test('a thing of another kind is not known', () => {
  for (const query of ["How quiet is Vall d'Oncles?", "Tell me about Estany d'Oncles", "Is Riu d'Oncles free?"])
    assert.deepEqual(subjectOf(query), [], query)
  const { answer } = answerTo("compare Vall d'Oncles and Sarek")
  assert.match(answer, /How quiet "Vall d'Oncles" is, is not known here/)
  assert.doesNotMatch(answer, /Fontargente|could not take/)
})

test('a cape that no place is called is not one in the village of that name', () => {
  for (const [query, name] of [
    ['sitios cerca de Cabo de Gata', 'Cabo de Gata'],
    ['¿Es tranquilo el Cabo de Gata?', 'Cabo de Gata'],
    ['lieux calmes au Cap d’Agde', 'Cap d Agde'],
    ['posti tranquilli a Capo di Leuca', 'Capo di Leuca'],
    ['how quiet is Cape Horn?', 'Cape Horn'],
  ] as const) {
    const { answer, sources } = answerTo(query)
    assert.ok(answer.includes(name), query)
    assert.deepEqual(sources, [], query)
  }
  for (const [query, place] of [
    ['un cabo cerca de Gata', 'Gata'],
    ['cabos de Galicia', 'Galicia'],
    ['posti a Capo Verde', 'Cape Verde'],
    ['a cape in Greece', 'Greece'],
  ] as const)
    assert.match(answerTo(query).understood.place?.name ?? '', new RegExp(place), query)
})

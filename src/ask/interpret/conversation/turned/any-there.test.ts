import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

const TURNS = [
  'what about Sweden, any there?',
  'what about Sweden? any there?',
  'and Sweden, are there any there?',
  'are there any in Sweden?',
  'und Schweden, gibt es dort welche?',
  'et la Suède, il y en a là-bas ?',
  'y Suecia, ¿hay alguno allí?',
  'e la Svezia, ce ne sono lì?',
]

test('any there are those of the place that the turn names, of the kind that was looked for', () => {
  const expected = after('lakes in Sweden').docs
  for (const query of TURNS)
    for (const between of [[], ['is the first free?'], ['is the first quieter than Sarek?']]) {
      const { docs, understood } = after(query, 'lakes in Norway', ...between)
      assert.deepEqual(docs, expected, [...between, query].join(' / '))
      assert.deepEqual(understood.notApplied, [], query)
    }
})

test('a comparison with another spot leaves the list what is spoken of', () => {
  const { docs } = after('and in Sweden?', 'lakes in Norway', 'is the first quieter than Sarek?')
  assert.deepEqual(docs, after('lakes in Sweden').docs)
})

test('without a place there is what was spoken of', () => {
  const { docs } = after('are there any forests there?', 'lakes in Norway')
  assert.deepEqual(docs, after('forests in Norway').docs)
  assert.equal(after('is there a toilet there?', 'tell me about Sarek').understood.kind, 'about')
})

test('any near a town behind a fact of one of a list are those of that kind near it', () => {
  const expected = after('lakes near Oslo').docs
  for (const [list, fact, query] of [
    ['lakes in Norway', 'is the second free?', 'and any near Oslo?'],
    ['Seen in Norwegen', 'ist der zweite kostenlos?', 'und welche bei Oslo'],
    ['lacs en Norvège', 'le deuxième est gratuit ?', 'et il y en a près d’Oslo ?'],
    ['lagos en Noruega', '¿el segundo es gratis?', 'y alguno cerca de Oslo'],
    ['laghi in Norvegia', 'il secondo è gratis?', 'e qualcuno vicino a Oslo?'],
  ] as const) {
    const { docs, understood } = after(query, list, fact)
    assert.deepEqual(docs, expected, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  const asked = after('and how far from Oslo?', 'lakes in Norway', 'is the second free?')
  assert.equal(asked.understood.kind, 'about')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const asked = (query: string, ...prev: string[]) => ask({ query, prev }, context)

test('how far one of a list is from the first is told of the one that was spoken of, in each language', () => {
  for (const [list, second, query] of [
    ['lakes in Norway', 'the second', 'how far is it from the first?'],
    ['lakes in Norway', 'the second', 'how far from the first?'],
    ['Seen in Norwegen', 'der zweite', 'wie weit ist der vom ersten?'],
    ['lacs en Norvège', 'le deuxième', 'à quelle distance est-il du premier ?'],
    ['lagos en Noruega', 'el segundo', '¿a qué distancia está del primero?'],
    ['laghi in Norvegia', 'il secondo', 'quanto dista dal primo?'],
  ] as const) {
    const { answer, understood } = asked(query, list, second)
    assert.match(answer, /^Hardangervidda .*337 km.*Femundsmarka/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(asked('how far is the first?', 'lakes in Norway', 'the second').answer, /^Femundsmarka/)
  assert.match(
    asked('how far is it from Oslo?', 'lakes in Norway', 'the second').answer,
    /^Hardangervidda .* from Oslo/,
  )
})

test('"not that one" behind what was asked of one of a list leaves it out of that list, in each language', () => {
  for (const [list, why, query] of [
    ['forests in Sweden', 'why?', 'not that one'],
    ['Wälder in Schweden', 'warum?', 'den nicht'],
    ['forêts en Suède', 'pourquoi ?', 'pas celle-là'],
    ['bosques en Suecia', '¿por qué?', 'ese no'],
    ['foreste in Svezia', 'perché?', 'non quella'],
  ] as const) {
    const { answer, sources } = asked(query, list, why)
    assert.match(answer, /Tiveden/, query)
    assert.equal(
      sources.some(({ title }) => title === 'Muttos'),
      false,
      query,
    )
    assert.equal(sources.length, 3, query)
  }
  const second = asked('not that one', 'forests in Sweden', 'the second').sources.map(({ title }) => title)
  assert.ok(second.includes('Muttos') && !second.includes('Tiveden'), second.join())
})

test('"both" tells of each of a list of two', () => {
  for (const list of ['quiet lakes in Norway', 'quiet glacier on Malta'] as const) {
    const { understood } = asked('both', list)
    assert.deepEqual([understood.kind, understood.spots.length], ['about', 2], list)
  }
  assert.equal(asked('are both free?', 'quiet lakes in Norway').understood.kind, 'about')
})

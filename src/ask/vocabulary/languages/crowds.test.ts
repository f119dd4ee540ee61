import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('where one wants few people, it is told that how many there are is not known, and the rest is answered', () => {
  const asked = [
    ['Seen in Norwegen, wo nicht so viele Leute sind', /Wie viele Leute an einem Ort sind, ist hier nicht bekannt/],
    ['Seen in Norwegen ohne Touristen', /Wie viele Leute an einem Ort sind, ist hier nicht bekannt/],
    ['lacs peu fréquentés en Norvège', /L’affluence sur un lieu n’est pas connue ici/],
    ['lacs en Norvège pour éviter la foule', /L’affluence sur un lieu n’est pas connue ici/],
    ['lagos en Noruega sin gente', /no se sabe cuánta gente hay/],
    ['laghi in Norvegia lontano dalla folla', /non si sa quanta gente c’è/],
  ] as const
  for (const [query, told] of asked) {
    const { answer, sources, understood } = ask({ query }, context)
    assert.match(answer, told, query)
    assert.equal(sources.length, 3, query)
    assert.equal(understood.notApplied.length, 1, query)
  }
})

test('of a named spot its description is quoted', () => {
  for (const query of ['Sarek, wenig los?', 'Sarek est-il bondé ?', 'Sarek è affollato?'])
    assert.match(ask({ query }, context).answer, /meet almost no one/, query)
})

test('tourism and visitors, said of something else, ask for no crowds', () => {
  assert.doesNotMatch(ask({ query: 'Seen in Norwegen für Besucher' }, context).answer, /Wie viele Leute/)
  assert.doesNotMatch(ask({ query: 'lacs en Norvège pour les visiteurs' }, context).answer, /affluence/)
})

test('who wants to be alone looks for remote places, and who walks alone does not', () => {
  for (const query of [
    'places where I can be alone',
    'a lake all to myself',
    'a place in the Alps where nobody goes',
    'ein See ganz für mich',
    'un lac rien que pour moi',
    'un posto dove stare da solo',
    'un sitio donde estar solo',
  ])
    assert.ok(ask({ query }, context).understood.tags.includes('remote'), query)
  for (const query of ['I am hiking alone in Norway', 'I want to hike by myself in Norway'])
    assert.ok(!ask({ query }, context).understood.tags.includes('remote'), query)
})

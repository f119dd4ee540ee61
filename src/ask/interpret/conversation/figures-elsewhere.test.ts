import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('a share or an average is asked of another place as it would be there alone', () => {
  for (const [before, query, alone] of [
    ['What share of the lakes in Sweden is free?', 'and in Norway?', 'What share of the lakes in Norway is free?'],
    ['average rating of lakes in Sweden', 'what about Norway?', 'average rating of lakes in Norway'],
    [
      'Durchschnittliche Bewertung der Seen in Schweden',
      'und in Norwegen?',
      'Durchschnittliche Bewertung der Seen in Norwegen',
    ],
  ] as const) {
    const { answer } = ask({ query, prev: [before] }, context)
    assert.equal(answer, ask({ query: alone, prev: [] }, context).answer, query)
  }
})

test('one more place behind places that were compared is compared with them, in each language', () => {
  for (const [before, query, told] of [
    [
      'is Scotland quieter than Wales?',
      'and Ireland?',
      /^Scotland .*4\.30 against 3\.70\. Next comes Ireland \(2\.90\)/,
    ],
    ['is Scotland quieter than Wales?', 'and in Ireland and Norway?', /Scotland.*Norway.*Wales.*Ireland/],
    ['Ist Schottland ruhiger als Wales?', 'und Irland?', /Schottland.*4,30.*Wales.*3,70.*Irland.*2,90/],
    ['L’Écosse est-elle plus calme que le pays de Galles ?', 'et l’Irlande ?', /Écosse.*Galles.*Irlande \(2,90\)/],
    ['¿Escocia es más tranquila que Gales?', '¿y Irlanda?', /Escocia.*Gales.*Irlanda \(2,90\)/],
  ] as const)
    assert.match(ask({ query, prev: [before] }, context).answer, told, query)
})

test('kinds that were compared in one place are compared in another', () => {
  const { answer } = ask({ query: 'and in Norway?', prev: ['are there more forests or lakes in Sweden?'] }, context)
  assert.match(answer, /^Lakes in Norway have more: 3 against 2/)
})

test('what speaks of spots after a question that was not answered is not answered either', () => {
  const { docs, understood } = ask(
    { query: 'which of those is the noisiest?', prev: ['forget Finland, Canada'] },
    context,
  )
  assert.deepEqual(docs, [])
  assert.equal(understood.kind, 'not understood')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const asked = (query: string) => ask({ query }, context)

test('whether a rating is sure asks for its confidence, in each language, and whether a place is safe does not', () => {
  for (const query of [
    'is the rating of Sarek sure?',
    'Ist die Bewertung von Sarek sicher?',
    'La note de Sarek est-elle sûre ?',
    '¿Es segura la puntuación de Sarek?',
    'È sicuro il voto di Sarek?',
  ])
    assert.equal(asked(query).understood.aspect, 'confidence', query)
  for (const query of ['is Sarek safe?', 'Ist Sarek sicher?', '¿Es seguro Sarek?'])
    assert.notEqual(asked(query).understood.aspect, 'confidence', query)
})

test('a lake that is quieter than a named one is looked for in either of two countries', () => {
  for (const [query, says] of [
    [
      'Is there a quieter lake in Norway or Sweden than Königssee?',
      /^Yes, the catalogue has 5 lakes in Norway or Sweden quieter/,
    ],
    [
      'Gibt’s in Norwegen oder Schweden einen stilleren See als den Königssee?',
      /5 Seen in Norwegen oder .*Schweden \(leiser als/,
    ],
    ['Is Italy quieter than France?', /^Yes, Italy is quieter on average/],
    ['Are there more lakes in Sweden or in Finland?', /^Finland has more/],
  ] as const)
    assert.match(asked(query).answer, says, query)
})

test('between two spots, where a noise is less is told of both', () => {
  const { answer } = asked('Between Sarek and Abisko where would I hear less traffic?')
  assert.match(answer, /at Sarek.*at Abisko/)
  assert.match(asked('quiet lakes between Oslo and Stockholm').answer, /between Oslo and Stockholm/)
})

test('what ruins the quiet of a spot is why it is as loud as it is', () => {
  for (const query of ['What’s ruining the quiet at Sarek?', 'what spoils the silence at Sarek?'])
    assert.deepEqual([asked(query).understood.kind, asked(query).understood.notApplied], ['why', []], query)
})

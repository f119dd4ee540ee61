import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()

const ASKED: readonly (readonly [string, RegExp])[] = [
  [
    'Which source of noise is the loudest at most spots in Norway: roads, railways or industry?',
    /no sum of the noises/,
  ],
  ['What disturbs most spots in Norway?', /no sum of the noises/],
  ['Welche Lärmquelle ist an den meisten Orten in Norwegen am lautesten: Straßen oder Bahn?', /hier nicht bekannt/],
  [
    'Quelle source de bruit est la plus forte dans la plupart des lieux de Norvège : routes ou trains ?',
    /pas connu ici/,
  ],
  ['¿Qué fuente de ruido es la más fuerte en la mayoría de los lugares de Noruega: carreteras o trenes?', /no se sabe/],
  ['Quale fonte di rumore è la più forte nella maggior parte dei luoghi della Norvegia: strade?', /non si sa/],
]

for (const [query, told] of ASKED)
  test(`tells that it is not counted in "${query}"`, () => {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, told)
    assert.ok(!understood.applied.some(({ as }) => as === 'by train' || as.startsWith('word of')))
    assert.deepEqual(understood.notApplied, [])
  })

test('reads what is listed behind a source of noise as noises, however far behind', () => {
  const query =
    'Which source of noise is the loudest of all in the quiet national parks of Norway: roads, railways or industry?'
  const { understood } = ask({ query }, context)
  const noises = understood.applied.filter(({ as }) => as.startsWith('noise:')).map(({ text }) => text)
  assert.deepEqual(noises, ['roads', 'railways', 'industry'])
})

test('finds lakes that trains go to as before', () => {
  const { understood } = ask({ query: 'lakes in Norway by train' }, context)
  assert.ok(understood.applied.some(({ as }) => as === 'by train'))
})

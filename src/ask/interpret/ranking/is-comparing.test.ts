import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const starter = await starterContext()

test('"louder in one spot than in another" compares the two', () => {
  for (const query of [
    'Is it louder in Hainich than in Müritz?',
    'Ist es im Hainich lauter als in der Müritz?',
    'Gibt es mehr Lärm im Hainich als in der Müritz?',
  ])
    assert.match(ask({ query }, starter).answer, /^(Yes|Ja)\b.*Hainich.*Müritz.*3[.,]6.*3[.,]8/, query)
})

test('a spot is compared with a place, and not asked whether it lies there', () => {
  for (const query of [
    'Is it quieter in Vanoise than in Auvergne?',
    'Ist es im Hainich ruhiger als in Bayern?',
    'Ist es in Schweden ruhiger als im Sarek?',
    'Is it quieter in Sweden than in Sarek?',
    'Est-ce plus calme dans la Vanoise qu’en Auvergne ?',
  ]) {
    const { understood } = ask({ query }, starter)
    assert.equal(understood.kind, 'compare', query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('places are still compared by their averages, and "is Sarek in Sweden" asks where it lies', () => {
  for (const query of [
    'Is it quieter in the Dolomites than in the Pyrenees?',
    'Ist es in Bayern ruhiger als in Sachsen?',
    'Est-ce plus calme en Suède qu’en Norvège ?',
  ])
    assert.equal(ask({ query }, starter).understood.kind, 'summary', query)
  assert.equal(ask({ query: 'Is Sarek in Sweden?' }, starter).understood.aspect, 'in place')
})

test('a list is compared where one is called like a landscape, and a name that is not known is said to be', () => {
  for (const query of [
    'Which of the three is the quietest: Hainich, Müritz or Kellerwald?',
    'Welcher ist am ruhigsten: Hainich, Müritz oder Kellerwald?',
  ])
    assert.match(
      ask({ query }, starter).answer,
      /Müritz-Nationalpark.*3[.,]8.*Hainich.*3[.,]6.*Kellerwald.*3[.,]4/,
      query,
    )
  assert.match(ask({ query: 'Sarek or Foobarland?' }, starter).answer, /How quiet "Foobarland" is, is not known/)
  assert.match(
    ask({ query: 'Port-Cros ou Porquerolles ?' }, starter).answer,
    /calme de « Porquerolles » n’est pas connu/,
  )
})

test('"near Sarek or Abisko" is where to look', () => {
  const { understood } = ask({ query: 'quietest lake near Sarek or Abisko' }, starter)
  assert.equal(understood.kind, 'superlative')
})

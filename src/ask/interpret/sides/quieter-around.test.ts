import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const asked = (query: string, prev: readonly string[] = []) => {
  const { answer, docs, understood } = ask({ query, prev }, context)
  assert.deepEqual(understood.notApplied, [], query)
  return { answer, spots: docs.map(doc => context.index.spot(doc)) }
}

test('what is quieter within a distance of a spot is quieter than that spot', () => {
  for (const query of [
    'anything quieter within 150 km of Lago di Braies',
    'gibt es etwas Ruhigeres im Umkreis von 150 km um Lago di Braies?',
    'quelque chose de plus calme à moins de 150 km de Lago di Braies',
    'algo más tranquilo a menos de 150 km de Lago di Braies',
    'qualcosa di più tranquillo entro 150 km da Lago di Braies',
  ]) {
    const { spots, answer } = asked(query)
    assert.equal(spots.length, 4, `${query}: ${answer}`)
    assert.ok(
      spots.every(({ silenceRating }) => (silenceRating ?? 0) > 1.6),
      query,
    )
  }
  assert.match(asked('anything quieter than Sarek within 150 km of Abisko').answer, /quieter than Sarek/)
})

test('behind a comparison quieter around one of the two is quieter than that, and no order by rating is told as by distance', () => {
  const compared = 'is Lago di Braies or Königssee quieter?'
  const { answer } = asked('anything quieter within 150 km of the second one?', [compared])
  assert.match(answer, /^The catalogue has 4 spots within 150 km of Lago di Braies quieter than Lago di Braies:/)
  assert.doesNotMatch(asked('anything quieter within 150 km of Munich?', [compared]).answer, /closest|By distance/)
})

test('a fact that was asked of two spots is no wish of what else lies around one of them', () => {
  for (const fact of ['are Lago di Braies and Königssee free?', 'are fires allowed at Lago di Braies and Königssee?']) {
    const { answer } = asked('what else is within 150 km of Königssee?', [fact])
    assert.match(answer, /^The catalogue has 4 spots within 150 km of Königssee other than those/, fact)
  }
  const elsewhere = asked('and in Norway?', ['are Lago di Braies and Königssee free?'])
  assert.match(elsewhere.answer, /spots in Norway with free access/)
})

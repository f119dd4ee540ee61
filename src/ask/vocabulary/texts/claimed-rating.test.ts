import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('by what and by whom a rating that is claimed was measured is why it is rated so', () => {
  const why = answerTo('why is Sarek rated 5?').answer
  assert.equal(answerTo('You claim Sarek is a 5. Measured with what, and by whom?').answer, why)
  for (const query of [
    'Ihr behauptet, Sarek sei eine 5. Womit gemessen und von wem?',
    'Vous affirmez que Sarek est un 5. Mesuré avec quoi, et par qui ?',
    'Afirman que Sarek es un 5. ¿Medido con qué y por quién?',
    'Sostenete che Sarek è un 5. Misurato con che cosa, e da chi?',
  ]) {
    const { understood } = answerTo(query)
    assert.deepEqual([understood.kind, understood.spots[0]?.name, understood.notApplied], ['why', 'Sarek', []], query)
  }
})

test('what else is said to be there is asked for as before', () => {
  assert.match(answerTo('You say Sarek has a campsite. Where?').answer, /^At Sarek you can camp/)
})

test('that somebody likes something better after all is what they look for', () => {
  const { docs } = answerTo('lakes in Finland')
  for (const query of [
    'Finalmente prefiero lagos en Finlandia',
    'Finalement je préfère des lacs en Finlande',
    'Alla fine preferisco laghi in Finlandia',
    'Am Ende hätte ich lieber Seen in Finnland',
    "In the end I'd prefer lakes in Finland",
  ]) {
    const answered = answerTo(query)
    assert.deepEqual([answered.docs, answered.understood.notApplied], [docs, []], query)
  }
})

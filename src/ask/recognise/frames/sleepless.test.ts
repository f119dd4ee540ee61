import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const told = (query: string) => ask({ query, prev: [] }, context)

test('that somebody cannot sleep at home is told, and neither camping nor a place called "home"', () => {
  for (const query of [
    'I can’t sleep at home. Where is it quiet in Norway?',
    'we cannot sleep at night. Quiet lakes in Norway?',
    'Ich kann zu Hause nicht schlafen. Ruhige Orte in Norwegen?',
    'je n’arrive pas à dormir chez moi. Où est-ce calme en Norvège ?',
    'no puedo dormir en casa. ¿Dónde hay silencio en Noruega?',
    'non riesco a dormire a casa. Dove c’è silenzio in Norvegia?',
  ]) {
    const { answer, understood } = told(query)
    assert.deepEqual([understood.notApplied, understood.place?.name], [[], 'Norway'], `${query}: ${answer}`)
    assert.doesNotMatch(answer, /home|casa|camp/, query)
  }
})

test('where one can sleep, and what is near home, stays asked for', () => {
  assert.deepEqual(told('huts where I can sleep in Norway').understood.words, ['sleep'])
  assert.match(told('can I sleep at Sarek').answer, /sleep/)
  assert.match(told('quiet lakes near home').answer, /not known here/)
  assert.deepEqual(told('dormir en refuge en Norvège').understood.place?.name, 'Norway')
  assert.match(told('I cannot camp at Sarek?').answer, /Sarek/)
  assert.notDeepEqual(told('I can not swim at home. Lakes in Norway').understood.notApplied, [])
})

test('real silence is silence, and a real lake is named as not applied', () => {
  for (const query of [
    'places with real silence in Norway',
    'Orte mit echter Stille in Norwegen',
    'des lieux avec un vrai silence en Norvège',
    'lugares con verdadero silencio en Noruega',
    'posti con vero silenzio in Norvegia',
  ]) {
    const { understood } = told(query)
    assert.deepEqual([understood.notApplied, understood.minRating, understood.words], [[], 3.4, []], query)
  }
  for (const query of ['a real quiet lake in Sweden', 'real lakes in Norway', 'a real forest, and silence, in Norway'])
    assert.deepEqual(told(query).understood.notApplied, ['real'], query)
})

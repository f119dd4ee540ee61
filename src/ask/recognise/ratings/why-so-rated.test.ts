import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const told = (query: string) => ask({ query, prev: [] }, context)

test('how low somebody finds a rating is told with the rating, where they ask why', () => {
  for (const query of [
    'why does Epping Forest score so low',
    'Why does Epping Forest have such a low rating?',
    'why is Epping Forest rated so badly',
    'warum ist Epping Forest so niedrig bewertet',
    'pourquoi Epping Forest a-t-il une note si basse',
    'por qué Epping Forest tiene una nota tan baja',
    'perché Epping Forest ha un voto così basso',
  ]) {
    const { answer, understood } = told(query)
    assert.match(answer, /^Epping Forest .*2[.,]1/, query)
    assert.deepEqual([understood.kind, understood.notApplied], ['why', []], query)
  }
})

test('what is high, low or bad otherwise is named, or looked for', () => {
  assert.deepEqual(told('why is Sarek so high').understood.notApplied, ['high'])
  assert.notEqual(told('lakes with a low rating in Norway').understood.kind, 'why')
  assert.notEqual(told('spots rated badly in England').understood.kind, 'why')
  assert.match(told('why is Sarek low on bears, and how is it rated').answer, /low/)
  assert.notEqual(told('how high is Sarek').understood.kind, 'why')
})

test('why a spot has no higher rating is why it has its own, in each language', () => {
  for (const query of [
    'Why does Grunewald not have a higher rating?',
    'Warum hat der Grunewald keine bessere Bewertung?',
    'Pourquoi Grunewald n’a-t-il pas une meilleure note ?',
    '¿Por qué Grunewald no tiene mejor nota?',
    'Perché Grunewald non ha un punteggio più alto?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /^Grunewald .*1[.,]7/, query)
    assert.deepEqual([understood.notApplied, understood.kind], [[], 'why'], query)
  }
})

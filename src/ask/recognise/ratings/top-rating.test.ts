import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('a mark that spots have is their rating', () => {
  for (const [query, value] of [
    ['a place in Canada with a 5', 5],
    ['how many spots in Norway and how many of them have a 5', 5],
    ['wieviele Orte habt ihr in Norwegen und wie viele davon haben 5', 5],
    ['ein Ort mit einer 4 in Kanada', 4],
    ['combien de lieux en Norvège et combien ont 5', 5],
    ['un lieu qui ait 5 de silence', 5],
    ['cuántos sitios hay en Canadá y cuántos tienen un 5', 5],
    ['un sitio que tenga un 5 de silencio en Canadá', 5],
    ['quanti posti ci sono in Canada e quanti hanno 5', 5],
    ['un posto che abbia 4,5 di silenzio', 4.5],
  ] as const) {
    const { minRating, notApplied } = understood(query)
    assert.deepEqual([minRating, notApplied], [value, []], query)
  }
})

test('what a number counts is no mark', () => {
  for (const query of [
    'a place with 5 lakes',
    'with a 3 year old in Norway',
    'we are a family with 4 in Norway',
    'we have 2 and a dog, lakes in Norway',
    'a walk with a 5 km loop in Norway',
    'Wir haben 3 Kinder, Seen in Norwegen',
    'lacs avec 3 enfants en Norvège',
    'tenemos 2 perros, lagos en Noruega',
  ])
    assert.equal(understood(query).minRating, null, query)
})

test('the difference between two marks is what each means', () => {
  for (const query of [
    'what is the difference between 4 and 5',
    'was ist der Unterschied zwischen 4 und 5',
    "c'est quoi la différence entre 4 et 5",
    'qual è la differenza tra 3 e 5',
  ])
    assert.equal(understood(query).kind, 'help', query)
  for (const query of [
    'difference between Sarek and Abisko',
    'Unterschied zwischen 4 km und 5 km',
    'was ist der Unterschied zwischen Sarek und Abisko',
    'différence entre la Norvège et la Suède',
    'lakes between 4 and 5 in Norway',
  ])
    assert.doesNotMatch(ask({ query }, context).answer, /scale|Skala|échelle|scala/, query)
})

test('a share of those with the highest rating is of those rated 5', () => {
  for (const query of [
    'What percentage of the lakes in Canada have the highest rating?',
    'Wie viel Prozent der Seen in Kanada haben die höchste Bewertung?',
    '¿Qué porcentaje de los lagos de Canadá tiene la máxima puntuación?',
    'Che percentuale dei laghi in Canada ha il voto massimo?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(answer, /rated 5|Bewertung 5|puntuación (de )?5|voto 5/, `${query}: ${answer}`)
  }
})

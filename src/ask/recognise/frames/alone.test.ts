import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('that somebody travels alone frames a question, in each language', () => {
  for (const query of [
    "I'm travelling alone. A quiet lake in Sweden?",
    'Ich reise allein. Ein ruhiger See in Schweden?',
    'Je voyage seul, un lac calme en Suède',
    'Viajo sola, ¿un lago tranquilo en Suecia?',
    'Viaggio da sola: un lago tranquillo in Svezia?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(answer, /Tiveden/, query)
  }
})

test('that one is alone somewhere, and that it is always so, is named as not applied', () => {
  for (const [query, named] of [
    ['une forêt où je suis seul en Finlande', /seul/],
    ['a lake in Sweden where I am alone', /alone/],
    ['ein See in Schweden, an dem ich allein bin', /allein/],
    ['un lac toujours calme en Suède', /toujours/],
    ['est-ce toujours calme au Mercantour ?', /toujours/],
    ['¿Puedo ir sola a Sarek?', /sola/],
  ] as const)
    assert.match(ask({ query }, context).understood.notApplied.join(), named, query)
})

test('"seul" that counts or restricts is read as that', () => {
  for (const query of [
    'Quel est le seul lac en Norvège ?',
    'Y a-t-il un seul lac en Norvège ?',
    'seuls les lacs en Norvège',
  ])
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
})

test('engines and machines are noises in each language', () => {
  for (const query of [
    'un endroit en Norvège sans machines ni moteurs',
    'Ein Ort in Norwegen ohne Maschinen und Motoren',
    'un sitio en Noruega sin máquinas ni motores',
    'un posto in Norvegia senza macchinari né motori',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(answer, /calculée|berechnet|calculada|calcolato/, query)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('whether a spot is quiet is told with a yes or no behind what is told of who asks, which is named', () => {
  const query =
    'I come off a run of night shifts on Friday and want to lie down in some moss near Berlin. Is Grunewald actually quiet?'
  assert.equal(
    ask({ query }, context).answer,
    'I could not take into account: "run of night shifts on Friday" and "moss". No, Grunewald is rated 1.7 (noisy).',
  )
  for (const [text, expected] of [
    ['I am near Berlin. Is Grunewald quiet?', /^No, Grunewald is rated 1\.7/],
    ['My sister lives near Hamburg. Is Sarek quiet?', /Yes, Sarek is rated 5\.0 \(pristine\)\.$/],
    ['Ich wohne bei Berlin. Ist der Grunewald ruhig?', /Nein: Grunewald: Bewertung 1,7/],
    ['Vivo cerca de Berlín. ¿Es tranquilo Grunewald?', /^No: Grunewald: puntuación 1,7/],
  ] as const)
    assert.match(ask({ query: text }, context).answer, expected, text)
})

test('what is told of the spot itself, or asked with words that are not read, is answered as before', () => {
  assert.doesNotMatch(ask({ query: 'Sarek is near Kiruna. Is it a purple place?' }, context).answer, /^(Yes|No)/)
  assert.match(
    ask({ query: 'I want to go near Berlin. Is Grunewald free?' }, context).answer,
    /Access to Grunewald is free/,
  )
})

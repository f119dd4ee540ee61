import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('whether one dies, drowns or gets lost at a spot is a question of safety, in each language', () => {
  for (const query of [
    'Will I die if I walk The Narrows?',
    'Has anyone died at The Narrows?',
    'Is Boiling Lake deadly?',
    'Can my kids drown at Königssee?',
    'Is there a flash flood risk at The Narrows?',
    'Will I get lost in Sarek?',
  ])
    assert.match(answerTo(query), /How safe a place is, is not known here/, query)
  assert.match(answerTo('Werde ich sterben, wenn ich The Narrows laufe?'), /Wie sicher ein Ort ist, ist hier nicht/)
  assert.match(answerTo('Est-ce que je vais mourir à Boiling Lake ?'), /La sécurité d’un lieu n’est pas connue/)
  assert.match(answerTo('¿Puedo morir en Boiling Lake?'), /no se sabe si un lugar es seguro/)
  assert.match(answerTo('Rischio di morire a Boiling Lake?'), /non si sa quanto un luogo è sicuro/)
})

test('who means to die is not answered with that, nor what drowns out noise', () => {
  assert.match(answerTo('Will I die if I jump off Toroweap Overlook?'), /^I am sorry/)
  assert.match(answerTo('I want to die at Sarek'), /^I am sorry/)
  assert.doesNotMatch(answerTo('which waterfalls drown out the traffic in Norway'), /How safe/)
})

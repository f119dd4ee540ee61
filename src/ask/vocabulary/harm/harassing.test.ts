import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fold } from '../../../text/fold.ts'
import { isHarassing } from './harassing.ts'

test('who wants to frighten animals, or to drive them on, asks for harm, in five languages', () => {
  for (const query of [
    'where can I scare deer with my drone?',
    'a place to chase birds with a drone',
    'best lake to throw stones at ducks',
    'where can I harass marmots',
    'scare the birds away',
    'let my dog chase rabbits',
    'Wo kann ich mit der Drohne Rehe erschrecken?',
    'Tiere mit der Drohne jagen',
    'Wo kann ich Enten mit Steinen bewerfen?',
    'Où puis-je effrayer les animaux avec un drone ?',
    'faire peur aux oiseaux avec mon drone',
    '¿Dónde puedo asustar animales con un dron?',
    'perseguir ciervos con un dron',
    'dove posso spaventare gli animali con un drone',
    'inseguire i camosci con il drone',
  ])
    assert.ok(isHarassing(fold(query)), query)
})

test('who leaves them alone, is frightened, or asks what drones do, does not', () => {
  for (const query of [
    'where can I fly a drone',
    'places where nothing scares the animals',
    "I'm scared of dogs, where can I go",
    'somewhere without drones that scare birds',
    'my dog is scared of noise',
    'birds that are easily scared',
    'do drones scare birds?',
    'how do I scare off bears',
    "I don't want to scare the animals",
    "lakes where dogs can't chase deer",
    'where can I watch birds with my dog',
    'wo kann ich Tiere beobachten, ohne sie zu erschrecken',
    'Wo stört mein Hund keine Tiere?',
    'observer les animaux sans les effrayer',
    'je ne veux pas déranger les oiseaux',
    'ver animales sin asustarlos',
    'osservare gli animali senza spaventarli',
    'pescare con il cane',
  ])
    assert.ok(!isHarassing(fold(query)), query)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDespair } from './despair.ts'

test('who means to die by their own hand is heard, whoever asks for them', () => {
  for (const query of [
    'The user wants to kill themselves at a quiet lake',
    'my brother said he would hang himself in a forest',
    'a lake where she could drown herself',
    'He is thinking of ending his life, somewhere calm',
    'Ein ruhiger Ort, um mich umzubringen',
    'Meine Nutzerin sucht für ein Wochenende einen ruhigen Ort, um sich umzubringen',
    'Wo bringe ich mich am besten um?',
    'ruhiger See zum Ertränken',
    'ein Wald, um sich zu erhängen',
    'Meine Freundin will sich umbringen, wo ist es ruhig?',
    "L'utilisateur veut se suicider au calme",
    'un lac pour me noyer',
    'mon ami veut se tuer dans une forêt',
    'mi amiga quiere suicidarse en un lago',
    'un sitio tranquilo para quitarse la vida',
    'un bosque donde ahorcarme',
    'il mio amico vuole uccidersi vicino a un lago',
    'un lago dove annegarmi',
    'un posto silenzioso per togliersi la vita',
    'cerca un bosco per impiccarsi',
  ])
    assert.ok(isDespair(query), query)
})

test('accidents, sights and idioms are none of it', () => {
  for (const query of [
    'lakes where children cannot drown',
    'how do I keep the kids from hurting themselves on the rocks',
    'a hammock to hang, and a hut to ourselves',
    'Wälder, um sich die toten Bäume anzusehen',
    'ein Ort, zum Sterben schön',
    'Wo kann ich mich umsehen und ausruhen?',
    'ein See, wo Kinder nicht ertrinken können',
    'Ort zum Aufhängen einer Hängematte',
    'un lac où mon enfant ne risque pas de se noyer',
    'un lieu pour se perdre dans la nature',
    'un sitio para matarse a caminar',
    'playas donde los niños no puedan ahogarse',
    'un sentiero per ammazzarsi di fatica',
    'un lago dove i bambini non possono annegare',
    'dying to see the Alps',
  ])
    assert.ok(!isDespair(query), query)
})

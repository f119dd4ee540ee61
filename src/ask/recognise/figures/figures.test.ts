import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('a number of something that is named is no rating', () => {
  for (const query of [
    'I need at least three consecutive minutes without aircraft, which spots in Norway would you pick?',
    'at least 3 minutes of silence in Norway',
    'at least 4 quiet lakes in Norway',
    'mindestens 3 Minuten ohne Flugzeuge in Norwegen',
    'au moins 3 minutes sans avions en Norvège',
    'al menos 3 minutos sin aviones en Noruega',
    'almeno 3 minuti senza aerei in Norvegia',
  ])
    assert.equal(understood(query).minRating === 3 || understood(query).minRating === 4, false, query)
})

test('a bare number with a comparison is one', () => {
  for (const query of [
    'lakes in Norway, at least 4',
    'at least 4 in Norway',
    'lakes above 4 near Oslo',
    'Seen in Norwegen, mindestens 4',
    'lacs en Norvège, au moins 4',
    'lagos en Noruega, al menos 4',
    'laghi in Norvegia, almeno 4',
  ])
    assert.ok((understood(query).minRating ?? 0) >= 4, query)
})

test('at most so many, where a list is ordered, is how many are wanted', () => {
  for (const query of [
    'list rivers in the Amazon, max 3',
    'rivers in the Amazon? Sort them by silence, at most 3',
    'Flüsse in Amazonien? Sortiere nach Stille, höchstens 3',
    'Des rivières en Amazonie ? Trie par silence, 3 au maximum',
    '¿Hay en la Amazonia algún río? Ordena por silencio, 3 como máximo',
    'Fiumi in Amazzonia? Ordina per silenzio, 3 al massimo',
  ]) {
    const { limit, maxRating, relaxed } = understood(query)
    assert.deepEqual([limit, maxRating, relaxed], [3, null, []], query)
  }
  assert.equal(understood('list lakes in Norway rated 3 at most').maxRating, 3)
  assert.equal(understood('lagos en Noruega con puntuación 3 como máximo').maxRating, 3)
})

test('kilometres of a trail are its length, which is not known, and no radius', () => {
  for (const query of [
    'trail under 5 km near Auckland',
    'a 5 km loop near Auckland',
    'Wanderweg unter 5 km bei Auckland',
    'sentier de moins de 5 km près d’Auckland',
    'sendero de menos de 5 km cerca de Auckland',
    'sentiero sotto i 5 km vicino ad Auckland',
  ]) {
    const { withinKm } = understood(query)
    assert.notEqual(withinKm, 5, query)
    assert.match(ask({ query }, context).answer, /not known|nicht bekannt|pas connu|no se sabe|non si sa/, query)
  }
  for (const query of ['a trail within 5 km of Auckland', 'Wanderweg im Umkreis von 5 km um Auckland'])
    assert.equal(understood(query).withinKm, 5, query)
})

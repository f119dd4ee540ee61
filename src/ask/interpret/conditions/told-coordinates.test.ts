import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const starter = await starterContext()

test('coordinates that are asked for are told of each spot', () => {
  for (const query of [
    'give me the coordinates of the five quietest spots in Norway',
    'Gib mir die Koordinaten der fünf ruhigsten Orte in Norwegen',
    'Donne-moi les coordonnées des cinq lieux les plus calmes de Norvège',
    'coordenadas de los cinco lugares más tranquilos de Noruega',
    'coordinate dei cinque luoghi più tranquilli in Norvegia',
    'Seen in Norwegen mit Koordinaten',
    'list lakes in Norway with their coordinates',
    'find 3 quiet lakes in Norway, return name and coordinates',
    'Seen in Norwegen mit Namen und Koordinaten',
    'lacs de Norvège avec leurs coordonnées',
    'lagos de Noruega con sus coordenadas',
    'laghi in Norvegia con nome e coordinate',
  ])
    assert.match(ask({ query }, starter).answer, /Femundsmarka.*62\.3, 12\.05/, query)
})

test('they are not where the place is asked for', () => {
  for (const query of ['Where is the quietest lake in Norway?', 'lakes in Norway'])
    assert.doesNotMatch(ask({ query }, starter).answer, /62\.3, 12\.05/, query)
})

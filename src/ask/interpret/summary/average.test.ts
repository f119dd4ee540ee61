import assert from 'node:assert/strict'
import test from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

const HEIGHTS = [
  'average height of the peaks in Liechtenstein',
  'durchschnittliche Höhe der Gipfel in Liechtenstein',
  "Quelle est l'altitude moyenne des pics du Liechtenstein ?",
  'altitud media de los picos de Liechtenstein',
  'Qual è l’altezza media delle cime in Liechtenstein?',
  'altitudine media dei picchi del Liechtenstein',
]

const NOISES = [
  'average noise of the lakes in Andorra',
  'durchschnittlicher Lärm der Seen in Andorra',
  'niveau sonore moyen des lacs en Andorre',
  'ruido medio de los lagos de Andorra',
  'livello medio di rumore dei laghi di Andorra',
]

const LYING = [
  'à quelle altitude sont en moyenne les lacs d’Andorre ?',
  '¿a qué altura están de media los lagos de Andorra?',
  'a che altitudine sono in media i laghi di Andorra?',
]

const RATINGS = [
  'Wie hoch ist die durchschnittliche Bewertung der Seen in Andorra?',
  'quanto è alta la media dei voti dei laghi in Andorra?',
]

test('the average of a measure is one of that, and not of the ratings, in each language', { skip }, () => {
  if (!known) return
  for (const [queries, says] of [
    [HEIGHTS, /^32 [^:]*: .*1991 m/],
    [NOISES, /^60 [^:]*: .*27[.,]8 dB/],
    [LYING, /^60 [^:]*: .*2360 m/],
    [RATINGS, /^60 [^:]*: .*4,77/],
  ] as const)
    for (const query of queries) assert.match(ask({ query }, known.context).answer, says, query)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

function asked(turns: readonly string[]): string {
  return extracts ? ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, extracts.context).answer : ''
}

for (const [expected, ...turns] of [
  [
    /^Snaefell is higher than/,
    'Compare Snaefell and North Barrule',
    'how far are those apart?',
    'and which is higher?',
  ],
  [
    /^Snaefell is higher than/,
    'Compare Snaefell and North Barrule',
    'how far apart are they?',
    'which of them is higher?',
  ],
  [/^North Barrule is lower than/, 'How far is Snaefell from North Barrule?', 'which is lower?'],
  [/^North Barrule is farther north than/, 'How far is Snaefell from North Barrule?', 'which is further north?'],
  [
    /^Höher: Snaefell/,
    'Vergleiche Snaefell und North Barrule',
    'wie weit sind die auseinander?',
    'und welcher ist höher?',
  ],
  [/^Höher: Snaefell/, 'Vergleiche Snaefell und North Barrule', 'wo liegen sie?', 'und welcher ist höher?'],
  [
    /^Plus haut : Snaefell/,
    'Compare Snaefell et North Barrule',
    'à quelle distance sont-ils l’un de l’autre ?',
    'et lequel est le plus haut ?',
  ],
  [
    /^Más alto: Snaefell/,
    'Compara Snaefell y North Barrule',
    '¿a qué distancia están entre sí?',
    '¿y cuál es más alto?',
  ],
  [/^Più alto: Snaefell/, 'Confronta Snaefell e North Barrule', 'quanto distano?', 'e quale è più alto?'],
] as const)
  test(`behind the distance of two it is told which is more: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

for (const [expected, ...turns] of [
  [
    /^The rating of .* has low confidence/,
    'Estany de l’Illa',
    'can I swim in it?',
    'how sure are you about the rating?',
  ],
  [/^The rating of .* has low confidence/, 'Estany de l’Illa', 'is it free?', 'are you sure it is quiet?'],
  [
    /^Die Bewertung .* geringe Sicherheit/,
    'Estany de l’Illa',
    'kann man dort schwimmen?',
    'wie sicher seid ihr bei der Bewertung?',
  ],
  [/^La note .* fiabilité faible/, 'Estany de l’Illa', 'peut-on s’y baigner ?', 'êtes-vous sûrs de la note ?'],
  [
    /^La puntuación .* fiabilidad baja/,
    'Estany de l’Illa',
    '¿se puede nadar?',
    '¿qué tan seguros están de la puntuación?',
  ],
  [/^Il voto .* affidabilità bassa/, 'Estany de l’Illa', 'si può nuotare?', 'quanto siete sicuri del voto?'],
  // What asks of no rating is told again.
  [/^Whether you can swim/, 'Estany de l’Illa', 'can I swim in it?', 'are you sure?'],
] as const)
  test(`how sure a rating is is told behind a fact: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

for (const [expected, ...turns] of [
  [/^Of 60 lakes .* 77 %/, 'How many lakes are there in Andorra?', 'how many of them are rated 5?', 'as a percentage?'],
  [
    /^Of 60 lakes .* 77 %/,
    'How many lakes are there in Andorra?',
    'how many of them are rated 5?',
    'what share is that?',
  ],
  [/^Of 60 lakes .* 77 %/, 'How many lakes in Andorra are rated 5?', 'in percent?'],
  [
    /46 von 60, das sind 77 %/,
    'Wie viele Seen gibt es in Andorra?',
    'wie viele davon haben Bewertung 5?',
    'und in Prozent?',
  ],
  [
    /46 sur 60 .* 77 %/,
    'Combien de lacs y a-t-il en Andorre ?',
    'combien d’entre eux sont notés 5 ?',
    'en pourcentage ?',
  ],
  [/46 de 60 .* 77 %/, '¿Cuántos lagos hay en Andorra?', '¿cuántos de ellos tienen puntuación 5?', '¿en porcentaje?'],
  [/46 su 60 .* 77 %/, 'Quanti laghi ci sono in Andorra?', 'quanti di loro hanno voto 5?', 'e in percentuale?'],
  // What is part of nothing has no share.
  [/not take into account: "percentage"/, 'How many lakes are there in Andorra?', 'as a percentage?'],
  [
    /not take into account: "percentage"/,
    'How many lakes are there in Andorra?',
    'and on the Isle of Man?',
    'as a percentage?',
  ],
] as const)
  test(`a number is told as a share of what it is part of: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('spots of unknown height or noise that are told, where that was given up, are not said to be others left out', () => {
  for (const [query, told] of [
    ['Seen in den Alpen über 2000 m', /\nBei 5 ist die Höhe nicht bekannt\.$/],
    ['lacs dans les Alpes à plus de 2000 m', /\nPour 5 l’altitude n’est pas connue\.$/],
    ['lagos en los Alpes a más de 2000 metros', /\nDe 5 no se sabe la altitud\.$/],
    ['laghi nelle Alpi sopra i 2000 metri', /\nDi 5 non si sa l’altitudine\.$/],
    ['deserti in Africa meno di 30 decibel', /\nDi 10 non si sa il livello di rumore\.$/],
  ] as const)
    assert.match(answerTo(query), told, query)
})

test('a name that no spot has is said to be unknown where it is compared with one', () => {
  for (const [query, told] of [
    ['¿Cuál es más tranquilo, Denali o Yosemite?', /Aquí no se sabe lo tranquilo que es «Denali»/],
    ['¿Qué es más silencioso, Yosemite o Denali?', /Aquí no se sabe lo tranquilo que es «Denali»/],
    ['Qual è più tranquillo, Denali o Yosemite?', /Qui non si sa quanto è tranquillo «Denali»/],
  ] as const)
    assert.match(answerTo(query), told, query)
})

test('how dark a place is, is not recorded, in any language', () => {
  for (const [query, told] of [
    ['Wo ist es am dunkelsten?', /^Das ist hier nicht bekannt/],
    ["l'endroit le plus sombre de France", /^Ce n’est pas connu ici/],
    ['el sitio más oscuro de España', /^Eso no se sabe aquí/],
    ["il posto più buio d'Italia", /^Questo qui non si sa/],
  ] as const)
    assert.match(answerTo(query), told, query)
})

test('of a region without spots nothing that is heard elsewhere is told', () => {
  for (const query of [
    'can you hear traffic in Doñana?',
    '¿Se oye el tráfico en Doñana?',
    'Hört man Straßen in Doñana?',
  ])
    assert.doesNotMatch(answerTo(query), /Monsanto|530/, query)
})

test('to listen restricts nothing', () => {
  for (const query of ['¿Dónde puedo escuchar el silencio absoluto?', 'dove posso ascoltare il silenzio?'])
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
})

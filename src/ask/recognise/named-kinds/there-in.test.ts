import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what there is in a country or town is told as its spots, and of a spot as what it has', () => {
  for (const [query, kind] of [
    ['What is there in the Canary Islands?', 'find'],
    ['¿Qué hay en España?', 'find'],
    ['¿Qué tiene Suecia?', 'find'],
    ["Cosa c'è a Berlino?", 'find'],
    ['¿Qué hay en Ordesa?', 'about'],
    ["Cosa c'è a Villa Ada?", 'about'],
    ['What is there in Hainich?', 'about'],
    ['Was gibt es in Island?', 'find'],
    ['was gibt es in Berlin?', 'find'],
    ['Was gibt es in Sarek?', 'about'],
    ["qu'est-ce qu'il y a en Norvège ?", 'find'],
    ['il y a quoi en Norvège ?', 'find'],
    ['et en Norvège, y a quoi ?', 'find'],
    ["qu'y a-t-il au Portugal ?", 'find'],
    ["cosa c'è in Islanda?", 'find'],
    ["che cosa c'è in Norvegia", 'find'],
  ] as const) {
    const { understood, answer } = ask({ query }, context)
    assert.doesNotMatch(answer, /^(Yes|Ja|Oui|Sí|Sì)(?!\p{L})/u, query)
    assert.deepEqual([understood.kind, understood.notApplied], [kind, []], query)
  }
})

test('what else is asked of a place with such a word is still asked', () => {
  for (const [query, said] of [
    ['¿Qué distancia separa Bergen de Vanoise?', /1677 km/],
    ['Was kostet Sarek?', /kosten/],
    ['¿Qué altura tiene Snaefell?', /altitud|conoce|sabe/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})

test('facilities that are asked for in a country are named as not applied', () => {
  assert.deepEqual(ask({ query: 'What facilities are there in Spain?' }, context).understood.notApplied, [
    'What facilities',
  ])
})

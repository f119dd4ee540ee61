import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('whether all are so is answered by how many are, with a yes only where it is known of all', () => {
  for (const [query, says] of [
    [
      'is it true that in Finland you can light a fire at all spots?',
      /^Of 6 spots in Finland, 5 are.*For 1 of them it is not known/,
    ],
    ['are all national parks in Chile quiet?', /^No: Of 7 national parks in Chile, 5 are/],
    ['are all spots in Switzerland free?', /^Yes: Of 4 spots in Switzerland, 4 are/],
    ['can I light a fire everywhere in Finland?', /^Of 6 spots in Finland, 5 are/],
    ['are the spots in Switzerland all free?', /^Yes: Of 4 spots/],
    ['Darf man an allen Orten in Finnland Feuer machen?', /^Orte in Finnland, Feuer erlaubt: 5 von 6/],
    ['tous les lieux de Suisse sont gratuits ?', /^Oui : 4 sur 4 lieux en Suisse/],
    ['¿Son tranquilos todos los parques nacionales de Chile?', /^No: 5 de 7/],
    ['è vero che in Finlandia si può accendere il fuoco in tutti i posti?', /^5 su 6 luoghi in Finlandia/],
    ['in Finlandia si può accendere il fuoco ovunque?', /^5 su 6 luoghi in Finlandia/],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('all that are sought are listed', () => {
  for (const query of [
    'all quiet lakes in Norway',
    'show all lakes in Norway that are quiet',
    'alle Seen in Norwegen, die ruhig sind',
    'tutti i laghi che sono tranquilli in Norvegia?',
    'are there any quiet lakes in all of Norway?',
  ])
    assert.equal(answerTo(query).understood.kind, 'find', query)
})

test('everything somewhere is all of its spots', () => {
  const { answer } = ask({ query: 'Is everything in Germany noisy?' }, context)
  assert.match(answer, /^No: Of 7 spots in Germany, 2 are noisy spots/)
})

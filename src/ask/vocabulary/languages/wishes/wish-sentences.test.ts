import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('what one does with a thing, or that it is there, restricts nothing beside that thing', () => {
  for (const [query, plain] of [
    ['des lacs en Norvège desservis par le train', 'des lacs en Norvège accessibles en train'],
    ['laghi in Norvegia serviti dal treno', 'laghi in Norvegia raggiungibili in treno'],
    ['un bosque en Suecia equipado con mesas de picnic', 'un bosque en Suecia con mesas de picnic'],
    ['un lac en Norvège, je veux m’allonger sur la plage', 'un lac en Norvège, je veux la plage'],
  ] as const) {
    assert.deepEqual(understood(query).notApplied, [], query)
    assert.deepEqual(ask({ query }, context).docs, ask({ query: plain }, context).docs, query)
  }
})

test('alone it is named as not applied', () => {
  for (const [query, word] of [
    ['un lago en Noruega para tumbarme', 'tumbarme'],
    ['un lac en Norvège pour m’allonger', 'allonger'],
    ['un lago in Norvegia per sdraiarmi', 'sdraiarmi'],
    ['une forêt en Suède pour rouler', 'rouler'],
    ['un lac bien desservi en Norvège', 'desservi'],
    ['un lago bien equipado en Noruega', 'equipado'],
    ['ein gut ausgestatteter See in Norwegen', 'ausgestatteter'],
  ] as const)
    assert.ok(
      understood(query).notApplied.some(words => words.includes(word)),
      query,
    )
})

test('who lives in a town and goes not far is near it, and who sleeps in a hut is near no hut', () => {
  assert.equal(understood('We live in Oslo and don’t want to go far. A quiet lake?').place?.name, 'Oslo')
  assert.equal(understood('I am staying in a hut and don’t want to walk far, lakes in Norway').place?.name, 'Norway')
})

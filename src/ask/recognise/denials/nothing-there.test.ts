import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('whether there is nothing somewhere is answered with what there is, and not with what lies elsewhere', () => {
  for (const query of [
    'so you have nothing in Portugal?',
    "don't you have anything in Portugal?",
    'is there nothing in Portugal?',
    'Habt ihr nichts in Portugal?',
    'vous n’avez rien au Portugal ?',
    'il n’y a rien au Portugal ?',
    '¿no tenéis nada en Portugal?',
    'non c’è niente in Portogallo?',
  ]) {
    const { answer, docs, understood } = ask({ query }, context)
    assert.match(
      answer,
      /^(The catalogue has|Der Katalog hat|Le catalogue compte|El catálogo tiene|Il catalogo ha) 5 /,
      query,
    )
    assert.ok(
      docs.every(doc => context.index.storedFields(doc).country === 'PT'),
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(answerTo('so you have nothing quiet near Lisbon?'), /^I found no quiet spot within \d+ km of Lisbon/)
})

test('whether nothing somewhere is quiet is answered with what is quiet there', () => {
  for (const query of [
    'Is nothing in Portugal quiet?',
    'is nothing quiet in Portugal?',
    'Is none of Portugal quiet?',
    'Why is nothing in Portugal quiet?',
  ])
    assert.match(answerTo(query), /^The catalogue has 3 quiet spots in Portugal/, query)
  assert.match(answerTo('Is nothing near Oslo quiet?'), /^I found no quiet spot within \d+ km of Oslo/)
})

test('nothing that is heard, or wanted, is no such question', () => {
  assert.match(answerTo('I hear nothing in Portugal'), /^The catalogue has 3 quiet spots in Portugal/)
  assert.match(answerTo('I want nothing but silence in Norway'), /^The catalogue has 4 quiet spots in Norway/)
  assert.match(answerTo('nothing in Portugal, please'), /outside Portugal/)
})

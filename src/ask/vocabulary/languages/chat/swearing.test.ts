import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

for (const [query, plain] of [
  ['show me the quietest damn lake in Norway', 'show me the quietest lake in Norway'],
  ['the bloody quietest lake in Norway', 'the quietest lake in Norway'],
  ['wo ist der verdammt ruhigste See in Norwegen', 'wo ist der ruhigste See in Norwegen'],
  ['verdammt nochmal, wo ist der ruhigste See in Norwegen', 'wo ist der ruhigste See in Norwegen'],
  ['où sont ces putain de lacs en Norvège', 'où sont ces lacs en Norvège'],
  ['el maldito lago más tranquilo de Noruega', 'el lago más tranquilo de Noruega'],
  ['dov’è quel maledetto lago più tranquillo in Norvegia', 'dov’è il lago più tranquillo in Norvegia'],
  ['r there any lakes in Norway', 'are there any lakes in Norway'],
  ['where r the quiet lakes in Norway', 'where are the quiet lakes in Norway'],
  ['my mum is eighty two and she likes lakes in Norway', 'my mum is 82 and she likes lakes in Norway'],
  ['my dad is eighty-two, lakes in Norway?', 'my dad is 82, lakes in Norway?'],
  ['äh hallo ähm Seen in Norwegen', 'hallo Seen in Norwegen'],
] as const)
  test(`what is sworn or said in short restricts nothing: ${query}`, () => {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [])
    assert.equal(answer, ask({ query: plain }, context).answer)
  })

for (const query of ['putas en Noruega', 'a damn quiet lake in Norway', 'Sarek is bloody'])
  test(`what may say something is named: ${query}`, () => {
    assert.equal(ask({ query }, context).understood.notApplied.length, 1)
  })

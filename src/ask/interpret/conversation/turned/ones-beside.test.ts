import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const tagsOf = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).understood.tags.toSorted()

test('"any near a lake instead?" is asked of the kind that was looked for, in each language', () => {
  for (const [before, ...queries] of [
    ['monasteries in Asia', 'any quiet ones near a lake instead?', 'any near a lake instead?', 'rather ones by a lake'],
    ['Klöster in Asien', 'gibt es stattdessen welche an einem See?', 'lieber welche an einem See'],
    ['monastères en Asie', 'plutôt ceux près d’un lac'],
    ['monasterios en Asia', 'mejor algunos cerca de un lago'],
    ['monasteri in Asia', 'piuttosto quelli vicino a un lago'],
  ] as const)
    for (const query of queries) assert.deepEqual(tagsOf(query, before), ['lake', 'monastery'], query)
})

test('another kind, or its shore, is looked for in place of the one before where no "ones" are spoken of', () => {
  for (const query of ['lakes instead', 'any lakes instead?', 'near a lake instead'])
    assert.deepEqual(tagsOf(query, 'monasteries in Asia'), ['lake'], query)
})

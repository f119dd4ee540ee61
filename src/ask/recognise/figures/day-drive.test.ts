import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test("a day's drive is about 500 km, which is said to be an estimate, in five languages", () => {
  for (const query of [
    "the most silent place within a day's drive of Berlin",
    'quiet lake within a day drive from Munich',
    'ein ruhiger See, eine Tagesreise von Berlin entfernt',
    'à une journée de route de Paris, un lac',
    'un lago tranquilo a un día en coche de Madrid',
    'un bosco a una giornata di macchina da Roma',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /500 km/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what is not cared for, and described by an unknown word, is not looked for', () => {
  for (const query of [
    'lakes in Germany if we do not care for steep mountains',
    "lakes in Germany, we can't do steep mountains",
    'lakes in Germany but not steep mountains',
    'Seen in Deutschland, aber keine steilen Berge',
    'des lacs en Allemagne, pas de montagnes raides',
  ]) {
    const { understood } = ask({ query }, context)
    assert.ok(!understood.tags.includes('mountain'), query)
    assert.ok(understood.notApplied.length > 0, query)
  }
})

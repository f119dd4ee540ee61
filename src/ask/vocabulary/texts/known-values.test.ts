import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, plain] of [
  ['highest lake in Andorra with a known elevation', 'highest lake in Andorra'],
  ['what is the highest lake in Andorra whose height is recorded?', 'what is the highest lake in Andorra?'],
  ['höchster See in Andorra mit bekannter Höhe', 'höchster See in Andorra'],
  ['der höchste See in Andorra, dessen Höhe bekannt ist', 'der höchste See in Andorra'],
  ["le lac le plus haut d'Andorre dont l'altitude est connue", "le lac le plus haut d'Andorre"],
  ['el lago más alto de Andorra con altitud conocida', 'el lago más alto de Andorra'],
  ['il lago più alto di Andorra con altitudine nota', 'il lago più alto di Andorra'],
] as const)
  test(`the highest is of those whose height is known: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.deepEqual([understood.notApplied, understood.words], [[], []])
    assert.equal(answer, ask({ query: plain }, extracts.context).answer)
  })

test('of a list "known" is no word of its texts', withExtracts, () => {
  if (!extracts) return
  for (const query of ['lakes with a known elevation in Andorra', 'lakes in Andorra with a known rating']) {
    const { understood } = ask({ query }, extracts.context)
    assert.deepEqual(understood.words, [], query)
    assert.ok(understood.notApplied.length > 0, query)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()

test('some of a kind is no spot that is called after it', { skip: !extracts && NO_EXTRACTS }, () => {
  if (!extracts) return
  for (const query of ['un lac avec des truites en Andorre', 'où pêcher des truites en Andorre ?']) {
    const { answer } = ask({ query }, extracts.context)
    assert.match(answer, /dans le texte : « truites »/, query)
    assert.doesNotMatch(answer, /Estany de les Truites (?:se trouve|le mentionne)/, query)
  }
  for (const query of ['le lac des Truites en Andorre', 'Estany de les Truites', 'quel est le calme des Truites ?'])
    assert.match(ask({ query }, extracts.context).answer, /Truites/, query)
})

test('from north to south is an order behind the name of a country', async () => {
  if (!extracts) return
  for (const [query, order] of [
    ['lacs en Andorre du nord au sud', /plus au nord/],
    ["lacs en Andorre de l'est à l'ouest", /plus à l’est/],
    ['lagos de Andorra del norte al sur', /más al norte/],
    ['laghi di Andorra dal sud al nord', /più a sud/],
  ] as const) {
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer, order, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(ask({ query: "forêts d'Allemagne du nord" }, extracts.context).answer, /nord de l’Allemagne/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../test/support/osm-samples.ts'
import { ask } from '../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const query of [
  'viewpoints in Andorra without a car park',
  'viewpoints in Andorra with no car park',
  'viewpoints in Andorra without car parking',
  'viewpoints in Andorra where there is no car park',
  'Aussichtspunkte in Andorra ohne Autoparkplatz',
  'points de vue en Andorre sans parking pour voitures',
  'miradores en Andorra sin aparcamiento de coches',
  'belvederi in Andorra senza parcheggio per auto',
])
  test(`without a car park is without parking: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer, /^[^.]* 15 [^.]*(parking|Parkplatz|aparcamiento|parcheggio)/)
    assert.deepEqual(understood.tags, ['viewpoint'])
    assert.deepEqual(understood.notApplied, [])
  })

test('without a car is by public transport', withExtracts, () => {
  if (!extracts) return
  const { answer } = ask({ query: 'viewpoints in Andorra without a car' }, extracts.context)
  assert.match(answer, /20 viewpoints in Andorra reachable by public transport/)
})

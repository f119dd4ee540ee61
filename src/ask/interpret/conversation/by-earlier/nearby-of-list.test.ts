import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { ask } from '../../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [nearby, query, ...prev] of [
  ['nearby', 'quiet lakes in Andorra with drinking water nearby'],
  ['nearby', 'lakes near Soldeu with toilets nearby'],
  ['in der Nähe', 'Seen in Andorra mit Trinkwasser in der Nähe'],
  ['à proximité', 'lacs en Andorre avec de l’eau potable à proximité'],
  ['cerca', 'lagos en Andorra con agua potable cerca'],
  ['nelle vicinanze', 'laghi in Andorra con acqua potabile nelle vicinanze'],
  ['nearby', 'only ones with drinking water nearby', 'quiet lakes in Andorra'],
  ['in der Nähe', 'nur mit Trinkwasser in der Nähe', 'Seen in Andorra'],
  ['à proximité', 'avec de l’eau potable à proximité', 'lacs en Andorre'],
] as const)
  test(`that what lakes have is to be nearby is named as not applied: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { understood } = ask({ query, prev }, extracts.context)
    assert.deepEqual(understood.notApplied, [nearby])
    assert.equal(understood.tags[0], 'lake')
  })

test('behind one spot what has drinking water is looked for around that', withExtracts, () => {
  if (!extracts) return
  const { answer, understood } = ask(
    { query: 'is there drinking water nearby?', prev: ['Gänglesee'] },
    extracts.context,
  )
  assert.match(answer, /9 spots within 25 km of Gänglesee with drinking water/)
  assert.deepEqual(understood.notApplied, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()

test('whether dogs may come along to a town is not known of its spots', {
  skip: !extracts && NO_EXTRACTS,
}, () => {
  if (!extracts) return
  for (const [query, told] of [
    ['Can I take my dog to Malbun?', /Malbun.*not known: dogs/s],
    ['Darf ich meinen Hund nach Malbun mitnehmen?', /Malbun.*nicht bekannt: Hunde erlaubt/s],
    ['Puis-je emmener mon chien à Malbun ?', /Malbun.*pas connu : chiens/s],
    ['¿Puedo llevar a mi perro a Malbun?', /Malbun.*no se sabe/s],
    ['Posso portare il cane a Malbun?', /Malbun.*non si sa/s],
  ] as const) {
    const { answer, sources } = ask({ query }, extracts.context)
    assert.match(answer, told, query)
    assert.doesNotMatch(answer, /Sihlwald/, query)
    assert.ok(sources.length > 1, query)
  }
})

test('a landscape where dogs are allowed is looked for farther around a town', async () => {
  const context = await starterContext()
  assert.match(ask({ query: 'a forest with dogs allowed in Potsdam' }, context).answer, /Grunewald/)
})

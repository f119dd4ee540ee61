import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'
import { entryLimitsOf } from './entry-told.ts'

test('tells what limits entering a spot', () => {
  assert.deepEqual(entryLimitsOf({}), [])
  assert.deepEqual(entryLimitsOf({ accessStatus: 'free', description: 'A lake. Open fire is forbidden.' }), [])
  assert.deepEqual(entryLimitsOf({ accessStatus: 'paid' }), [])
  assert.deepEqual(entryLimitsOf({ tags: ['no-access'], accessStatus: 'paid' }), ['forbidden', 'paid'])
  assert.deepEqual(entryLimitsOf({ tags: ['no-access'] }), ['forbidden'])
  assert.deepEqual(entryLimitsOf({ tags: ['no-access'], description: 'A permit is needed to land.' }), ['permit'])
  assert.deepEqual(entryLimitsOf({ description: 'Entering is forbidden from May to July.' }), ['part of the year'])
})

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

const ASKED: readonly (readonly [string, RegExp])[] = [
  ['Can one camp at Sulby Claddagh?', /^Yes, .* you can camp, but a permit is needed to enter and access is paid\.$/],
  ['Kann man in Sulby Claddagh zelten?', /^Ja, .* zelten, aber der Zutritt braucht eine Genehmigung/],
  ['Peut-on camper à Sulby Claddagh ?', /^Oui, .*, mais il faut une autorisation pour entrer et l’accès est payant/],
  ['¿Se puede acampar en Sulby Claddagh?', /^Sí, .*, pero hace falta un permiso para entrar y el acceso es de pago/],
  ['Si può campeggiare a Sulby Claddagh?', /^Sì, .*, ma per entrare serve un permesso/],
  ['Can one camp at Laxey?', /^Yes, at Laxey you can camp\.$/],
]

for (const [query, told] of ASKED)
  test(`says with the yes what it takes to enter: "${query}"`, { skip }, () => {
    if (known) assert.match(ask({ query }, known.context).answer, told)
  })

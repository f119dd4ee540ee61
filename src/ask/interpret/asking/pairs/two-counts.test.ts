import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { ask } from '../../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const query of [
  'How many forests are there on the Isle of Man and how many are quiet?',
  'Wie viele Wälder gibt es auf der Isle of Man und wie viele sind ruhig?',
  'Combien de forêts y a-t-il sur l’île de Man et combien sont calmes ?',
  '¿Cuántos bosques hay en la Isla de Man y cuántos son tranquilos?',
  'Quanti boschi ci sono sull’Isola di Man e quanti sono tranquilli?',
])
  test(`how many are quiet is a second number, and no rating: ${query}`, withExtracts, () => {
    if (extracts) assert.match(ask({ query }, extracts.context).answer, /^[^.]* 53 [^.]*\. [^.]* 6 [^.]*\./)
  })

for (const [query, told] of [
  ['quanti sono tranquilli?', /^Il catalogo ha 57 laghi tranquilli/],
  ['quanto sono tranquilli?', /^60 laghi in Andorra: in media 4,77/],
] as const)
  test(`behind a list a number is told apart from how quiet they are: ${query}`, withExtracts, () => {
    if (extracts) assert.match(ask({ query, prev: ['laghi in Andorra'] }, extracts.context).answer, told)
  })

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const starter = await starterContext()
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

for (const [query, says] of [
  ['how many spots are rated 5 and in how many countries are they?', /25 spots rated 5.*in 18 countries\./s],
  ['how many spots with wheelchair access are there and in how many countries?', /has 27 .*in 22 countries\./s],
  ['how many lakes are there? in how many countries?', /117 lakes.*lakes in 58 countries\./s],
  ['How many lakes are there, and how many countries do you cover?', /117 lakes.*spots in 171 countries\./s],
  ['Wie viele Orte sind mit 5 bewertet und in wie vielen Ländern liegen sie?', /hat 25 Orte.*: 18\./s],
  ['Combien de lieux sont notés 5 et dans combien de pays sont-ils ?', /25 lieux.*18\.$/s],
  ['¿Cuántos lugares tienen una puntuación de 5 y en cuántos países están?', /25 lugares.*: 18\./s],
  ['Quanti posti sono stati valutati 5 e in quanti paesi?', /25 luoghi.*18\.$/s],
] as const)
  test(`"${query}" counts where those lie`, () => assert.match(ask({ query }, starter).answer, says))

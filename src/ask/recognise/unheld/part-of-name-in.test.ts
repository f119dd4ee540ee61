import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, told] of [
  ["Is there anywhere in Rushen where I can't hear the airport?", /^A place called "Rushen" is not known here/],
  ['quiet places in Rushen', /^A place called "Rushen" is not known here/],
  ['Is there somewhere in Rushen to camp?', /^A place called "Rushen" is not known here/],
  ['Gibt es in Rushen einen Ort, wo ich den Flughafen nicht höre?', /^Ein Ort namens „Rushen“ ist hier nicht bekannt/],
  ['Gibt es ruhige Orte in Rushen?', /^Ein Ort namens „Rushen“ ist hier nicht bekannt/],
  ['y a-t-il un endroit calme à Rushen ?', /^Un lieu nommé « Rushen » n’est pas connu/],
  ['¿hay algún sitio tranquilo en Rushen?', /^Un lugar llamado «Rushen» no se conoce/],
  ["c'è un posto a Rushen dove non si sente l'aeroporto?", /^Un luogo chiamato «Rushen» qui non è noto/],
] as const)
  test(`a district is no spot that has a word of its name: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, sources } = ask({ query }, extracts.context)
    assert.match(answer, told)
    assert.deepEqual(sources, [])
  })

for (const [query, told] of [
  ['is Rushen Plantation quiet?', /Glen Rushen Plantation is rated/],
  ["Is there anywhere in Glen Rushen Plantation where I can't hear the airport?", /Glen Rushen Plantation/],
  // A large area, in which there are places.
  ['places in Sorteny', /^Parc Natural de la Vall de Sorteny/],
  ['Is there anywhere near Comapedrosa to camp?', /of Pic de Comapedrosa where you can camp/],
] as const)
  test(`a spot is named by a word of its name as before: ${query}`, withExtracts, () => {
    if (extracts) assert.match(ask({ query }, extracts.context).answer, told)
  })

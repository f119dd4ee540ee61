import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, told] of [
  ['Does Bradda Head have a Wikipedia page?', /en\.wikipedia\.org\/wiki\/Bradda_Head/],
  ['Is there a Wikipedia article about Bradda Head?', /en\.wikipedia\.org\/wiki\/Bradda_Head/],
  ['Is there a Wikipedia article about The Dreem?', /^A website of The Dreem is not known here, and no article/],
  ['Hat Bradda Head einen Wikipedia-Artikel?', /en\.wikipedia\.org\/wiki\/Bradda_Head/],
  ['Bradda Head a-t-il une page Wikipédia ?', /en\.wikipedia\.org\/wiki\/Bradda_Head/],
  ['¿Hay un artículo de Wikipedia sobre Bradda Head?', /en\.wikipedia\.org\/wiki\/Bradda_Head/],
  ['C’è un articolo di Wikipedia su Bradda Head?', /en\.wikipedia\.org\/wiki\/Bradda_Head/],
  ['Wie lautet die Webseite von The Dreem?', /^Eine Website von The Dreem ist hier nicht bekannt, auch kein Artikel/],
  ['Chrüppel se trouve-t-il à moins de 2000 mètres d’altitude ?', /^Oui/],
  ['¿Está Chrüppel a menos de 2000 metros de altitud?', /^Sí/],
  ['Chrüppel si trova a meno di 2000 metri di altitudine?', /^Sì/],
  ['Is Port Erin a quiet place?', /noisy in Port Erin: about \d\d dB/],
  ['Est-ce que Ramsey est un endroit tranquille ?', /Ramsey : environ \d\d dB/],
  ['Is there a quiet place in Vaduz?', /quiet spot/],
  ['C’è più rumore a Kuhgrat che a Vaduz?', /^No: .*Vaduz/],
  ['È più tranquillo a South Barrule Plantation che a Slieau Chiarn?', /^Sì/],
  ['Dove c’è più silenzio vicino a Encamp?', /vicino|Encamp/],
] as const)
  test(`what is asked in a roundabout way is answered as in short: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer, told)
    assert.deepEqual(understood.notApplied, [])
  })

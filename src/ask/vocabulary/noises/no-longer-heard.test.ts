import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

const EN = /^Of \d+ .*railways give less than 20 dB/
const DE = /^Geprüft: .*\(Bahn: unter 20 dB\)/
const FR = /^Sur \d+ .*\(voies ferrées : moins de 20 dB\)/
const ES = /^De \d+ .*\(vías férreas: menos de 20 dB\)/
const IT = /^Su \d+ .*\(ferrovie: meno di 20 dB\)/

for (const [query, told] of [
  ['where do I no longer hear the trains in Liechtenstein', EN],
  ["where can't I hear the train in Liechtenstein", EN],
  ["where don't you hear the train any more in Liechtenstein", EN],
  ['where are trains no longer audible in Liechtenstein', EN],
  ['Wo in Liechtenstein höre ich die Eisenbahn nicht mehr?', DE],
  ['Wo hört man in Liechtenstein die Bahn nicht?', DE],
  ['Wo in Liechtenstein höre ich nicht mehr die Bahn?', DE],
  ['Ab wo hört man in Liechtenstein den Zug nicht mehr?', DE],
  ['Wo ist der Zug in Liechtenstein nicht mehr zu hören?', DE],
  ['Orte in Liechtenstein, wo man die Bahn nicht mehr hört', DE],
  ['Orte in Liechtenstein, wo man keinen Zug mehr hört', DE],
  ["où n'entend-on plus le train au Liechtenstein ?", FR],
  ["où le train ne s'entend-il plus au Liechtenstein ?", FR],
  ["des lieux du Liechtenstein où l'on n'entend plus les trains", FR],
  ['¿dónde ya no se oye el tren en Liechtenstein?', ES],
  ['¿dónde deja de oírse el tren en Liechtenstein?', ES],
  ['dove non si sente più il treno in Liechtenstein?', IT],
  ['dove il treno non si sente più in Liechtenstein?', IT],
] as const)
  test(`what is heard no longer is not heard: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer, told)
    assert.deepEqual(understood.notApplied, [])
  })

for (const [query, told] of [
  ['Wo in Liechtenstein höre ich die Eisenbahn?', /\(Bahn: ab 20 dB\)/],
  ['où entend-on le plus le train au Liechtenstein ?', /à partir de 20 dB/],
  ['dove si sente di più il treno in Liechtenstein?', /(da|a partire da) 20 dB/],
  // Only birds are heard there.
  ["où n'entend-on plus que les oiseaux en Andorre ?", /« plus »|oiseaux/],
  ['Wo höre ich in Andorra nichts mehr?', /ruhige Orte in Andorra/],
  ["où n'entend-on plus rien en Andorre ?", /^Le catalogue compte \d+ lieux calmes en Andorre/],
] as const)
  test(`what is heard, or that nothing is, is read as before: ${query}`, withExtracts, () => {
    if (extracts) assert.match(ask({ query }, extracts.context).answer, told)
  })

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { ask } from '../../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('how loud it is near a place is told of the place, and of a noise there', { skip }, () => {
  if (!known) return
  for (const [query, said] of [
    ['how loud is it near Schaan', /^It is noisy in Schaan/],
    ['How loud is the train near Schaan?', /^Railways give about \d+ dB in Schaan/],
    ['how loud is the road near Schaan', /^Roads give about \d+ dB in Schaan/],
    ['Wie laut ist der Zug bei Schaan?', /^Schaan \(Ortsmitte\), Bahn: etwa \d+ dB/],
    ['quel est le niveau de bruit près de Schaan ?', /^Schaan : environ \d+ dB/],
    ['¿cuánto ruido hay cerca de Ordino?', /^Ordino \(Andorra\): allí se calcularon/],
    ['quanto è rumoroso vicino a Ordino?', /^Ordino \(Andorra\): lì sono stati calcolati/],
    ['how quiet are lakes near Ordino', /^The catalogue has 60 lakes within 25 km of Ordino/],
    ["plages de l'île de Man", /plages sur l’île de Man/],
    ["spiagge dell'Isola di Man", /spiagge sull’Isola di Man/],
    ['Strände der Insel Man', /Strände auf der Insel Man/],
  ] as const) {
    const { answer, understood } = ask({ query }, known.context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

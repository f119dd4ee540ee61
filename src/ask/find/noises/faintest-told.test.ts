import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('where no place is free of a noise, what follows is asked of the one where least of it is heard', { skip }, () => {
  if (!known) return
  const CAMPSITE = 'Is there a campsite on the Isle of Man away from traffic?'
  const FOREST = 'Ein Wald ohne Straßenlärm in Liechtenstein'
  for (const [turns, said] of [
    [[CAMPSITE, 'how loud is the quietest one?'], /^Kirk Micheal AFC is rated 2\.3.* 47 dB/],
    [
      [CAMPSITE, 'how loud is the quietest one?', 'can I get there by bus?'],
      /^Yes, getting to Kirk Micheal AFC: Bus stop/,
    ],
    [[CAMPSITE, 'can I get there by bus?'], /^Yes, getting to Kirk Micheal AFC: Bus stop/],
    [
      ['Un bosco senza rumore di strade nel Liechtenstein', 'quanto dista da Vaduz?'],
      /^Sattelwald è a 6,3 km da Vaduz/,
    ],
    [[FOREST, 'wie weit ist er von Vaduz?'], /^Sattelwald liegt 6,3 km/],
    [[FOREST, 'wie laut ist es dort?'], /^Sattelwald: .*39 dB/],
    [['Une forêt sans bruit de route au Liechtenstein', 'à quelle distance de Vaduz ?'], /Sattelwald .* 6,3 km/],
    [['Un bosque sin ruido de carreteras en Liechtenstein', '¿a qué distancia está de Vaduz?'], /Sattelwald .* 6,3 km/],
    // Another place is looked at anew.
    [[FOREST, 'und in Andorra?'], /Wälder in Andorra/],
    [[CAMPSITE, 'and in Liechtenstein?'], /in Liechtenstein where you can camp/],
  ] as const) {
    const { answer } = ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, known.context)
    assert.match(answer, said, turns.join(' > '))
  }
})

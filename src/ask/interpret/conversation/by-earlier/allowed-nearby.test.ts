import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { ask } from '../../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

function answers(cases: readonly (readonly [readonly string[], RegExp])[]): void {
  if (!known) return
  for (const [turns, said] of cases) {
    const { answer } = ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, known.context)
    assert.match(answer, said, turns.join(' > '))
  }
}

test('"where nearby is it allowed?" looks for what was asked of the spot', { skip }, () => {
  const FIRE = 'Are fires allowed at Grillstelle Sass-Seelein?'
  answers([
    [[FIRE, 'where nearby is it allowed?'], /^The catalogue has 6 spots .* where fires are allowed/],
    [[FIRE, 'where else nearby?'], /^The catalogue has 6 spots .* where fires are allowed/],
    [
      ['Darf man an der Grillstelle Sass-Seelein Feuer machen?', 'Wo in der Nähe ist es erlaubt?'],
      /^Der Katalog hat 6 Orte .*\(Feuer erlaubt\)/,
    ],
    [
      ['Darf man an der Grillstelle Sass-Seelein Feuer machen?', 'Und wo sonst in der Nähe?'],
      /^Der Katalog hat 6 Orte .*\(Feuer erlaubt\)/,
    ],
    [
      ['Le feu est-il autorisé à Grillstelle Sass-Seelein ?', 'où est-ce autorisé à proximité ?'],
      /^Le catalogue compte 6 lieux .*\(feu autorisé\)/,
    ],
    [
      ['¿Se puede hacer fuego en Grillstelle Sass-Seelein?', '¿dónde está permitido cerca?'],
      /^El catálogo tiene 6 lugares .*\(fuego permitido\)/,
    ],
    [
      ['Si può accendere un fuoco a Grillstelle Sass-Seelein?', 'dove è permesso nelle vicinanze?'],
      /^Il catalogo ha 6 luoghi .*\(fuoco permesso\)/,
    ],
    [['Can I camp at Gänglesee?', 'where nearby is it allowed?'], /^The catalogue has 3 spots .* where you can camp/],
    [['Are there toilets at Gänglesee?', 'where are the nearest?'], /^The closest spot with toilets to Gänglesee is/],
  ])
})

test('what else is nearby need not have what was asked of the spot', { skip }, () => {
  answers([
    [['Are fires allowed at Gänglesee?', 'what is nearby?'], /^The catalogue has 85 spots within 25 km of Gänglesee\./],
    [['Is Gänglesee free?', 'what else is nearby?'], /^The catalogue has 85 spots/],
    [['Are fires allowed at Gänglesee?', 'where is it?'], /^Gänglesee lies at/],
    [['Are fires allowed at Gänglesee?', 'where can I camp nearby?'], /where you can camp/],
  ])
})

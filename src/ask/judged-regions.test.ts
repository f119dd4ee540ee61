// What somebody who had not seen the grammar asked of imported regions, and was answered wrong or in part.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../test/support/osm-samples.ts'
import { ask } from './ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

function answers(cases: readonly (readonly [string | readonly string[], RegExp])[]): void {
  if (!known) return
  for (const [asked, said] of cases) {
    const texts = [asked].flat()
    const { answer, understood } = ask({ query: texts.at(-1) ?? '', prev: texts.slice(0, -1) }, known.context)
    assert.match(answer, said, texts.join(' > '))
    assert.deepEqual(understood.notApplied, [], texts.join(' > '))
  }
}

test('towns are known by the names that people write', { skip }, () => {
  answers([
    ['Bosques tranquilos cerca de Sant Julià de Lòria', /a menos de 25 km de Sant Julià de Lòria/],
    ['How loud is it in Sant Julià de Lòria?', /^It is noisy in Sant Julià de Lòria/],
    ['un endroit sans bruit de route près du Pas de la Case', /à moins de 25 km de Pas de la Case/],
    ['How loud is it in Escaldes-Engordany?', /^It is noisy in Escaldes Engordany/],
    ["quiet spots near St John's", /within 25 km of St Johns/],
  ])
})

test('what is near is near the one that was told', { skip }, () => {
  answers([
    [
      ['lakes in Andorra above 2200 m', 'closest one to Soldeu?', 'is there a hut nearby?'],
      /of Estany [^.]* with a hut/,
    ],
    [
      [
        'Welche Gipfel in Liechtenstein sind am ruhigsten?',
        'Welche davon sind unter 2000 m?',
        'Gibt es dort Sitzbänke?',
      ],
      /^Ob es bei Kolm Bänke gibt, ist nicht bekannt/,
    ],
  ])
})

test('"why not?" asks why', { skip }, () => {
  answers([
    [['Is Glen Maye waterfall quiet?', 'why not?'], /^Glen Maye is rated 1\.6, .* because/],
    [['Ist Glen Maye ruhig?', 'warum nicht?'], /^Glen Maye hat die Bewertung 1,6, .* denn/],
    [['Glen Maye est-il calme ?', 'pourquoi pas ?'], /^Glen Maye a la note 1,6, .* car/],
  ])
})

test('above and below a height leave out what is as high, in each language', { skip }, () => {
  answers([
    ['how many huts above 2200 m in Andorra', /^The catalogue has 14 spots in Andorra with a hut higher than 2200 m/],
    ['how many huts at 2200 m or higher in Andorra', /^The catalogue has 15 spots in Andorra with a hut at 2200 m/],
    ['Combien de refuges au-dessus de 2200 m en Andorre ?', /^Le catalogue compte 14 lieux .*> 2200 m/],
    ['wie viele Gipfel in Liechtenstein unter 2000 m', /^Der Katalog hat 11 Gipfel in Liechtenstein \(< 2000 m/],
    ['peaks up to 2000 m in Liechtenstein', /^The catalogue has 12 peaks in Liechtenstein at 2000 m/],
    ['is Snaefell higher than 621 m', /^No, Snaefell lies 621 m/],
    ['is Snaefell at least 621 m high', /^Yes, Snaefell lies 621 m/],
  ])
})

test('beside an average, those that are as quiet as the quietest are counted', { skip }, () => {
  answers([
    [
      'average rating of the lakes in Andorra',
      /the quietest is Estany del Gargantillar \(rated 5\.0\); 45 others have the same/,
    ],
    ['durchschnittliche Bewertung der Seen in Andorra', /am ruhigsten: .*45 weitere sind gleich bewertet/],
  ])
})

test('towns are not ranked, two of them are compared', { skip }, () => {
  answers([
    ['which town on the Isle of Man is the quietest', /records no loudness of towns and villages to rank them by/],
    [
      ['how loud is Schaan?', 'and Malbun?', 'which of the two is quieter?'],
      /^It is quieter in Malbun than in Schaan\. Computed at their middle/,
    ],
    [
      'Wie laut ist es in Balzers im Vergleich zu Malbun?',
      /In der Ortsmitte berechnet: Balzers 53 dB .*; Malbun 53 dB/,
    ],
    ['How loud is Balzers compared to Malbun?', /Computed at their middle: Balzers 53 dB .* and Malbun 53 dB/],
    ['which village is quieter, Balzers or Malbun?', /Computed at their middle: Balzers 53 dB .* and Malbun 53 dB/],
    ['average rating in Balzers and Malbun', /^Malbun is quieter on average than Balzers: \d\.\d\d against/],
    ['was ist lauter, Balzers oder Malbun?', /In der Ortsmitte berechnet: Balzers 53 dB .*; Malbun 53 dB/],
    ['Welches Dorf ist ruhiger, Balzers oder Malbun?', /In der Ortsmitte berechnet: Balzers 53 dB .*; Malbun 53 dB/],
    ['Quel bruit fait-il à Balzers par rapport à Malbun ?', /Calculé en leur centre : Balzers 53 dB .* Malbun 53 dB/],
    ['¿Qué es más ruidoso, Balzers o Malbun?', /Calculado en su centro: Balzers 53 dB .* Malbun 53 dB/],
    ['Quanto è rumorosa Balzers rispetto a Malbun?', /Calcolato al centro: Balzers 53 dB .* Malbun 53 dB/],
  ])
})

test('ratings are told anyway, and a night in a hut costs what the hut does', { skip }, () => {
  answers([
    ['List all nature reserves in Liechtenstein with rating', /^The catalogue has 11 nature reserves/],
    ['Liste alle Naturschutzgebiete in Liechtenstein mit Bewertung', /^Der Katalog hat 11 Naturschutzgebiete/],
    ['How much does a night at the Juclar hut cost?', /^Access to Refugi de Juclar is paid/],
  ])
})

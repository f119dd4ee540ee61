import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

type Case = readonly [prev: readonly string[], query: string, said: RegExp]

function answers(cases: readonly Case[]): void {
  if (!known) return
  for (const [prev, query, said] of cases) {
    const { answer, understood } = ask({ query, prev: [...prev] }, known.context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
}

test('why another is not the quietest is told by how the two compare', { skip }, () => {
  answers([
    [
      ['Quietest nature reserve in Liechtenstein'],
      'Why not Ruggeller Riet?',
      /^Naturschutzgebiet Au is quieter than .*3\.8.*3\.4/,
    ],
    [['Ruhigstes Naturschutzgebiet in Liechtenstein'], 'Warum nicht Ruggeller Riet?', /ist ruhiger als .*3,8.*3,4/],
    [
      ['la réserve naturelle la plus calme du Liechtenstein'],
      'Pourquoi pas Ruggeller Riet ?',
      /est plus calme que .*3,8.*3,4/,
    ],
    [
      ['reserva natural más tranquila de Liechtenstein'],
      '¿Por qué no Ruggeller Riet?',
      /es más tranquilo que .*3,8.*3,4/,
    ],
    [
      ['riserva naturale più tranquilla del Liechtenstein'],
      'Perché non Ruggeller Riet?',
      /è più tranquillo di .*3,8.*3,4/,
    ],
    [
      ['Quietest nature reserve in Liechtenstein'],
      'Why not Naturschutzgebiet Au?',
      /^Naturschutzgebiet Au is rated 3\.8/,
    ],
  ])
})

test('which of those has something is asked of all that were found, behind what is not known of them', { skip }, () => {
  const before = ['Quiet forests on the Isle of Man', 'only the ones bigger than 50 hectares']
  answers([
    [before, 'and which of those has picnic tables?', /^The catalogue has 1 quiet forest .*Arrasey Plantation/],
    [before.slice(0, 1), 'which of those has picnic tables?', /^The catalogue has 1 quiet forest .*Arrasey Plantation/],
  ])
})

test('how far the airport is from there is told of the one spot that was found', { skip }, () => {
  answers([
    [
      ['grotte in Andorra', "e sull'Isola di Man?"],
      "quanto è lontano l'aeroporto da lì?",
      /^Il più forte .*Isle of Man Airport, a 13 km/,
    ],
    [
      ['caves in Andorra', 'and on the Isle of Man?'],
      'how far away is the airport from there?',
      /Isle of Man Airport, 13 km away/,
    ],
    // A noun that German writes with a capital.
    [[], 'grotte in Andorra', /^Il catalogo ha 2 grotte/],
    [[], 'Grotte in Andorra', /^Der Katalog hat 2 Höhlen/],
    [[], 'Grotten in Andorra', /^Der Katalog hat 2 Höhlen/],
  ])
})

test('of what a night costs at a hut its access and its website are told', { skip }, () => {
  answers([
    [
      ['Hütten in Liechtenstein', 'Und in Andorra, aber nur über 2400 m?'],
      'Was kostet die Übernachtung in der ersten?',
      /^Was ein Ort kostet, ist hier nicht bekannt.*Der Zugang zu Refugi d'Ensagents ist kostenlos\. Website von/,
    ],
    [
      ['huts in Andorra above 2400 m'],
      'what does it cost to stay overnight in the first one?',
      /Access to Refugi d'Ensagents is free\. The website of/,
    ],
    [
      ['refuges en Andorre'],
      'combien coûte la nuit dans le premier ?',
      /Refugi d'Ensagents : accès gratuit\. Site web/,
    ],
    [
      ['refugios en Andorra'],
      '¿cuánto cuesta dormir en el primero?',
      /El acceso a Refugi d'Ensagents es gratuito\. Página web/,
    ],
    [['rifugi in Andorra'], 'quanto costa pernottare nel primo?', /L’accesso a Refugi d'Ensagents è gratuito\. Sito/],
  ])
})

test('the village is the one that was named', { skip }, () => {
  answers([
    [
      ['lacs calmes près de Grau Roig', 'plutôt des cols'],
      'lequel est le plus proche du village ?',
      /^Le plus proche de Grau Roig .*Coll Blanc/,
    ],
    [['lagos cerca de Soldeu'], '¿cuál está más cerca del pueblo?', /El más cercano a Soldeu/],
  ])
})

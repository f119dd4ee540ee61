import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS
const starter = await starterContext()

function answer(turns: readonly string[], context = known?.context ?? starter): string {
  const { answer: said, understood } = ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, context)
  assert.deepEqual(understood.notApplied, [], turns.join(' > '))
  return said
}

test('what is asked of the highest of a list is told of that, and not of the first', { skip }, () => {
  const HUTS = 'huts in Andorra above 2400 m'
  for (const [turns, said] of [
    [[HUTS, 'how many people can sleep in the highest one?'], /^The description of Refugi de l'Illa .* 50 people/],
    [[HUTS, 'how far is the highest from Soldeu?'], /^Refugi de l'Illa is 9\.2 km from Soldeu/],
    [[HUTS, 'is the highest free?'], /^Access to Refugi de l'Illa is paid/],
    [[HUTS, 'how do I get to the highest?'], /^How to get to Refugi de l'Illa is not known/],
    [['Hütten in Andorra über 2300 m', 'hat die höchste eine Toilette?'], /^Ob es bei Refugi de l'Illa Toiletten/],
    [
      ['refuges en Andorre à plus de 2300 m', 'combien de personnes peuvent dormir dans le plus haut ?'],
      /Refugi de l'Illa .* 50 people/,
    ],
    [['refugios de Andorra por encima de 2300 m', '¿cuántas personas caben en el más alto?'], /Illa .* 50 people/],
    [['rifugi in Andorra sopra i 2300 m', 'quante persone possono dormire nel più alto?'], /Illa .* 50 people/],
  ] as const)
    assert.match(answer(turns), said, turns.join(' > '))
})

test('equals of the first, and those of which it is not known, are told with it', { skip }, () => {
  const tied = answer(['huts in Andorra above 2400 m', 'does the quietest one have toilets?'])
  assert.match(tied, /Refugi de Montmalús have the same rating[^]*Whether Refugi d'Ensagents has toilets is not known/)
  const unknown = answer(['huts in Andorra', 'how many people can sleep in the highest one?'])
  assert.match(unknown, /Left out: 5 of 34 whose height[^]*The description of Refugi de l'Illa/)
})

test('"which is the highest with toilets?" looks for such', { skip }, () => {
  assert.match(answer(['huts in Andorra', 'which is the highest with toilets?']), /with a hut and toilets is/)
  assert.match(answer(['huts in Andorra above 2400 m', 'which is the highest?']), /^The highest spot in Andorra/)
  assert.match(answer(['the quietest lakes in Andorra', 'now the noisiest ones']), /^The noisiest lake in Andorra/)
})

test('where no height is known, none is the highest', () => {
  assert.match(answer(['lakes in Norway', 'how high is the highest one?'], starter), /^Which comes first is not known/)
})

test('where nothing was found there is no quietest one', () => {
  const turns = ['Is there a campsite on the Isle of Man away from traffic?', 'how loud is the quietest one?']
  const { answer: said } = ask({ query: turns[1] ?? '', prev: turns.slice(0, 1) }, starter)
  assert.match(said, /^I found no spot on the Isle of Man/)
})

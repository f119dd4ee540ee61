import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer
const matches = (rows: readonly (readonly [string, RegExp])[]) => {
  for (const [query, answer] of rows) assert.match(answerTo(query), answer, query)
}

test('as many as compares numbers, and is a no where the first has fewer', () => {
  matches([
    ['Are there as many lakes in Sweden as in Norway?', /^No, Norway has more: 3 against 2 \(Sweden\)/],
    ['Are there as many lakes in Norway as in Sweden?', /^Norway has more: 3 against 2 \(Sweden\)/],
    ['Does Norway have as many lakes as Sweden?', /^Norway has more: 3 against 2 \(Sweden\)/],
    ['Are there as many forests as lakes in Norway?', /^No, lakes in Norway have more/],
    ['Gibt es in Norwegen genauso viele Seen wie in Schweden?', /^Am meisten: Norwegen \(3\); Schweden \(2\)/],
    ["Y a-t-il autant de lacs en Norvège qu'en Suède ?", /^Le plus grand nombre : Norvège \(3\)/],
    ['¿Hay tantos lagos en Suecia como en Noruega?', /^No: El mayor número: Noruega \(3\)/],
    ['Ci sono tanti laghi in Norvegia quanti in Svezia?', /^Il numero maggiore: Norvegia \(3\)/],
    ['show me as many lakes in Norway as possible', /^The catalogue has 3 lakes in Norway/],
  ])
})

test('more noise in one of two places is louder, and no number of spots', () => {
  matches([
    ['where is more noise, in Norway or Denmark?', /^Denmark is noisier on average than Norway/],
    ['Is there more noise in Norway than in Denmark?', /^No, Denmark is noisier/],
    ['Where is there less noise, Sarek or Muttos?', /^Sarek is quieter than Muttos/],
    ['Wo ist mehr Lärm, in Norwegen oder Dänemark?', /^Im Mittel lauter: Dänemark/],
    ['Où y a-t-il plus de bruit, en Norvège ou au Danemark ?', /^Plus bruyant en moyenne : Danemark/],
    ['¿Dónde hay más ruido, en Noruega o en Dinamarca?', /^Más ruidoso de media: Dinamarca/],
    ["Dove c'è più rumore, in Norvegia o in Danimarca?", /^Più rumoroso in media: Danimarca/],
    ['Are there more lakes in Norway or Sweden?', /^Norway has more: 3 against 2/],
  ])
})

test('a difference that is asked for is told, and is no price', () => {
  matches([
    [
      'How many more spots does Norway have than Denmark?',
      /^Norway has more: 6 against 3 \(Denmark\)\. The difference is 3\./,
    ],
    [
      'How much louder is Denmark than Norway?',
      /^Denmark is noisier on average than Norway: 2\.90 against 3\.78\. The difference is 0\.88\./,
    ],
    ['Which is quieter, Hainich or Sarek, and by how much?', /^Sarek is quieter than Hainich.*a difference of 1\.4/],
    ['Is Sarek quiet, and how much is it?', /^Yes, Sarek is rated 5\.0 \(pristine\)\. Access to Sarek is free/],
  ])
})

test('an average that is higher is one of ratings', () => {
  matches([
    ['Is the average in Canada higher than in the US?', /^Yes, Canada is quieter on average than the United States/],
    ['Is Norway higher on average than Denmark?', /^That cannot be compared/],
  ])
})

test('one that is quieter than every other is a matter of the quietest, and no average', () => {
  matches([
    [
      'Is there any place in Germany quieter than every place in Switzerland?',
      /^No, Switzerland is quieter at their quietest than Germany: 4\.7 against 3\.8/,
    ],
    [
      'Does Switzerland have a spot quieter than all spots in Germany?',
      /^Yes, Switzerland is quieter at their quietest/,
    ],
    [
      'Gibt es in Deutschland einen Ort, der ruhiger ist als alle Orte in der Schweiz?',
      /^Am ruhigsten Ort ruhiger: Schweiz/,
    ],
    ['Are all forests in Norway quieter than those in Germany?', /^Norway is quieter on average/],
    ['Is Norway quieter than all of Denmark?', /^Yes, Norway is quieter on average/],
    ['Are all lakes in Norway free?', /^Yes: Of 3 lakes in Norway, 3/],
  ])
})

import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

function check(cases: readonly (readonly [query: string, says: RegExp])[]) {
  for (const [query, says] of cases) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
}

test('of two things it is told of which there are more, in each language', () => {
  check([
    ['gibt es in Norwegen mehr Schluchten oder mehr Seen?', /^Am meisten: Seen in Norwegen \(3\)/],
    ['y a-t-il en Norvège plus de canyons ou plus de lacs ?', /^Le plus grand nombre : lacs en Norvège \(3\)/],
    ['¿hay más cañones o más volcanes?', /^El mayor número: cañones \(46\); volcanes \(28\)/],
    ['¿hay más cañones que volcanes?', /^Sí: El mayor número: cañones \(46\)/],
    ['ci sono in Scandinavia più rifugi di montagna o più giardini?', /^Il numero maggiore: luoghi in Scandinavia/],
    ['more mountain huts in the Alps or more canyons?', /^Spots in the Alps with a hut have more: 8 against 3/],
    ['more lakes in Sweden or more lakes in Norway?', /^Lakes in Norway have more: 3 against 2/],
  ])
  // A number or more, still.
  assert.match(ask({ query: 'Seen mit Bewertung 4,5 oder mehr' }, context).answer, /Seen \(Bewertung ab 4,5\)/)
})

test('what is to come first in a list is its order', () => {
  check([
    ['fünf Seen, lauteste zuerst', /^Der lauteste See/],
    ['cinq lacs, les plus bruyants d’abord', /^Le lac le plus bruyant/],
    ['cinco lagos, primero los más ruidosos', /^El lago más ruidoso/],
    ['cinque laghi, prima i più rumorosi', /^Il lago più rumoroso/],
    ['les lacs les moins bien notés', /^Le lac le plus bruyant/],
    ['i laghi con il voto più basso', /^Il lago più rumoroso/],
  ])
})

test('what is excepted by a clause is ruled out, and none is said to lack what is only not listed', () => {
  check([
    ['viewpoints in New Zealand except those where you can swim', /1 viewpoint in New Zealand not listed for swimming/],
    ['Aussichtspunkte in Neuseeland, außer denen, wo man schwimmen kann', /\(nicht verzeichnet: Schwimmen\)/],
    ['les points de vue en Nouvelle-Zélande sauf ceux où l’on peut nager', /\(non mentionné : baignade\)/],
    ['miradores en Nueva Zelanda excepto los donde se puede nadar', /\(no consta: baño\)/],
    ['punti panoramici in Nuova Zelanda tranne quelli dove si può nuotare', /\(non risulta: nuoto\)/],
    ['mountains in Austria without toilets', /2 mountain spots in Austria not listed with toilets/],
    ['¿Qué lagos de Noruega no tienen aseos?', /lagos en Noruega \(no consta: aseos\)/],
  ])
})

test('a wish for some of them is a wish', () => {
  check([['Seen in Schweden, am liebsten welche, wo man zelten kann', /als Wunsch genommen/]])
})

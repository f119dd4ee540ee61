import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('what a place does not allow is ruled out, and the place is looked for, in each language', () => {
  for (const [query, says] of [
    ["which lakes don't allow swimming", /^The catalogue has \d+ lakes not listed for swimming/],
    ['forests that do not allow dogs', /^The catalogue has \d+ forests not listed for dogs/],
    ['which parks ban dogs?', /^The catalogue has \d+ parks not listed for dogs/],
    ["which national parks don't allow fires?", /^The catalogue has \d+ national parks where fires are prohibited/],
    ["which lakes don't permit fires or camping?", /lakes where fires are prohibited not listed for camping/],
    ['forêts qui interdisent les chiens', /^Le catalogue compte \d+ forêts \(non mentionné : chiens admis\)/],
    ['un parc qui interdit les chiens', /parcs ou parcs nationaux \(non mentionné : chiens admis\)/],
    ['bosques que prohíben los perros', /^El catálogo tiene \d+ bosques \(no consta: perros admitidos\)/],
    ['boschi che vietano i cani', /^Il catalogo ha \d+ foreste \(non risulta: cani ammessi\)/],
  ] as const)
    assert.match(answerTo(query), says, query)
})

test('what is said not to be allowed stays what is ruled out', () => {
  for (const [query, says] of [
    ['lakes where dogs are not allowed', /lakes not listed for dogs/],
    ['lakes in Finland, dogs not allowed, camping', /lakes in Finland where you can camp not listed for dogs/],
    ['dogs banned, lakes in Finland', /lakes in Finland not listed for dogs/],
    ['camping interdit, lacs en Finlande', /lac en Finlande \(non mentionné : camping\)/],
    ['Wälder, die Hunde verbieten', /Wälder \(nicht verzeichnet: Hunde erlaubt\)/],
  ] as const)
    assert.match(answerTo(query), says, query)
})

test('"anywhere but" a kind, and "-forest", leave it out', () => {
  assert.match(answerTo('anywhere but a lake in Norway'), /3 spots in Norway not listed as a lake/)
  assert.match(answerTo('lake -forest Canada'), /1 lake in Canada not listed as a forest/)
  assert.match(answerTo('lake - forest - Canada'), /lakes in Canada with forest/)
  assert.match(answerTo('lakes -quiet ones- in Finland'), /quiet lakes in Finland/)
})

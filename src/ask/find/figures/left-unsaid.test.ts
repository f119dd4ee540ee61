import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

function answerTo(query: string): string {
  return ask({ query, prev: [] }, context).answer
}

test('a list of what charges, or of what is free, says of how many others that is not known', () => {
  for (const [query, said] of [
    ['kostenlose Seen', /Bei \d+ weiteren ist nicht bekannt, ob sie etwas kosten/],
    ['lacs gratuits', /Pour \d+ de plus, le prix n’est pas connu/],
    ['lagos gratis', /De \d+ más no se sabe si son de pago/],
    ["laghi in Italia senza biglietto d'ingresso", /Di 1 altro non è noto se sia a pagamento/],
    ['free lakes in Italy', /Of 1 more it is not known whether it charges/],
    ['kostenpflichtige Orte', /Bei \d+ weiteren ist nicht bekannt, ob sie etwas kosten/],
    ['lieux payants', /Pour \d+ de plus, le prix n’est pas connu/],
    ['luoghi a pagamento', /Di altri \d+ non è noto se siano a pagamento/],
  ] as const)
    assert.match(answerTo(query), said, query)
  assert.match(answerTo('paid places'), /Of \d+ more it is not known whether they charge/)
  assert.match(answerTo('free places'), /Of \d+ more it is not known whether they charge/)
  assert.doesNotMatch(answerTo('lakes in Italy'), /charge/)
  assert.doesNotMatch(answerTo('how many free lakes are in Italy'), /charge/)
})

test('where dogs are not listed, they are not forbidden for that', () => {
  for (const [query, said] of [
    ["places that don't allow dogs", /No spot is recorded as forbidding it/],
    ['Orte, wo Hunde verboten sind', /Ein Verbot ist bei keinem Ort verzeichnet/],
    ["lieux qui n'autorisent pas les chiens", /Aucun lieu n’est noté comme l’interdisant/],
    ['lugares donde no se permiten perros', /De ningún lugar consta que lo prohíba/],
    ['posti dove i cani non sono ammessi', /Di nessun luogo risulta un divieto/],
  ] as const)
    assert.match(answerTo(query), said, query)
  assert.doesNotMatch(answerTo('places where dogs are allowed'), /forbidding/)
  assert.doesNotMatch(answerTo('lakes without a hut'), /forbidding/)
})

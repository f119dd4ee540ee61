import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
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

test('of islands that are left out it is said that others may lie on one, and of what is not paid how many are of unknown access', () => {
  for (const [query, said] of [
    ['a beach not on an island', /whether others lie on one is not known here/],
    ["a quiet spot in Iceland that isn't on an island", /whether others lie on one is not known here/],
    ['Strand nicht auf einer Insel', /ob andere auf einer liegen, ist hier nicht bekannt/],
    ["une plage qui n'est pas sur une île", /si d’autres se trouvent sur une île n’est pas connu ici/],
    ['una playa que no esté en una isla', /no se sabe aquí si están en una/],
    ["una spiaggia non su un'isola", /se altri si trovino su un’isola qui non è noto/],
  ] as const)
    assert.match(answerTo(query), said, query)
  for (const query of ['beaches on an island', 'beaches in Iceland', 'islands in Sweden'])
    assert.doesNotMatch(answerTo(query), /whether others lie on one/, query)
})

test('of lakes that are not paid it is told of how many access is not known, as the catalogue has it', () => {
  const lakes = starterSpots().filter(({ tags, accessStatus }) => tags.includes('lake') && accessStatus !== 'paid')
  const unknown = lakes.filter(({ accessStatus }) => accessStatus === null).length
  assert.ok(unknown > 0)
  for (const [query, said] of [
    ['lacs sans entrée payante', `Pour ${unknown} d’entre eux, il n’est pas connu si l’accès est gratuit.`],
    ['lagos sin entrada de pago', `De ${unknown} de ellos no se sabe si el acceso es gratuito.`],
    ['laghi senza ingresso a pagamento', `Di ${unknown} di questi non è noto se l’accesso sia gratuito.`],
  ] as const)
    assert.ok(answerTo(query).includes(said), `${query}: ${answerTo(query)}`)
  for (const query of ['lacs gratuits', 'lacs payants'])
    assert.doesNotMatch(answerTo(query), /si l’accès est gratuit/, query)
})

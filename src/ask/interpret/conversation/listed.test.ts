import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const asked = (query: string, ...prev: string[]) => ask({ query, prev }, context)

test('a spot of a list is named by its number, in every language', () => {
  for (const [list, ...queries] of [
    ['lakes in Europe', 'tell me about number 3', 'what about #3?'],
    ['Seen in Europa', 'erzähl mir von Nummer 3'],
    ['lacs en Europe', 'parle-moi du numéro 3'],
    ['lagos en Europa', 'háblame del número 3'],
    ['laghi in Europa', 'parlami del numero 3'],
  ] as const) {
    const third = asked(list).docs[2]
    for (const query of queries) assert.deepEqual(asked(query, list).docs, [third], query)
  }
})

test('another landscape alone is looked for in place of the one before', () => {
  for (const [list, query, plain] of [
    ['quietest lake in Sweden', 'and forests?', 'quietest forest in Sweden'],
    ['ruhigster See in Schweden', 'und Wälder?', 'ruhigster Wald in Schweden'],
    ['el lago más tranquilo de Suecia', '¿y bosques?', 'el bosque más tranquilo de Suecia'],
  ] as const)
    assert.deepEqual(asked(query, list).docs, asked(plain).docs, query)
})

test('the same is looked for elsewhere too', () => {
  const { docs } = asked('quiet lakes in Norway')
  assert.deepEqual(asked('thanks! anything in Norway too?', 'quiet lakes in Sweden').docs, docs)
})

test('what was spoken of is compared with what is named', () => {
  const { answer } = asked('compare it with Muttos', 'quietest lake in Sweden')
  assert.match(answer, /quieter than|rated the same/)
  assert.match(answer, /Muttos/)
})

test('how quiet those of a list are is told of all', () => {
  const { answer, understood } = asked('how quiet are they?', 'lakes in Sweden')
  assert.match(answer, /lakes in Sweden: rated \d\.\d\d on average/)
  assert.deepEqual(understood.notApplied, [])
})

test('where it is only not known of any, nothing is denied', () => {
  for (const query of ['Are there lakes in Sweden where dogs are allowed?', 'Is there a lake in Iceland with toilets?'])
    assert.doesNotMatch(asked(query).answer, /^No, /, query)
  assert.match(asked('Is there a glacier in Malta?').answer, /^No, /)
})

test('those of a place are left out, and not what is left', () => {
  for (const [list, query, country] of [
    ['lakes in Scandinavia', 'without the ones in Norway', 'NO'],
    ['Seen in Skandinavien', 'ohne die in Norwegen', 'NO'],
    ['lacs en Scandinavie', 'et sans ceux de Norvège ?', 'NO'],
    ['lagos en Escandinavia', 'sin los de Noruega', 'NO'],
  ] as const) {
    const { docs, answer } = asked(query, list)
    assert.ok(docs.length > 0, answer)
    for (const doc of docs) assert.notEqual(context.index.spot(doc).country, country, `${query}: ${answer}`)
  }
})

test('a distance is measured from the town that is named, whatever spot lies there', () => {
  assert.match(asked('How far is it from Ordino?', 'quietest lake in Sweden').answer, /^\S.* is [\d,]+ km from Ordino/)
})

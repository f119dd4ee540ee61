import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('where animals live is asked of animals, and no verb of it is lost', () => {
  for (const [query, told] of [
    ['Wo leben Wölfe in Deutschland?', /^Welche Tiere an einem Ort leben, ist hier nicht bekannt/],
    ['Où vivent les ours en France ?', /^Les animaux qui vivent en un lieu ne sont pas connus/],
    ['¿Dónde viven los osos en España?', /no se sabe qué animales viven/],
    ['Dove vivono i lupi in Italia?', /non si sa quali animali vivano/],
    ['Quali animali vivono nel Gran Paradiso?', /si può osservare la fauna/],
    ['Welche Tiere leben im Gran Paradiso?', /kann man Wildtiere beobachten/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, told, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('that an animal is to be recorded does not hide that it is not known to live there', () => {
  const { answer } = ask({ query: 'Ich will einen Uhu am Königssee aufnehmen, wie laut ist er?' }, context)
  assert.match(answer, /Königssee.*Welche Tiere an einem Ort leben, ist hier nicht bekannt/)
  assert.doesNotMatch(ask({ query: 'Warum ist der Königssee so laut?' }, context).answer, /Tiere/)
})

test('what is under trees, and with more quiet, is read as a whole', () => {
  for (const [query, told] of [
    ['Seen in Schweden mit mehr Ruhe', /1 ruhigen See in Schweden/],
    ['des lacs avec plus de calme en Suède', /1 lac calme/],
    ['lagos en Suecia con más tranquilidad', /1 lago tranquilo/],
    ['laghi in Svezia con più silenzio', /1 lago tranquillo/],
    ['ein Platz unter Bäumen in Schweden', /4 Wälder/],
    ['un coin sous les arbres en Suède', /4 forêts/],
    ['un sitio bajo los árboles en Suecia', /4 bosques/],
    ['un posto sotto gli alberi in Svezia', /4 foreste/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, told, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(ask({ query: 'Wo ist mehr Ruhe, in Sarek oder Abisko?' }, context).answer, /^Sarek ist ruhiger/)
})

test('an Italian "ce n’è qualcuno" asks whether there is one of those before', () => {
  const { answer, understood } = ask({ query: "ce n'è qualcuno gratis?", prev: ['Laghi in Svezia'] }, context)
  assert.match(answer, /2 laghi in Svezia \(accesso gratuito\)/)
  assert.deepEqual(understood.notApplied, [])
})

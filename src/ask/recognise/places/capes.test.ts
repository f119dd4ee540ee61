import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const asked = (query: string) => ask({ query }, context)

test('a cape that the catalogue does not have is said to be unknown, and no other cape is told', () => {
  for (const [query, told] of [
    ['Is there anything quiet at the Cape of Good Hope?', 'Cape of Good Hope'],
    ['Gibt es am Kap Horn was Ruhiges?', 'Kap Horn'],
    ['ruhige Orte am Kap der Guten Hoffnung', 'Kap der Guten Hoffnung'],
    ['c’est calme au cap Fréhel ?', 'cap Fréhel'],
    ['lieux calmes au cap de Bonne-Espérance', 'cap de Bonne'],
    ['cabo de Gata, ¿es tranquilo?', 'cabo de Gata'],
    ['Capo Caccia è tranquillo?', 'Capo Caccia'],
  ] as const) {
    const { answer, sources } = asked(query)
    assert.match(
      answer,
      new RegExp(`^\\P{Lu}*.*${told}.*(not known|nicht bekannt|pas connu|no se conoce|non è noto)`, 'u'),
      query,
    )
    assert.deepEqual(sources, [], query)
  }
})

test('capes of a country, and those that the catalogue has, are told', () => {
  assert.deepEqual(asked('quiet capes in Uruguay').understood.tags, ['cape'])
  assert.deepEqual(asked('das ruhigste Kap der Bretagne').understood.tags, ['cape'])
  assert.deepEqual(asked('ein Kap auf Zypern').understood.tags, ['cape'])
  assert.deepEqual(asked('cabos tranquilos de España').understood.tags, ['cape'])
  assert.equal(asked('Háblame de Cabo Polonio').sources[0]?.title, 'Cabo Polonio')
  assert.equal(asked('quiet places near Cape Town').understood.near?.name, 'Cape Town')
})

test('what two words of another language mean together is no name', () => {
  assert.deepEqual(asked('ein Kap am Meer in Uruguay').understood.place?.name, 'Uruguay')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'

const context = await starterContext()

const asked = (query: string, language: Language = 'en') => ask({ query, language }, context).understood

const DOMINANT: readonly (readonly [Language, string])[] = [
  ['en', 'places in Norway where aircraft are the loudest thing'],
  ['en', 'where in Norway is the airport the loudest sound'],
  ['en', 'spots where the railway is the main thing you hear'],
  ['en', 'places where a village is the loudest'],
  ['en', 'where in Norway do planes dominate'],
  ['en', 'places in Norway dominated by rail noise'],
  ['en', 'which places have traffic as their main noise'],
  ['en', 'spots where the noise comes mainly from trains'],
  ['de', 'Orte in Norwegen, wo der Flughafen am lautesten ist'],
  ['de', 'Orte in Norwegen, wo das Dorf am lautesten ist'],
  ['de', 'Orte, an denen man vor allem Flugzeuge hört'],
  ['fr', "lieux en Norvège où l'avion est le bruit principal"],
  ['fr', 'lieux en Norvège où le village domine'],
  ['fr', 'lieux où le bruit vient surtout des trains'],
  ['es', 'lugares de Noruega donde lo que más se oye es el aeropuerto'],
  ['es', 'lugares donde predomina el ruido del tren'],
  ['it', "luoghi dove l'aeroporto è la cosa più rumorosa"],
  ['it', 'luoghi dove prevale il rumore dei treni'],
]

for (const [language, query] of DOMINANT)
  test(`a noise is louder than all others in "${query}"`, () => {
    const { applied, notApplied } = asked(query, language)
    assert.deepEqual(notApplied, [])
    const as = applied.map(each => each.as)
    assert.ok(as.includes('asked: the loudest source'), as.join())
    assert.ok(
      as.some(each => each.startsWith('noise: ')),
      as.join(),
    )
  })

const DENIED: readonly (readonly [Language, string])[] = [
  ['en', "spots where roads aren't the loudest source"],
  ['de', 'Orte, wo die Straße nicht am lautesten ist'],
  ['fr', "lieux où la route n'est pas le bruit principal"],
  ['es', 'lugares donde la carretera no es lo más ruidoso'],
  ['it', 'luoghi dove la strada non è il rumore principale'],
]

for (const [language, query] of DENIED)
  test(`it is not louder than all others in "${query}"`, () => {
    const { notApplied, without } = asked(query, language)
    assert.deepEqual(notApplied, [])
    assert.equal(without.length, 1)
  })

const OTHERS: readonly (readonly [Language, string])[] = [
  ['en', 'the loudest spot in Norway'],
  ['en', 'which lake is the loudest'],
  ['en', 'what is the loudest road in Norway'],
  ['en', 'which is the loudest village in Norway'],
  ['de', 'welcher See ist am lautesten'],
  ['fr', 'la plage la plus bruyante'],
  ['it', 'soprattutto laghi in Norvegia'],
]

for (const [language, query] of OTHERS)
  test(`no noise is compared with others in "${query}"`, () => {
    const as = asked(query, language).applied.map(each => each.as)
    assert.ok(!as.includes('asked: the loudest source'), as.join())
  })

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, unapplied, said] of [
  ['places with a bus stop less than 500 m away in Andorra', 'less than 500 m', /118 spots in Andorra/],
  ['lakes near Soldeu with a bus stop less than 500 m away', 'less than 500 m', /5 lakes within 25 km of Soldeu/],
  ['bays on the Isle of Man with a bus stop within 1 km', '1 km', /bays on the Isle of Man reachable by bus/],
  ['lakes in Andorra at most 300 m from parking', 'at most 300 m', /3 lakes in Andorra with parking/],
  ['Orte in Andorra weniger als 500 m von einer Bushaltestelle', 'weniger als 500 m', /118 Orte in Andorra/],
  ['lieux en Andorre avec un arrêt de bus à moins de 500 m', '500 m', /118 lieux en Andorre/],
  ['sitios en Andorra a menos de 1 km de una parada de autobús', '1 km', /118 lugares en Andorra/],
  ['posti in Andorra con una fermata dell’autobus a meno di 500 m', '500 m', /118 luoghi in Andorra/],
] as const)
  test(`a distance to a stop is named as not applied, and is no height: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.deepEqual(understood.notApplied, [unapplied])
    assert.match(answer, said)
    assert.doesNotMatch(answer, /above the sea|über dem Meer/)
  })

for (const [query, said] of [
  ['lakes in Andorra above 2000 m reachable by bus', /2 lakes in Andorra higher than 2000 m above the sea/],
  ['lakes in Andorra with parking below 1500 m', /lower than 1500 m above the sea/],
  ['lakes with parking within 2 km of Soldeu', /2\.0 km of Soldeu/],
] as const)
  test(`a height and a distance from a place stay what they are: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer, said)
    assert.deepEqual(understood.notApplied, [])
  })

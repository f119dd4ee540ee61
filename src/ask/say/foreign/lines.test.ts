import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('that the way there is told in English is said once in a list, with the first that has one', () => {
  for (const [query, once, way] of [
    ['Orte in Norwegen', /\(englisch\)/g, /Anreise/g],
    ['lieux en Norvège', /\(en anglais\)/g, /pour y aller/g],
    ['lugares en Noruega', /\(en inglés\)/g, /cómo llegar/g],
    ['posti in Norvegia', /\(in inglese\)/g, /come arrivarci/g],
  ] as const) {
    const { answer } = ask({ query }, context)
    assert.equal(answer.match(once)?.length, 1, answer)
    assert.ok((answer.match(way)?.length ?? 0) > 1, answer)
    assert.ok((answer.match(way)?.index ?? 0) <= (answer.match(once)?.index ?? 0), answer)
  }
})

test('how many lie within a distance that is said is told before the closest', () => {
  for (const [query, says] of [
    ['Wälder im Umkreis von 30 km um Oslo', /^Der Katalog hat 1 Wald im Umkreis von 30 km um Oslo\. Am nächsten/],
    ["forêts à moins de 30 km d'Oslo", /^Le catalogue compte 1 forêt à moins de 30 km d’Oslo\. Le plus proche/],
    ['bosques a menos de 30 km de Oslo', /^El catálogo tiene 1 bosque a menos de 30 km de Oslo\. El más cercano/],
    ['foreste entro 30 km da Oslo', /^Il catalogo ha 1 foresta entro 30 km da Oslo\. Il più vicino/],
  ] as const)
    assert.match(ask({ query }, context).answer, says, query)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('the title of a state or of a part of one says nothing more than its name, in each language', () => {
  for (const [query, place] of [
    ['spots in the Grand Duchy of Luxembourg', 'Luxembourg'],
    ['spots in the Sultanate of Oman', 'Oman'],
    ["spots in the People's Republic of China", 'China'],
    ['spots in the Federal Republic of Germany', 'Germany'],
    ['spots in the State of New York', 'New York state'],
    ['spots in the Free State of Bavaria', 'Bavaria'],
    ['Orte im Fürstentum Andorra', 'Andorra'],
    ['Orte in der Islamischen Republik Iran', 'Iran'],
    ['Seen des Königreichs Norwegen', 'Norway'],
    ['Orte im Bundesland Bayern', 'Bavaria'],
    ['lieux au Royaume de Suède', 'Sweden'],
    ['lieux dans la région Toscane', 'Tuscany'],
    ['sitios en la República Bolivariana de Venezuela', 'Venezuela'],
    ['sitios en el Reino de Noruega', 'Norway'],
    ['posti nel Granducato di Toscana', 'Tuscany'],
    ["posti nel Principato d'Andorra", 'Andorra'],
  ] as const) {
    const { understood, answer } = ask({ query }, context)
    assert.equal(understood.place?.name, place, `${query}: ${answer}`)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a name that holds such a word is read as a whole', () => {
  for (const [query, place] of [
    ['spots in the United Kingdom', 'the United Kingdom'],
    ['Orte in der Demokratischen Republik Kongo', 'the Democratic Republic of the Congo'],
    ['lieux en République du Congo', 'the Republic of the Congo'],
    ['sitios en la República Checa', 'Czechia'],
    ['posti nella Repubblica Dominicana', 'the Dominican Republic'],
    ['posti nel Regno Unito', 'the United Kingdom'],
  ] as const)
    assert.equal(ask({ query }, context).understood.place?.name, place, query)
})

test('where regions are asked for, the word is no title', () => {
  for (const query of ['which region of Italy has the most spots?', "quelle région d'Italie est la plus calme ?"])
    assert.equal(ask({ query }, context).understood.kind, 'not understood', query)
})

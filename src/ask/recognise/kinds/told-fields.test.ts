import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('fire rules are a field that is told of each spot, in five languages', () => {
  for (const query of [
    'lakes with their fire rules',
    'list lakes with fire rules',
    'Seen mit ihren Feuerregeln',
    'lacs avec leurs règles de feu',
    'lagos con sus normas de fuego',
    'laghi con le regole sul fuoco',
  ]) {
    const { understood } = ask({ query }, context)
    assert.equal(understood.fire, null, query)
    assert.deepEqual([understood.tags, understood.notApplied], [['lake'], []], query)
  }
})

test('fire rules are recorded of some spots', () => {
  assert.match(ask({ query: 'how many lakes have fire rules' }, context).answer, /known/)
})

test('a list of fields names them and filters by none', () => {
  for (const query of [
    'name, rating and access of lakes in Norway',
    'Nenne Name, Bewertung und Zugang der Seen in Norwegen',
    'Donne le nom, la note et l’accès des lacs en Norvège',
    'nombre, puntuación y acceso de los lagos en Noruega',
    'nome, voto e accesso dei laghi in Norvegia',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.access, understood.tags, understood.notApplied], [null, ['lake'], []], query)
  }
})

test('fields of a named spot are asked, its name with them', () => {
  for (const query of [
    'name, rating and access of Sarek',
    'Donne le nom, la note et l’accès de Sarek',
    'Dame el nombre, la puntuación y el acceso de Sarek',
    'Dammi nome, voto e accesso di Sarek',
    'Nenne Name, Bewertung und Zugang von Sarek',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.aspect, understood.notApplied], ['rating, access', []], query)
  }
  assert.match(ask({ query: 'what is accessStatus for Sarek and Tiveden' }, context).answer, /Sarek.*Tiveden/)
  assert.equal(ask({ query: 'fireStatus of Sarek' }, context).understood.aspect, 'fire')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

const answered = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context)

test('a season that changes nothing of what is told of a spot is named as not applied', () => {
  const asked = [
    ['Kann man da im Winter hin?', 'im Winter'],
    ['Kommt man dort im Mai hin?', 'im Mai'],
    ['can one go there in winter?', 'in winter'],
    ['on peut y aller en hiver ?', 'en hiver'],
    ['¿se puede ir allí en invierno?', 'en invierno'],
    ['ci si può andare in inverno?', 'in inverno'],
  ] as const
  for (const [query, time] of asked) {
    const { understood, answer } = answered(query, ['Rannoch Moor'])
    assert.deepEqual(understood.notApplied, [time], `${query}: ${answer}`)
    assert.match(answer, /Train to Rannoch or Corrour/, query)
  }
})

test('"da … hin" asks for the way, with what is said between', () => {
  const { answer } = answered('Kommt man da mit dem Zug hin?', ['Rannoch Moor'])
  assert.match(answer, /Train to Rannoch or Corrour/)
  assert.match(answered('Kann ich da mit meinem Hund hin?', ['Sarek']).answer, /Ob bei Sarek Hunde erlaubt sind/)
  // What one can do there is another question, and "where to" asks for no way.
  assert.doesNotMatch(answered('Wo kann man im Winter hin?').answer, /Anreise zu/)
})

test('an hour whose level is asked for, and a month of crowds, are applied', () => {
  assert.deepEqual(answered('at night?', ['Sarek']).understood.notApplied, [])
  assert.deepEqual(answered('Ist in Sarek im August viel los?').understood.notApplied, [])
  assert.deepEqual(answered('how loud is it at night in Sarek?').understood.notApplied, [])
})

test('that it is quiet just now is named as not applied, in each language; "and now in Sweden" goes on', () => {
  for (const [query, word] of [
    ['lakes in Norway that are currently quiet', 'currently'],
    ['Wo ist es heute ruhig in Norwegen?', 'heute'],
    ['Wo ist es gerade jetzt ruhig in Norwegen?', 'gerade jetzt'],
    ['où est-ce calme en ce moment en Norvège ?', 'en ce moment'],
    ['¿dónde hay silencio ahora mismo en Noruega?', 'ahora mismo'],
    ['un lago tranquillo in Norvegia per oggi', 'oggi'],
  ] as const)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [word], query)
  for (const [query, ...prev] of [
    ['and now in Sweden', 'lakes in Norway'],
    ['und jetzt in Schweden', 'Seen in Norwegen'],
    ['how many spots are currently in the catalogue?'],
    ['wie viele Orte sind aktuell im Katalog?'],
  ] as const)
    assert.deepEqual(ask({ query, prev }, context).understood.notApplied, [], query)
})

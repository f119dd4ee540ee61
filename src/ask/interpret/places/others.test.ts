import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const titles = (query: string) => ask({ query }, context).sources.map(({ title }) => title)

test('where others are wanted, what one has been to is left out', () => {
  for (const query of [
    'I have been to Tyresta, what else is near Stockholm?',
    'we did Tyresta last year. Anything different near Stockholm?',
    'apart from Tyresta where near Stockholm is it quiet',
    'where near Stockholm is it quiet, not counting Tyresta?',
    'already visited Tyresta, another forest near Stockholm?',
    'Ich kenne Tyresta schon, was gibt es sonst bei Stockholm?',
  ]) {
    const found = titles(query)
    assert.ok(!found.includes('Tyresta'), `${query}: ${found.join()}`)
    assert.equal(ask({ query }, context).understood.place?.name, 'Stockholm', query)
  }
})

test('something similar to what one does not want again is like it', () => {
  const { answer } = ask({ query: 'not Sarek, we know it, somewhere similar in Norway but quieter' }, context)
  assert.match(answer, /like Sarek/)
})

test('what one has been to is asked about where nothing else is wanted', () => {
  assert.match(ask({ query: 'we have been to Tyresta, how quiet is it rated?' }, context).answer, /Tyresta is rated/)
})

test('a small far town is not meant by the word that one spot begins with', () => {
  for (const query of ['lakes in Ireland but not Glendalough', 'what is quiet in Ireland except for Glendalough'])
    assert.ok(!titles(query).includes('Glendalough Upper Lake'), query)
  assert.match(ask({ query: 'how quiet is Glendalough' }, context).answer, /Glendalough Upper Lake is rated/)
  assert.match(ask({ query: 'spots in Glendalough, Australia' }, context).answer, /Kings Park/)
})

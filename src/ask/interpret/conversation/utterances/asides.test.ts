import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'
import { questionsOf, withoutAsides } from './asides.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('what only thanks, praises or complains is taken off, and nothing else', () => {
  for (const [text, rest] of [
    ['wow, lovely! and with a hut?', 'and with a hut?'],
    ['and with a hut? many thanks!', 'and with a hut?'],
    ['klasse, und mit Hütte?', 'und mit Hütte?'],
    ['merci beaucoup ! et en Suède ?', 'et en Suède ?'],
    ['never mind, forests', 'never mind, forests'],
    ['no, forests', 'no, forests'],
    ['is that true?', 'is that true?'],
    ['thanks', 'thanks'],
  ] as const)
    assert.equal(withoutAsides(text), rest, text)
})

test('a courtesy beside a question changes nothing of its answer', () => {
  const { answer } = after('and in Portugal?', 'quiet forests in Spain')
  for (const query of [
    'excellent! and in Portugal?',
    'ok great, and in Portugal? cheers',
    'Well done. And in Portugal?',
  ])
    assert.equal(after(query, 'quiet forests in Spain').answer, answer, query)
})

test('two questions are answered both, the second of what the first is about', () => {
  assert.deepEqual(questionsOf('and the second? is it free?'), ['and the second?', 'is it free?'])
  assert.deepEqual(questionsOf('I like it. is it free?'), ['I like it. is it free?'])
  const { answer, sources } = after('what about the second? is it free?', 'quiet forests in Spain')
  const [, second] = after('quiet forests in Spain').sources
  assert.equal(sources.at(-1)?.title, second?.title)
  assert.match(answer, /free/)
})

test('a single one is asked of a list, in each language', () => {
  for (const [before, query] of [
    ['quiet forests in Spain', 'just pick one please'],
    ['ruhige Wälder in Spanien', 'einer reicht'],
    ['forêts calmes en Espagne', 'un seul'],
    ['bosques tranquilos en España', 'con uno basta'],
    ['foreste tranquille in Spagna', 'ne basta uno'],
  ] as const) {
    const [first] = after(before).sources
    assert.deepEqual(after(query, before).sources, [first], query)
  }
})

test('"and where is it?" asks where it lies, and "why not a 3?" for the reasons of its rating', () => {
  assert.match(after('and where is the last one?', 'quiet forests in Spain').answer, / lies at /)
  assert.match(after('und wo liegt er genau?', 'Ist Hainich ruhig?').answer, /^Hainich liegt bei/)
  assert.equal(after('why not a 3?', 'Tell me about Grunewald').understood.kind, 'why')
})

test('which country has more is no search for others', () => {
  const { answer } = after('which country has more of those?', 'forests in Spain', 'and in Portugal?')
  assert.match(answer, /^forests in Spain and forests in Portugal are equal in this: 3\./)
})

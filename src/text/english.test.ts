import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  capitalised,
  counted,
  inWords,
  listed,
  sentence,
  shortened,
  thousands,
  withArticle,
  withFullStop,
} from './english.ts'

test('parts are joined as people list them', () => {
  assert.deepEqual(
    [listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'], 'or')],
    ['', 'a', 'a and b', 'a, b or c'],
  )
})

test('the article follows the sound', () => {
  const nouns = [
    'lake',
    'island',
    'unit',
    'umbrella',
    '8 km walk',
    '11 m fall',
    '110 m fall',
    '800 m ridge',
    '18,000 m² pond',
  ]
  assert.deepEqual(
    nouns.map(noun => withArticle(noun).split(' ')[0]),
    ['a', 'an', 'a', 'an', 'an', 'an', 'a', 'an', 'an'],
  )
})

test('a text ends with one full stop, none behind a question or a closed quotation', () => {
  const texts = ['Quiet', ' Quiet. ', 'Quiet?', 'They say "quiet."', 'Open (all year!)']
  assert.deepEqual(texts.map(withFullStop), ['Quiet.', 'Quiet.', 'Quiet?', 'They say "quiet."', 'Open (all year!)'])
  assert.equal(sentence('éclair by the lake'), 'Éclair by the lake.')
})

test('numbers have a comma between thousands, and nouns their plural', () => {
  assert.deepEqual([0, 999, 1000, 1234567.4].map(thousands), ['0', '999', '1,000', '1,234,567'])
  assert.deepEqual(
    [0, 1, 1200].map(count => counted(count, 'place')),
    ['0 places', '1 place', '1,200 places'],
  )
})

test('a first letter outside of the basic plane is a letter too', () => {
  assert.equal(capitalised('𐐨b'), '𐐀b')
  assert.equal(capitalised(''), '')
})

test('tags lose their hyphens, and long texts end at a word', () => {
  assert.equal(inWords('nature-reserve'), 'nature reserve')
  assert.equal(shortened('a quiet lake', 12), 'a quiet lake')
  assert.equal(shortened('a quiet lake in the woods', 15), 'a quiet lake…')
})

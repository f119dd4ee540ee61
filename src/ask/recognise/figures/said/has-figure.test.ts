import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokensOf } from '../../tokens.ts'
import { hasFigure } from './has-figure.ts'

test('digits, number words, units, decades, fractions and lines of the globe are figures', () => {
  const said = [
    'lakes rated 4',
    'five lakes',
    'a dozen huts',
    'a mile from Oslo',
    'in my seventies',
    'half an hour',
    'a couple of kilometres',
    'a perfect score',
    'south of the equator',
    'within the Arctic Circle',
  ]
  for (const text of said) assert.equal(hasFigure(tokensOf(text)), true, text)
})

test('a question without any has none', () => {
  for (const text of ['quiet lakes in Norway', 'the second of them', 'north of Oslo', ''])
    assert.equal(hasFigure(tokensOf(text)), false, text)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fold } from './fold.ts'
import { phraseOf } from './phrase.ts'

test('what people leave out or write otherwise is folded away', () => {
  const folded = {
    Älvö: 'alvo',
    Straße: 'strasse',
    Łódź: 'lodz',
    Ｆｕｌｌ: 'full',
    "Lake's End": 'lakes end',
    מָקוֹם: 'מקום',
    が: 'が',
  }
  for (const [text, plain] of Object.entries(folded)) assert.equal(fold(text), plain)
})

test('a folded text folds to itself, and a phrase to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      assert.equal(fold(fold(text)), fold(text))
      assert.equal(phraseOf(phraseOf(text)), phraseOf(text))
    }),
  )
})

test('a text of ASCII folds as it does with other letters behind it', () => {
  assert.equal(fold("The LAKE's end, s'mores"), "the lakes end, s'mores")
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'S', 's', "'", ' ', '-', 'E', '\n', '0') }), text => {
      assert.equal(fold(text), fold(`${text} é`).slice(0, -2))
    }),
  )
})

test('a phrase is the words of a name with a space between', () => {
  assert.equal(phraseOf('Côte d’Ivoire / Costa-d’Avorio'), 'cote d ivoire costa d avorio')
})

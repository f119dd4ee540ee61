import assert from 'node:assert/strict'
import test from 'node:test'
import { rewritten } from './rewritten.ts'

test('words of four letters and more are read without their accents, shorter ones and classes as they stand', () => {
  assert.equal(rewritten('le deuxieme', [{ said: /deuxième/gu, as: '2e' }]), 'le 2e')
  assert.equal(rewritten('le deuxième', [{ said: /deuxième/gu, as: '2e' }]), 'le 2e')
  assert.equal(rewritten('ne rien', [{ said: /né/gu, as: 'x' }]), 'ne rien')
  assert.equal(rewritten('maximo', [{ said: /m[á]ximo/gu, as: 'x' }]), 'maximo')
})

test('letters are those of any script that questions are written in, with and without the case of the rest', () => {
  const said = /(?<!\p{L})foo (\p{L}+)(?!\p{L})/giu
  assert.equal(rewritten('FOO Žďár', [{ said, as: '<$1>' }]), '<Žďár>')
  assert.equal(rewritten('foo Москва', [{ said, as: '<$1>' }]), '<Москва>')
  assert.equal(rewritten('éfoo bar', [{ said, as: '<$1>' }]), 'éfoo bar')
  assert.equal(rewritten('foo Bar', [{ said: /foo (?=(?-i:\p{Lu}))/giu, as: '' }]), 'Bar')
  assert.equal(rewritten('foo bar', [{ said: /foo (?=(?-i:\p{Lu}))/giu, as: '' }]), 'foo bar')
})

test('rewrites follow one another in their order', () => {
  assert.equal(
    rewritten('a', [
      { said: /a/g, as: 'b' },
      { said: /b/g, as: 'c' },
    ]),
    'c',
  )
})

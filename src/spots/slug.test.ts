import assert from 'node:assert/strict'
import { test } from 'node:test'
import anyAscii from 'any-ascii'
import { slugify } from './slug.ts'

test('a letter is written in a slug as the table of all scripts has it, with and without its accents', () => {
  const slugOf = (text: string) =>
    anyAscii(text)
      .toLowerCase()
      .replaceAll(/['’`]/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
  for (let code = 0; code < 0x3000; code++) {
    const letter = String.fromCodePoint(code).normalize('NFC')
    assert.equal(slugify(`x${letter}y`), slugOf(`x${letter}y`.normalize('NFC')), `U+${code.toString(16)}`)
  }
  for (const name of ['Curaçao', 'Åland', 'São Tomé', 'Žižkův vrch', 'Łódź', 'Ísafjörður', '湖', 'Đà Nẵng', 'ͣx']) {
    assert.equal(slugify(name), slugOf(name.normalize('NFC')), name)
  }
})

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { VALIDATION } from './validation.ts'

const page = readFileSync(new URL('../../../../docs/silence.md', import.meta.url), 'utf8')

test('what is told of the checks is what the page of the method has, in each language', () => {
  const [, ways = '', rank = ''] = /index of ([\d,]+) footways in Heidelberg: Spearman ([\d.]+)/.exec(page) ?? []
  assert.match(page, /Not checked: the levels, against any measurement/)
  assert.match(page, /All of these ways, white and black, were looked at\s+while the parameters were chosen/)
  assert.ok(VALIDATION.en.includes(`${ways} footways`) && VALIDATION.en.includes(rank), `${ways}, ${rank}`)
  for (const [language, told] of Object.entries(VALIDATION)) {
    assert.ok(told.replaceAll(',', '').includes(ways.replace(',', '')), language)
    assert.ok(told.includes(language === 'en' ? rank : rank.replace('.', ',')), language)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { html, jsonFor, trusted } from './html.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><svg/onload=alert(1)>',
  '&lt;b&gt;',
  '</script><script>alert(1)</script>',
  '<!--',
]

test('text in a hole is escaped, markup is not escaped twice', () => {
  const name = html`<b>${'<i>'}</b>`
  assert.equal(
    html`<p title="${`"x" & 'y'`}">${name}</p>`.toString(),
    '<p title="&quot;x&quot; &amp; &#39;y&#39;"><b>&lt;i&gt;</b></p>',
  )
})

test('lists are joined, nothing is left of null, undefined and false, and 0 is shown', () => {
  assert.equal(html`${[1, null, 'a', [undefined, false, html`<hr>`]]}${0}`.toString(), '1a<hr>0')
})

test('no text can leave an element or an attribute in double quotes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE)), text => {
      const written = html`${text}`.toString()
      assert.doesNotMatch(written, /[<>"']/)
      assert.doesNotMatch(written, /&(?!(amp|lt|gt|quot|#39);)/)
    }),
  )
})

test('JSON in a script element cannot end it, and reads back', () => {
  for (const text of HOSTILE) {
    const written = jsonFor({ text }).toString()
    assert.ok(!written.includes('<'))
    assert.deepEqual(JSON.parse(written), { text })
  }
  assert.equal(html`<a>${trusted('<b>')}</a>`.toString(), '<a><b></a>')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlToText } from './html.ts'

test('HTML becomes text, and text stays as it is', () => {
  const cases: [string, string][] = [
    ['<p>A <b>quiet</b> lake.</p><p>Bring&nbsp;boots &amp; bread.</p>', 'A quiet lake.\nBring boots & bread.'],
    ['One<br/>two<br>three', 'One\ntwo\nthree'],
    ['<a href="https://a.example/?x=1">Path</a><script>alert(1)</script><!-- no -->', 'Path'],
    ['Gr&uuml;n &#8211; &#x2014; &bogus;', 'Grün – — &bogus;'],
    ['1 < 2 and 3 > 2, R&D', '1 < 2 and 3 > 2, R&D'],
    ['&#55296;&#0;x', 'x'],
    ['No markup  here', 'No markup  here'],
  ]
  for (const [html, text] of cases) assert.equal(htmlToText(html), text)
})

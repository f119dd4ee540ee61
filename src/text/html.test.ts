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
    ['<!DOCTYPE html><p>Moss<o:p></o:p> and <my-tag a="1">fern</my-tag></p>', 'Moss and fern'],
    ['<?xml version="1.0"?><![CDATA[A <b>quiet</b> lake]]>', 'A quiet lake'],
    ['Ask <owl-friends@a.example> or <https://a.example>', 'Ask <owl-friends@a.example> or <https://a.example>'],
    ['No markup  here', 'No markup  here'],
  ]
  for (const [html, text] of cases) assert.equal(htmlToText(html), text)
})

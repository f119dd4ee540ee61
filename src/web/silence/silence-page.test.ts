import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml, textIn, withClass, withTag } from '../../../test/support/dom.ts'
import { pageClient } from '../../../test/support/page-client.ts'
import { testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import type { SilenceExplanation } from '../../http/schemas/silence.ts'
import { html } from '../html.ts'
import { wordsIn } from '../language/words.ts'
import { silencePicture } from './picture.ts'

const EXPLANATION: SilenceExplanation = {
  rating: 3.1,
  lden: 41.8,
  levels: { day: 39.6, evening: 38.9, night: 32.9 },
  band: [2.3, 3.9],
  confidence: 'medium',
  method: 'SR-1.0',
  words: 'mixed',
  dominant: [
    { kind: 'road', class: 'trunk', name: '<b>N-22', distanceM: 812, levelDb: 41.2, share: 0.87 },
    { kind: 'settlement', class: 'village', name: null, distanceM: 2400, levelDb: 28.4, share: 0.05 },
  ],
  caveats: ['Computed from the map, not measured'],
  source: 'andorra',
}

test('the picture says in words all that it shows: level, band, confidence, method, and each source of noise', () => {
  const dom = parseHtml(
    `<!doctype html><title>x</title>${html`${silencePicture(EXPLANATION, { guidesPath: '/docs/guides', words: wordsIn('en') })}`.toString()}`,
  )
  assert.deepEqual(dom.errors, [])
  const text = textIn(withTag(dom, 'body')[0] ?? assert.fail('no body')).replaceAll(/\s+/g, ' ')
  for (const part of ['3.1', 'Mixed', '41.8 dB(A)', '2.3 and 3.9', 'medium', 'SR-1.0', 'Computed from the map']) {
    assert.ok(text.includes(part), part)
  }
  const bars = withClass(dom, 'bars').map(textIn).join(' ').replaceAll(/\s+/g, ' ')
  assert.match(bars, /Trunk road <b>N-22, 810 m 41 dB · 87 %/)
  assert.match(bars, /Village, 2\.4 km 28 dB · 5 %/)
})

test('a band that lies beyond an end of the scale is put into words that make sense', () => {
  const text = silencePicture(
    { ...EXPLANATION, rating: 1, band: [1, 1] },
    { guidesPath: '/docs/guides', words: wordsIn('en') },
  ).toString()
  assert.doesNotMatch(text, /between 1\.0 and 1\.0|scale-band/)
  assert.match(text, /would not change the rating/)
})

test('an editorial rating is shown as one, without levels', () => {
  const editorial = {
    ...EXPLANATION,
    lden: null,
    levels: null,
    band: null,
    confidence: null,
    method: 'editorial',
    dominant: [],
  }
  const text = silencePicture(editorial, { guidesPath: '/docs/guides', words: wordsIn('en') }).toString()
  assert.match(text, /editorial/)
  assert.doesNotMatch(text, /dB|may lie/)
})

test('a point outside of every region is told so, and one that is none is refused in words', async () => {
  const { visit } = pageClient(await testService([spotRecord('a')]))
  const outside = await visit('/silence?latitude=-70&longitude=100')
  assert.equal(outside.status, 200)
  assert.match(outside.text, /No data is not silence/)
  assert.match((await visit('/silence?latitude=95&longitude=1.5')).text, /Latitude goes from -90 to 90/)
  assert.match((await visit('/silence')).text, /[Rr]egions?/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { ask } from '../../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('a spot that is held against the highest of others is told with it, in each language', { skip }, () => {
  if (!known) return
  const peaks = known.spots.filter(({ country, tags }) => country === 'LI' && tags.includes('peak'))
  const highest = peaks.reduce((a, b) => ((b.elevation ?? 0) > (a.elevation ?? 0) ? b : a))
  for (const query of [
    'is Snaefell higher than the highest peak in Liechtenstein?',
    'is Snaefell taller than the tallest peak in Liechtenstein?',
    'Ist der Snaefell höher als der höchste Gipfel in Liechtenstein?',
    'le Snaefell est-il plus haut que le plus haut sommet du Liechtenstein ?',
    '¿Es Snaefell más alto que el pico más alto de Liechtenstein?',
    'Snaefell è più alto della vetta più alta del Liechtenstein?',
  ]) {
    const { answer, understood } = ask({ query, prev: [] }, known.context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(answer, /Snaefell.*621/, query)
    assert.ok(answer.includes(highest.name) && answer.includes(String(highest.elevation)), answer)
    assert.doesNotMatch(answer, /^(Yes|No|Ja|Nein|Oui|Non|Sí|Sì)(?!\p{L})/u)
  }
})

test('so is one that is held against the quietest, and the highest alone is looked for', { skip }, () => {
  if (!known) return
  const { answer } = ask(
    { query: 'is Kuhgrat quieter than the quietest lake in Liechtenstein?', prev: [] },
    known.context,
  )
  assert.match(answer, /Kuhgrat is rated 4\.1.*quietest lake in Liechtenstein is/s)
  const alone = ask({ query: 'peaks higher than Snaefell', prev: [] }, known.context).answer
  assert.doesNotMatch(alone, /highest peak/)
})

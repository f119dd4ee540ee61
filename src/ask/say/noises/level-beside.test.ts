import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('where a limit in dB is asked for, the level of each is told, in each language', { skip }, () => {
  if (!known) return
  const { context } = known
  for (const query of [
    'lakes in Andorra under 30 dB',
    'Seen in Andorra unter 30 dB',
    'lacs en Andorre sous 30 dB',
    'lagos en Andorra por debajo de 30 dB',
    'laghi in Andorra sotto i 30 dB',
  ]) {
    const { answer, docs } = ask({ query, prev: [] }, context)
    const lines = answer.split('\n').filter(line => line.startsWith('- '))
    assert.equal(lines.length, docs.length, answer)
    for (const [at, doc] of docs.entries())
      assert.match(lines[at] ?? '', new RegExp(`: ${Math.round(context.index.lden(doc) ?? NaN)} dB\\s?;`), answer)
  }
})

test('what just misses the limit shows by how much, and without a limit no level is told', { skip }, () => {
  if (!known) return
  const { context } = known
  const { answer, docs } = ask({ query: 'beach near Douglas under 45 dB', prev: [] }, context)
  const [first] = docs
  assert.ok(first !== undefined && answer.includes(`: ${context.index.lden(first)?.toFixed(1)} dB; rated`), answer)
  assert.doesNotMatch(ask({ query: 'quietest lakes in Andorra', prev: [] }, context).answer, /dB/)
})

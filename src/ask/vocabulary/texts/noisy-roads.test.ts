import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('"without noisy roads" is without their noise, and no wish for a noisy place, in each language', { skip }, () => {
  if (!known) return
  for (const query of [
    'picnic spots without noisy roads near Triesenberg',
    'picnic spots away from busy roads near Triesenberg',
    'Picknickplätze ohne laute Straßen bei Triesenberg',
    'lieux de pique-nique sans routes bruyantes près de Triesenberg',
    'merenderos sin carreteras ruidosas cerca de Triesenberg',
    'posti per picnic senza strade rumorose vicino a Triesenberg',
  ]) {
    const { answer, understood } = ask({ query, prev: [] }, known.context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(answer, /(of|:|vérifié|comprobado|controllato) 12 /i, answer)
    assert.doesNotMatch(answer, /noisy spots|rumorosi entro|bruyants à/, answer)
  }
})

test('a place that is named and not known is said to be unknown, and none is asked for', { skip }, () => {
  if (!known) return
  for (const query of ['how loud is it at Kitterland in decibels', 'Wie laut ist es in Kitterland?'])
    assert.match(
      ask({ query, prev: [] }, known.context).answer,
      /Kitterland.*(not known here|hier nicht bekannt)/,
      query,
    )
  assert.match(ask({ query: 'how loud is it there?', prev: [] }, known.context).answer, /which place is meant/)
})

test('how many are known to be free, and where waves are heard, is asked as such', async () => {
  const context = await starterContext()
  const counted = (query: string) => ask({ query, prev: [] }, context).answer
  assert.equal(counted('how many lakes in Norway are known to be free?'), counted('how many lakes in Norway are free?'))
  assert.match(counted('where can I hear waves?'), /mentions "surf"/)
  assert.match(counted('waves of birds'), /mentions "waves"/)
})

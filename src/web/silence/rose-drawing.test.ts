import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SECTORS, type Rose } from '../../silence/breakdown/rose.ts'
import { wordsIn } from '../language/words.ts'
import { captionOf, isMarked, roseDrawing } from './rose-drawing.ts'

const words = wordsIn('en')
const source: Rose['sources'][number] = {
  kind: 'road',
  class: 'trunk',
  name: 'CG-2',
  levelDb: 15,
  sector: 4,
  distanceM: 7000,
} as never // what else it has is not drawn

test('a source has its number where its direction has a wedge, and a rose without wedges says that it has none', () => {
  const faint: Rose = { levels: Array.from({ length: SECTORS }, () => null), sources: [source] }
  const heard: Rose = { ...faint, levels: faint.levels.with(4, 33) }
  assert.deepEqual(
    [isMarked(source, 0, faint), isMarked(source, 0, heard), isMarked(source, 5, heard)],
    [false, true, false],
  )
  assert.match(captionOf(faint, words), /^Less than 15\sdB comes from every direction\.$/)
  assert.match(captionOf(heard, words), /the farther a wedge reaches/)
  assert.doesNotMatch(String(roseDrawing(faint, words)), /rose-(wedge|number)/)
  assert.match(String(roseDrawing(heard, words)), /rose-wedge[^]*rose-number/)
})

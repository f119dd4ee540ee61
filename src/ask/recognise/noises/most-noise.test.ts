import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understoodOf = (query: string) => ask({ query }, context).understood

test('what suffers most from a noise is looked for by that noise, in each language', () => {
  for (const query of [
    'Which places in Sweden suffer most from road noise?',
    'Which places in Sweden suffer the most from planes?',
    'Spots with the most aircraft noise in Sweden',
    'Which spots are most affected by road noise in Sweden?',
    'Which lakes in Sweden are most exposed to road noise?',
    'Welche Orte in Schweden leiden am meisten unter Straßenlärm?',
    'Welche Orte in Schweden sind am stärksten vom Fluglärm betroffen?',
    'Quels endroits en Suède souffrent le plus du bruit des routes ?',
    'Quels lieux de Suède sont les plus touchés par le bruit des avions ?',
    '¿Qué lugares de Suecia sufren más el ruido de las carreteras?',
    'Quali luoghi in Svezia soffrono di più il rumore delle strade?',
  ]) {
    const { notApplied, applied, kind } = understoodOf(query)
    assert.deepEqual([kind, notApplied], ['find', []], query)
    assert.ok(
      applied.some(({ as }) => /^noise: (roads|aircraft)/.test(as)),
      query,
    )
  }
})

test('the name of an airport says where', () => {
  const { place, notApplied, applied } = understoodOf('Which places suffer most from Isle of Man Airport?')
  assert.match(place?.name ?? '', /Isle of Man/)
  assert.deepEqual(notApplied, [])
  assert.ok(applied.some(({ as }) => as === 'noise: aircraft'))
})

test('of quiet spots the most of a noise is not ranked by, and that is said', () => {
  assert.deepEqual(understoodOf('quiet lakes in Sweden with the most road noise').notApplied, ['most'])
})

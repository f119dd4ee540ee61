import assert from 'node:assert/strict'
import test from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('a village that is called like a ridge is that village behind near, in each language', { skip }, () => {
  if (!known) return
  for (const [list, query] of [
    ['huts in Andorra', 'and any near el serrat'],
    ['huts in Andorra', 'and any near the serrat'],
    ['Hütten in Andorra', 'und welche bei el serrat'],
    ['refuges en Andorre', "et près d'el serrat ?"],
    ['refugios en Andorra', 'y alguno cerca de el serrat'],
    ['refugios en Andorra', 'y alguno cerca del serrat'],
    ['rifugi in Andorra', 'e qualcuno vicino a el serrat?'],
  ] as const) {
    const { understood } = ask({ query, prev: [list] }, known.context)
    assert.deepEqual([understood.tags, understood.near?.name], [['hut'], 'el Serrat'], query)
  }
  const turns = ['refugios en andorra lejos de las carreteras', 'el tercero a que altura esta']
  const { understood } = ask({ query: 'y alguno cerca de el serrat', prev: turns }, known.context)
  assert.deepEqual([understood.near?.name, understood.without], ['el Serrat', ['away from roads']])
})

test('the word alone is still a ridge', { skip }, () => {
  if (!known) return
  assert.deepEqual(ask({ query: 'which serrat is highest' }, known.context).understood.tags, ['ridge'])
  assert.deepEqual(ask({ query: 'a hut near the estany' }, known.context).understood.near, null)
})

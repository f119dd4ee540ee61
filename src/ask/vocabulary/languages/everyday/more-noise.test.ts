import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../../ask.ts'

const starter = await starterContext()

test('"more noise here than there" compares the two', () => {
  for (const query of [
    'Ist im Hainich mehr Lärm als am Königssee?',
    'y a-t-il plus de bruit dans la Vanoise que dans le Mercantour ?',
    '¿hay más ruido en Sarek que en Abisko?',
    'c’è più rumore a Sarek che a Abisko?',
  ]) {
    const { query: read, account } = readQuestion({ query }, starter)
    assert.equal(read.kind, 'compare', query)
    assert.deepEqual(account.notApplied, [], query)
  }
  assert.match(
    ask({ query: 'Ist im Hainich mehr Lärm als am Königssee?' }, starter).answer,
    /^Nein: Hainich ist ruhiger/,
  )
})

test('"more noise" of one place compares nothing', () => {
  assert.notEqual(readQuestion({ query: 'Wo gibt es mehr Lärm?' }, starter).query.kind, 'compare')
  assert.notEqual(readQuestion({ query: 'lieux avec plus de bruit' }, starter).query.kind, 'compare')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { foldedWordsOf } from '../../../../text/tokenize.ts'
import { ask, readQuestion } from '../../../ask.ts'
import { lexiconOf } from '../../../recognise/languages/foreign-lexicon.ts'

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

test('what is asked of loudness means loudness: of a town of that name, before a spot that is called after it', () => {
  for (const [language, said] of [
    ['de', 'wie laut ist es in'],
    ['fr', 'est ce bruyant'],
    ['fr', 'quel est le niveau de bruit de'],
    ['es', 'cuanto ruido hay en'],
    ['it', 'quanto e rumoroso'],
  ] as const)
    assert.equal(lexiconOf(language).phraseAt(foldedWordsOf(said))?.english, 'how loud is', said)
  assert.equal(lexiconOf('de').phraseAt(['wie', 'ruhig', 'ist'])?.english, 'how quiet is')
})

test('"not so high" asks for lower ones', () => {
  for (const [query, then] of [
    ['peaks in Norway', 'not so high'],
    ['Gipfel in Norwegen', 'nicht so hohe'],
    ['sommets en Norvège', 'moins hauts'],
    ['cimas en Noruega', 'menos altas'],
    ['cime in Norvegia', 'meno alte'],
  ] as const) {
    const { account } = readQuestion({ query: then, prev: [query] }, starter)
    assert.deepEqual(account.notApplied, [], then)
    assert.match(JSON.stringify(account.applied), /lower/, then)
  }
})

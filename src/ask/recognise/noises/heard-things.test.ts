import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const starter = await starterContext()

test('whether boats, skiers or dogs are heard at a spot is not known, and is no way there', () => {
  for (const query of [
    'Can you hear ferries at Königssee?',
    'Are boats audible at Königssee?',
    'Can you hear jet skis at Königssee?',
    'Can you hear motor boats at Königssee?',
    'Can you hear skiers at Sarek?',
    'Hört man am Königssee Boote?',
    'Hört man am Königssee Motorboote?',
    'Hört man am Königssee Fähren?',
    'Hört man im Hainich Hunde?',
    'entend-on les bateaux au Königssee ?',
    '¿Se oyen barcos en Königssee?',
    'Si sentono barche al Königssee?',
  ]) {
    const { answer, understood } = ask({ query }, starter)
    assert.equal(understood.aspect, 'unrecorded', query)
    assert.doesNotMatch(answer, /^(Yes|Ja|Oui|Sí|Sì)\b/, query)
  }
})

test('what makes a noise that is computed is still asked for, as are sounds of nature and ways there', () => {
  assert.equal(ask({ query: 'Can you hear trains at Sarek?' }, starter).understood.aspect, 'noise')
  assert.equal(ask({ query: 'Hört man am Königssee Flugzeuge?' }, starter).understood.aspect, 'noise')
  assert.equal(ask({ query: 'Fähren nach Hornstrandir?' }, starter).understood.aspect, 'transport by')
  const { query } = readQuestion({ query: 'Where can I hear birds and go skiing?' }, starter)
  assert.deepEqual(
    query.conditions.flatMap(each => (each.on === 'feature' ? each.any : [])),
    ['bird-watching', 'skiing'],
  )
})

test('without the noise of boats, no boats are looked for', () => {
  for (const [query, named] of [
    ['beaches in Brazil without the noise of boats', 'boats'],
    ['Playas de Brasil sin ruido de barcos', 'sin ruido de barcos'],
    ['des plages au Brésil sans bruit de bateaux', 'sans bruit de bateaux'],
    ['spiagge del Brasile senza rumore di barche', 'senza rumore di barche'],
  ] as const) {
    const { understood } = ask({ query }, starter)
    assert.deepEqual(understood.notApplied, [named], query)
    assert.ok(!understood.applied.some(({ as }) => /boat/.test(as)), query)
  }
  const tram = readQuestion({ query: 'un lieu sans bruit de tram à Paris' }, starter).query
  assert.ok(tram.conditions.some(({ on, isNegated }) => on === 'noise' && isNegated))
  const quiet = ask({ query: 'spiagge tranquille del Brasile per una gita in barca' }, starter)
  assert.ok(quiet.understood.applied.some(({ as }) => as === 'feature: boating'))
})

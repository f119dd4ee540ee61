import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

const TOLD = [
  ['lakes in Norway; state whether access is free', /known to hold: free access/],
  ['list lakes in Norway and tell me if access is free', /known to hold: free access/],
  ['Seen in Norwegen und sag mir, ob der Zugang kostenlos ist', /bekannt: freier Zugang/],
  ["lacs en Norvège, dis-moi si l'accès est gratuit", /connu : accès gratuit/],
  ['lagos en Noruega e indica si el acceso es gratuito', /se sabe: acceso gratuito/],
  ["laghi in Norvegia, dimmi se l'accesso è gratuito", /si sa: accesso gratuito/],
] as const

test('a fact that is to be told of each spot is told, and filters nothing', () => {
  const every = answerTo('lakes in Norway').docs
  for (const [query, says] of TOLD) {
    const { answer, docs, understood } = answerTo(query)
    assert.match(answer, says, query)
    assert.deepEqual(docs, every, query)
    assert.equal(understood.access, null, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what is not known is told as not known', () => {
  const { answer } = answerTo('lakes in Norway, and whether fires are allowed and there is a hut')
  assert.match(answer, /Femundsmarka [^\n]*not known: fires allowed and hut/)
  assert.match(answer, /Hardangervidda [^\n]*known to hold: hut; not known: fires allowed/)
})

test('without a telling verb "if" is a condition, and a clause that says what is looked for is no fact', () => {
  assert.equal(answerTo('lakes in Norway if access is free').understood.access, 'free')
  assert.equal(answerTo('I wonder whether there are free lakes near Oslo').understood.access, 'free')
  assert.equal(answerTo('Tell me whether access to Sarek is free').understood.kind, 'about')
})

test('what is asked of all that are found is told of each, and filters nothing', () => {
  const every = answerTo('lakes in Norway').docs
  for (const query of [
    'lakes in Norway, and are they free?',
    'Are there lakes in Norway? Are they free?',
    'Seen in Norwegen, und sind sie kostenlos?',
    'Y a-t-il des lacs en Norvège et sont-ils gratuits ?',
    '¿Hay lagos en Noruega y son gratis?',
    'Ci sono laghi in Norvegia e sono gratuiti?',
  ]) {
    const { docs, understood } = answerTo(query)
    assert.deepEqual(docs, every, query)
    assert.deepEqual([understood.access, understood.notApplied], [null, []], query)
  }
  assert.match(
    answerTo('lakes in Norway, do they have huts?').answer,
    /Femundsmarka [^\n]*not known: hut\.\n.*known to hold: hut/,
  )
  assert.equal(answerTo('lakes in Norway that are free').understood.access, 'free')
})

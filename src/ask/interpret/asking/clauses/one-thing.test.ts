import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../../ask.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'

const context = await starterContext()

test('one thing is asked of the spot that is called like a village, and of nothing around it', () => {
  for (const [query, said] of [
    ['Gibt es in Hanle ein Kloster?', /^Ja, bei Hanle ist verzeichnet: Kloster/],
    ['Y a-t-il une grotte à Saksun ?', /^On ne sait pas|Saksun : ce n’est pas connu/],
    ['Is there a cave in Saksun?', /^Whether Saksun has a cave is not known/],
  ] as const)
    assert.match(ask({ query }, context).answer, said)
})

test('several things are looked for where it lies', () => {
  assert.equal(ask({ query: 'Gibt es Seen in Hanle?' }, context).understood.kind, 'find')
  assert.equal(ask({ query: 'Are there lakes in Norway?' }, context).understood.kind, 'find')
})

test('what stands behind the name is asked for, where nothing else is', () => {
  assert.match(ask({ query: 'Hat Altyn-Emel Dünen?' }, context).answer, /^Ja, bei Altyn-Emel ist verzeichnet: Düne/)
  assert.match(ask({ query: 'Gibt es in Yangmingshan heiße Quellen?' }, context).answer, /^Ja, /)
  assert.match(ask({ query: 'Hat Sarek Nationalpark Toiletten?' }, context).answer, /Toiletten/)
})

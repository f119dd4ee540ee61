import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('one phrase for camping and for what is not known of its law is applied, and not named beside that', () => {
  const asked = [
    ['camping sauvage autorisé en Norvège', /la loi.*pas connu/],
    ['Wildcampen in Norwegen am See', /Gesetz.*nicht bekannt/],
    ['acampada libre en Noruega', /no se sabe.*la ley/],
    ['campeggio libero in Norvegia', /non si sa.*la legge/],
  ] as const
  for (const [query, told] of asked) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [], `${query}: ${answer}`)
    assert.ok(
      understood.applied.some(({ as }) => as === 'feature: camping'),
      query,
    )
    assert.match(answer, told, query)
  }
})

test('a word of its own that is not applied is named', () => {
  assert.deepEqual(ask({ query: 'wild camping in Norway' }, context).understood.notApplied, ['wild'])
  assert.deepEqual(ask({ query: 'kostenlos zelten in Norwegen' }, context).understood.notApplied, ['kostenlos'])
  assert.deepEqual(ask({ query: 'camping gratuit en Norvège' }, context).understood.notApplied, ['gratuit'])
})

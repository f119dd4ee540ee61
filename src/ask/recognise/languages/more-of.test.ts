import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('which place has more or fewer of a thing is answered by both numbers, in each language', () => {
  for (const [query, says] of [
    ['Hat Norwegen mehr Seen als Schweden?', /Norwegen \(3\); Schweden \(2\)/],
    ['Gibt es in Schweden weniger Seen als in Norwegen?', /Schweden \(2\); Norwegen \(3\)/],
    ['Wo gibt es mehr Seen, in Norwegen oder in Schweden?', /Norwegen \(3\); Schweden \(2\)/],
    ['la Norvège a-t-elle plus de lacs que la Suède ?', /Norvège \(3\) ; Suède \(2\)/],
    ["y a-t-il moins de lacs en Suède qu'en Norvège ?", /Suède \(2\) ; Norvège \(3\)/],
    ['¿Tiene Noruega más lagos que Suecia?', /Noruega \(3\); Suecia \(2\)/],
    ['la Norvegia ha più laghi della Svezia?', /Norvegia \(3\); Svezia \(2\)/],
    ['are there fewer lakes in Sweden than in Norway?', /Sweden has fewer: 2 against 3 \(Norway\)/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"quieter than" and "more than" a number stay what they are', () => {
  assert.equal(ask({ query: 'lugares más tranquilos que Ordesa en España' }, context).understood.kind, 'find')
  assert.match(ask({ query: 'lacs à plus de 100 km d’Oslo en Norvège' }, context).answer, /à plus de 100 km d’Oslo/)
})

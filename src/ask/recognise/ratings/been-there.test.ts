import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('whether the raters have been at a spot asks for who rated it, in each language', () => {
  for (const [query, said] of [
    ['Have you ever been to Port-Cros?', /^Port-Cros is rated 3\.6 by its editors/],
    ["You've never been to Port-Cros", /^Port-Cros is rated 3\.6 by its editors/],
    ['Warst du schon mal in Port-Cros?', /^Port-Cros hat von der Redaktion die Bewertung 3,6/],
    ['Ihr wart noch nie in Port-Cros', /^Port-Cros hat von der Redaktion/],
    ['Vous n’avez jamais mis les pieds à Port-Cros', /^Port-Cros a reçu de la rédaction la note 3,6/],
    ['Êtes-vous déjà allés à Port-Cros ?', /^Port-Cros a reçu de la rédaction/],
    ['¿Habéis estado en Port-Cros?', /^Port-Cros tiene de la redacción/],
    ['Siete mai stati a Port-Cros?', /^Port-Cros ha dalla redazione/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('where the asker has been is left out, and what is looked for is looked for', () => {
  assert.match(
    ask({ query: 'I have been to Port-Cros, what else is quiet in France?' }, context).answer,
    /^The catalogue has \d+ quiet spots in France other than Port Cros/,
  )
  assert.match(ask({ query: 'Have you visited any lakes in Norway?' }, context).answer, /lakes in Norway/)
})

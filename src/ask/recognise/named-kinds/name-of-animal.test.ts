import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const asked = (query: string) => ask({ query }, context)

test('an animal that is called after a region, or by its colour, is looked for by both words', () => {
  for (const [query, name] of [
    ['Where can I see arctic foxes?', 'Hornstrandir'],
    ['where can I see red squirrels?', 'Łazienki Królewskie'],
    ['spots with wild boar', 'Lainzer Tiergarten'],
  ] as const) {
    const { answer, understood, sources } = asked(query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.equal(understood.place, null, query)
    assert.ok(
      sources.some(({ title }) => title === name),
      `${query}: ${answer}`,
    )
  }
  assert.doesNotMatch(asked('Where can I see arctic foxes?').answer, /Sahara/)
})

test('a region before a thing is where it is looked for, and words that no text has side by side are no name', () => {
  assert.match(asked('arctic lakes').answer, /lakes in the Arctic/)
  assert.match(asked('are there asian elephants anywhere?').answer, /in Asia whose text mentions "elephants"/)
  assert.match(asked('campfire allowed lapland finland').answer, /Lapland/)
  assert.match(asked('mountain passes in Norway').answer, /^I found no pass/)
  assert.match(asked('wild places in Norway').answer, /^The catalogue has 2 wildernesses in Norway/)
})

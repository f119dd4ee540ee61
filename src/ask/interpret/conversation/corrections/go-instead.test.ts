import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)
const ratings = new Map(starterSpots().map(({ name, silenceRating }) => [name, silenceRating]))

test('where to go in place of a noisy spot is answered with quieter ones that are like it, in every language', () => {
  for (const [before, ...queries] of [
    ['is Vintgar noisy?', 'where should I go instead?', 'where else can we go?', 'so where is better?'],
    ['Ist Vintgar laut?', 'wo soll ich stattdessen hin?', 'wohin sonst?'],
    ['Est-ce que Vintgar est bruyant ?', 'où aller à la place ?', 'où aller plutôt ?'],
    ['¿Es ruidoso Vintgar?', '¿adónde voy en su lugar?', '¿dónde es mejor?'],
    ['Vintgar è rumoroso?', 'dove vado invece?', 'dove altro posso andare?'],
  ] as const)
    for (const query of queries) {
      const { sources, understood } = after(query, before)
      assert.ok(sources.length > 0, query)
      for (const { title } of sources) assert.ok((ratings.get(title) ?? 0) > 1.6, `${query}: ${title}`)
      assert.deepEqual(understood.notApplied, [], query)
    }
})

test('where a spot lies stays a question of it, and behind a list others are told', () => {
  assert.match(after('where is it?', 'is Vintgar noisy?').answer, /^Vintgar lies at/)
  assert.match(after('where is it better to camp, there or at Sarek?', 'is Vintgar noisy?').answer, /Sarek/)
  assert.match(after('where else can I go?', 'lakes in Slovenia').answer, /other than those/)
})

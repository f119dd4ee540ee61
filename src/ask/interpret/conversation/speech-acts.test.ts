import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Expectation } from '../../../../test/questions/expectation.ts'
import { languageSet, questionsIn, starterSet } from '../../../../test/questions/question-sets.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const after = (before: string, query: string) => ask({ query, prev: [before] }, context)

test('what a list does not answer is not answered by the list again', () => {
  for (const [before, query] of [
    ['lakes in Norway', 'is it farther than the other one?'],
    ['lakes in Norway', 'which one is farther?'],
    ['lakes in Norway', 'which is closer?'],
    ['lakes in Norway', 'are they nice?'],
    ['lakes in Norway', 'how far apart are they all?'],
    ['lakes in Norway', 'thanks! who won the match?'],
    ['Seen in Norwegen', 'danke! wer hat das Spiel gewonnen?'],
    ['Seen in Norwegen', 'Ist er weiter weg als der andere?'],
    ['lacs en Norvège', 'à quelle distance sont-ils ?'],
    ['lagos en Noruega', '¿A qué distancia están uno del otro?'],
    ['lagos en Noruega', '¿Está más lejos que el otro?'],
    ['laghi in Norvegia', 'quanto distano?'],
  ] as const) {
    const { answer, sources, understood } = after(before, query)
    assert.ok(sources.length === 0, `${query}: ${answer}`)
    assert.equal(understood.kind, 'not understood', `${query}: ${answer}`)
  }
})

test('a yes or no about those that were listed is given', () => {
  assert.match(after('lakes in Norway', 'are they free?').answer, /^Yes|^No|not known/)
  assert.match(after('Seen in Norwegen', 'sind die kostenlos?').answer, /^Ja|^Nein|nicht bekannt/)
})

test('"which one is quieter?" after a list is the first of it', () => {
  for (const [before, query] of [
    ['lakes in Norway', 'which one is quieter?'],
    ['lakes in Norway', "which one's quieter?"],
    ['Seen in Norwegen', 'und welcher ist ruhiger?'],
    ['lacs en Norvège', 'lequel est plus calme ?'],
    ['lagos en Noruega', '¿cuál es más tranquilo?'],
    ['laghi in Norvegia', 'quale è più silenzioso?'],
  ] as const) {
    const { answer, sources, understood } = after(before, query)
    assert.equal(understood.kind, 'superlative', `${query}: ${answer}`)
    assert.equal(sources[0]?.title, after(before, 'which is the quietest of them?').sources[0]?.title, query)
  }
})

test('"which one is cheaper?" after a comparison tells the access of both', () => {
  const { answer } = after('compare Sarek and Muttos', "which one's cheaper?")
  assert.match(answer, /[Aa]ccess to Sarek.*Muttos|[Aa]ccess to Sarek and Muttos/s)
  assert.doesNotMatch(answer, /quieter|rated/)
})

test('how far apart two that were compared are is a distance, in each language', () => {
  for (const [before, query] of [
    ['compare Sarek and Muttos', 'how far apart are they?'],
    ['vergleiche Sarek und Muttos', 'Wie weit sind sie voneinander entfernt?'],
    ['compara Sarek y Muttos', '¿A qué distancia están uno del otro?'],
  ] as const)
    assert.match(after(before, query).answer, /Sarek.* km .*Muttos/, query)
})

/** How a follow-up begins, in English, German, French, Spanish and Italian, and what no answer to it is. */
const ACTS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(how many|wie ?viele|combien|cu[aá]nt[oa]s|quant[ie])(?!\p{L})/iu, /^(find|nearest|superlative)$/],
  [/^(when|why|who|wann|warum|wieso|wer|quand|pourquoi|cu[aá]ndo|por qu[eé]|qui[eé]n)(?!\p{L})/iu, /^(find|nearest)$/],
  [/^(quando|perch[eé]|chi)(?!\p{L})/iu, /^(find|nearest)$/],
]

test('no follow-up of the questions that are known is answered by a list that it does not ask for', async () => {
  const sets = [await starterSet(), await languageSet()]
  const isFollowing = ({ prev = [] }: Expectation) => prev.length > 0
  for (const set of sets)
    for (const { ask: query, prev = [] } of set.files.flatMap(questionsIn).filter(isFollowing)) {
      const { kind } = ask({ query, prev }, set.context).understood
      const never = ACTS.filter(([head]) => head.test(query)).map(([, kinds]) => kinds)
      assert.ok(!never.some(kinds => kinds.test(kind)), `${query} after ${prev.join(', ')}: ${kind}`)
    }
})

// Leaves out each word that was told to be applied without another reading: the query without it is always another one.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { questionsIn } from '../../../test/questions/question-sets.ts'
import { starterContext } from '../../../test/support/starter-context.ts'
import { Budget } from '../budget.ts'
import { interpretJoined } from '../interpret/asking/joined.ts'
import { spansOf } from '../interpret/conversation/utterances/spans-of.ts'
import { limited, remembered } from '../recognise/lookups.ts'
import { FILLER, type Span } from '../recognise/spans.ts'
import { isContent } from './content.ts'
import { essenceOf } from './essence.ts'
import { evidentIn } from './evident.ts'

const context = await starterContext()
const names = remembered(context.gazetteer)
const known = { ...names, canMention: () => false }
const sets = globSync('test/questions/{regression,extracts}/*.json').flatMap(questionsIn)
const corpus = new Set([
  ...sets.map(({ ask }) => ask),
  ...readFileSync('test/questions/ablated.txt', 'utf8').trim().split('\n'),
])

function spansIn(question: string): readonly Span[] {
  const lookups = limited(names, () => false, new Budget())
  return spansOf(question, { lookups, language: 'en', isFirst: true })
}

/** The words of a question that are evidently applied, each with whether the query without it is another one. */
function evident(question: string): { said: string; isNeeded: boolean }[] {
  const spans = spansIn(question)
  const { query } = interpretJoined(spans, known)
  const whole = essenceOf(query)
  const isEvident = evidentIn(spans, query)
  const without = (at: number) =>
    spans.map((span, i) => (i === at ? { ...span, meaning: FILLER, said: 'the', typed: '', isCapital: false } : span))
  return [...spans.keys()]
    .filter(at => isContent(spans, at) && isEvident(at))
    .map(at => ({
      said: spans[at]?.said ?? '',
      isNeeded: essenceOf(interpretJoined(without(at), known).query) !== whole,
    }))
}

test('without a word that is evidently applied a question is another one', () => {
  const found = [...corpus].flatMap(question => evident(question).map(word => ({ question, ...word })))
  assert.ok(found.length > 1000, `only ${found.length} words are evidently applied`)
  assert.deepEqual(
    found.filter(({ isNeeded }) => !isNeeded),
    [],
  )
})

test('a word that another one says too is not evident', () => {
  assert.deepEqual(
    evident('quiet lakes in Sweden').map(({ said }) => said),
    ['quiet', 'lakes', 'Sweden'],
  )
  assert.deepEqual(
    evident('quiet peaceful lakes, a lake in Sweden').map(({ said }) => said),
    ['Sweden'],
  )
})

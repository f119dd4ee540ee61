import { essenceOfTest } from '../../src/ask/account/essence.ts'
import { readQuestion } from '../../src/ask/ask.ts'
import type { Condition, Query } from '../../src/ask/query.ts'
import type { Question } from '../../src/ask/question.ts'
import type { QuestionContext } from '../../src/ask/question-context.ts'
import { between, type Random } from '../support/random.ts'
import type { InEach } from './parts-in-languages.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const

/** One of some, drawn; another than `but`. */
export function drawn<Item>(random: Random, items: readonly Item[], but?: Item): Item {
  const others = items.filter(item => item !== but)
  const item = others[between(random, 0, others.length - 1)]
  if (item === undefined) throw new Error('there is nothing to draw from')
  return item
}

/** A text with its parts put in, in the language at that number. */
export function filled(text: string, parts: Readonly<Record<string, InEach>>, at: number): string {
  return Object.entries(parts)
    .reduce((done, [letter, part]) => done.replaceAll(`{${letter}}`, part[at] ?? ''), text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ,/g, ',')
    .replaceAll(/,+(?=,|\?| ?$)/g, '')
    .replaceAll(/^, /g, '')
    .trim()
}

/** What two questions ask for that ought to be the same, where that differs; in whatever order conditions were said. */
export function differenceOf(asked: Question, expected: Question, context: QuestionContext): readonly string[] {
  const [found, other] = [readQuestion(asked, context), readQuestion(expected, context)]
  const [{ query, account }, whole] = [found, other.query]
  const named = account.notApplied
  return [
    ...(query.kind === whole.kind ? [] : [`${query.kind} for ${whole.kind}`]),
    ...differing('conditions', query.conditions.map(testOf), whole.conditions.map(testOf)),
    ...differing('wishes', query.wishes.map(testOf), whole.wishes.map(testOf)),
    ...differing('order', [orderOf(query)], [orderOf(whole)]),
    ...differing('about', query.subjects.map(docsOf), whole.subjects.map(docsOf)),
    ...differing('halves', [query.first !== null], [whole.first !== null]),
    ...(named.length > other.account.notApplied.length ? [`names ${named.join(', ')}`] : []),
  ]
}

function differing(what: string, found: readonly unknown[], expected: readonly unknown[]): readonly string[] {
  const [had, wanted] = [found.map(String), expected.map(String)]
  const [more, fewer] = [had.filter(each => !wanted.includes(each)), wanted.filter(each => !had.includes(each))]
  return [...more.map(each => `${what} +${each}`), ...fewer.map(each => `${what} −${each}`)]
}

function testOf(condition: Condition): string {
  const test = essenceOfTest(condition).replaceAll(/["{}]|,"isNegated":false/g, '')
  return condition.isNegated ? `not ${test}` : test
}

function docsOf({ docs }: { docs: readonly number[] }): string {
  return docs.join()
}

function orderOf({ order, rank, limit }: Query): string {
  return JSON.stringify([order, rank, limit])
}

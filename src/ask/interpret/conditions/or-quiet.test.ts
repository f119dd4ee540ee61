import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('quiet or something else is enough, in each language', () => {
  for (const [query, says] of [
    [
      'forests that are either free or quiet in Germany',
      /^The catalogue has 4 forests in Germany with free access or a quiet r/,
    ],
    [
      'lakes rated under 2 or over 4 in Canada',
      /^The catalogue has 2 lakes in Canada with a rating below 2 or a rating above 4/,
    ],
    ['lakes rated 4 or above or with free access in Canada', /with a rating of 4 or higher or free access/],
    ['quiet or very quiet forests in Poland', /^The catalogue has 2 forests in Poland/],
    ['quiet or remote islands', /islands with a quiet rating or a remote position/],
    [
      'ruhige oder kostenlose Wälder in Deutschland',
      /^Der Katalog hat 4 Wälder in Deutschland \(ruhig oder freier Zugang\)/,
    ],
    [
      'forêts gratuites ou calmes en Allemagne',
      /^Le catalogue compte 4 forêts en Allemagne \(accès gratuit ou calme\)/,
    ],
  ] as const)
    assert.match(answerTo(query), says, query)
})

test('quiet before the second of two kinds is of both', () => {
  for (const [query, says] of [
    ['a forest or a quiet lake in Finland', /^The catalogue has 3 quiet forests or lakes in Finland/],
    ['lake, quiet forest or beach in Poland', /^The catalogue has 2 quiet lakes, forests or beaches in Poland/],
    ['Wald oder ruhiger See in Finnland', /^Der Katalog hat 3 ruhige Wälder oder Seen in Finnland/],
  ] as const)
    assert.match(answerTo(query), says, query)
})

test('"quiet or peaceful" is quiet, and "quiet forest with a lake" wants all three', () => {
  assert.match(answerTo('quiet or peaceful lakes in Finland'), /^The catalogue has 2 quiet lakes in Finland/)
  assert.match(answerTo('quiet forest with a lake in Finland'), /no quiet forest in Finland with a lake/)
  assert.match(answerTo('a lake and a quiet forest in Sweden'), /1 quiet lake in Sweden with forest/)
})

test('what is free is only what it stands before', () => {
  assert.match(answerTo('quiet lakes or free forests in Germany'), /quiet lakes or forests in Germany with free access/)
  assert.match(answerTo('a lake or free access in Canada'), /with a lake or free access/)
})

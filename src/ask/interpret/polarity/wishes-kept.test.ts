import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).answer

test('a wish stays one in the next turn and is told, in each language', () => {
  for (const [before, query, said] of [
    ['hot springs, ideally with camping', 'only remote ones', /"camping" as a wish/],
    ['hot springs, ideally with camping', 'not in Russia', /"camping" as a wish/],
    ['lakes in Canada, preferably with a hut', 'rated 4 or more', /"hut" as a wish/],
    ['heiße Quellen, am liebsten mit Zelten', 'nicht in Russland', /als Wunsch genommen: Zelten/],
    ['lacs en Norvège, si possible avec un refuge', 'et gratuit ?', /souhait.*refuge/],
    ['lagos en Noruega, a ser posible con refugio', '¿y gratis?', /deseo.*refugio/],
    ['laghi in Norvegia, se possibile con un rifugio', 'e gratuiti?', /desiderio.*rifugio/],
  ] as const)
    assert.match(answerTo(query, before), said, query)
})

test('a wish that is asked for, ruled out or not said is none', () => {
  for (const query of ['with camping', 'without camping', 'lakes in Norway'])
    assert.doesNotMatch(answerTo(query, 'hot springs, ideally with camping'), /as a wish/, query)
})

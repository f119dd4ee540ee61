import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const starter = await starterContext()

function comparedBy(query: string) {
  return readQuestion({ query }, starter).query.conditions.flatMap(condition =>
    condition.on === 'compared' ? [condition.how] : [],
  )
}

test('what is rated the same as a spot has its rating, in every language', () => {
  for (const query of [
    'lakes rated the same as Tiveden',
    'Seen mit derselben Bewertung wie Tiveden',
    'lacs avec la même note que Tiveden',
    'lagos con la misma puntuación que Tiveden',
    'laghi con lo stesso voto di Tiveden',
  ]) {
    assert.deepEqual(comparedBy(query), ['as rated'], query)
    const { answer } = ask({ query, prev: [] }, starter)
    assert.doesNotMatch(answer, /[1235][.,][1-9]|5[.,]0/, query)
  }
  assert.deepEqual(comparedBy('lakes as quiet as Tiveden'), ['as quiet'])
})

test('as quiet as a spot, in a land: others there are wanted', () => {
  for (const query of [
    'as quiet as Sarek in Canada',
    'as quiet as Sarek but in Canada',
    'so ruhig wie Sarek in Kanada',
    'aussi calme que Sarek au Canada',
  ]) {
    const { query: read } = readQuestion({ query }, starter)
    assert.equal(read.kind, 'find', query)
    assert.deepEqual(comparedBy(query), ['as quiet'], query)
  }
})

test('two spots are compared, and one alone is told', () => {
  for (const query of ['is Tiveden as quiet as Sarek?', 'is Tiveden rated the same as Sarek?', 'as quiet as Sarek'])
    assert.deepEqual(comparedBy(query), [], query)
})

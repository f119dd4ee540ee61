import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const starter = await starterContext()

test('how many somebody is asks for no number of spots', () => {
  for (const query of [
    'We are three hikers looking for a quiet lake',
    'Wir sind drei Wanderer und suchen einen stillen See',
    'nous sommes quatre amis et cherchons un lac calme',
    'Somos tres excursionistas y buscamos un lago tranquilo',
    'siamo quattro amici, un lago tranquillo',
    'we have two dogs, a quiet lake',
  ]) {
    const { query: read, account } = readQuestion({ query }, starter)
    assert.equal(read.limit, readQuestion({ query: 'a quiet lake' }, starter).query.limit, query)
    assert.deepEqual(account.notApplied, [], query)
  }
})

test('the age of a child is named, and asks for no number of spots', () => {
  for (const query of [
    'ma fille de 4 ans veut une plage tranquille',
    'mi hija de 4 años quiere una playa tranquila',
    'mia figlia di 4 anni vuole una spiaggia tranquilla',
    'mit meinem 4-jährigen Sohn an einen ruhigen Strand',
    'meine Kinder sind 4 und 6, ruhiger Strand?',
  ]) {
    const { query: read, account } = readQuestion({ query }, starter)
    assert.equal(read.limit, readQuestion({ query: 'quiet beach' }, starter).query.limit, query)
    assert.match(account.notApplied.join(' '), /4/, query)
  }
})

test('a number of spots is one', () => {
  for (const query of ['We are looking for three quiet lakes', 'wir suchen drei stille Seen', 'trois lacs calmes'])
    assert.equal(readQuestion({ query }, starter).query.limit, 3, query)
})

test('an age from which something is fit is no rating', () => {
  for (const query of [
    'Ab 5 Jahren geeignete Höhlen',
    'grottes à partir de 5 ans',
    'cuevas desde 5 años',
    'caves from 5 years',
  ]) {
    const { query: read } = readQuestion({ query }, starter)
    assert.ok(
      read.conditions.every(({ on }) => on !== 'rating'),
      query,
    )
  }
  for (const query of ['Höhlen ab 4 Sterne', 'grottes à partir de 4'])
    assert.ok(
      readQuestion({ query }, starter).query.conditions.some(({ on }) => on === 'rating'),
      query,
    )
})

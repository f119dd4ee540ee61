import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answered = (...turns: readonly string[]) => ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, context)
const namesOf = ({ docs }: ReturnType<typeof ask>) => docs.map(doc => context.index.name(doc))

test('something quieter behind a fact of one of a list is of that list, and quieter than that one', () => {
  for (const fact of ['is the second one free?', 'is Algonquin free?', 'which is quieter, the second or the third?']) {
    assert.deepEqual(namesOf(answered('lakes in Canada', fact, 'something quieter')), ['Quetico'], fact)
    assert.deepEqual(namesOf(answered('lakes in Canada', fact, 'a quieter one')), ['Quetico'], fact)
  }
  assert.deepEqual(namesOf(answered('Seen in Kanada', 'ist der zweite kostenlos?', 'was Ruhigeres?')), ['Quetico'])
  assert.deepEqual(namesOf(answered('lacs au Canada', 'le deuxième, c’est calme ?', 'un autre, plus calme')), [
    'Quetico',
  ])
  assert.deepEqual(namesOf(answered('lagos en Canadá', '¿el segundo es gratis?', 'uno más tranquilo')), ['Quetico'])
})

test('others behind a comparison of two are of that search', () => {
  const compared = ['wetlands in Africa with a bird hide', 'which of those is quieter, the first or the second?']
  const { understood, docs } = answered(...compared, 'something else, not those')
  assert.deepEqual([understood.notApplied, understood.place?.name], [[], 'Africa'])
  assert.equal(
    docs.some(doc => ['Odzala-Kokoua', 'Liuwa Plain'].includes(context.index.name(doc))),
    false,
  )
})

test('what is cheaper is free, and that no prices are recorded is said', () => {
  const { answer } = answered('lakes in Canada', 'is the second one free?', 'something cheaper')
  assert.match(
    answer,
    /records no prices, only whether access is free\. The catalogue has 1 lake in Canada with free access/,
  )
  assert.match(answered('lagos en Canadá', 'el más barato').answer, /no se sabe cuánto cuesta un lugar/)
})

test('which of them is one of those that were shown, and how many of them are all that were found', () => {
  assert.deepEqual(namesOf(answered('dark sky places in the USA', 'which of them is the loudest?'))[0], 'Eureka Dunes')
  const number = answered('lakes in Canada', 'is the second one free?', 'how many of them are free?')
  assert.match(number.answer, /^The catalogue has 1 lake in Canada with free access\./)
})

test('behind a spot that no list showed, and of two by another measure, it stays as it was', () => {
  assert.match(answered('lakes in Canada', 'is Abisko free?', 'something quieter').answer, /closest to Abisko/)
  assert.match(answered('is Abisko free?', 'something quieter').answer, /closest to Abisko/)
  const two = answered('lakes in Canada', 'which is quieter, the first or the second?', 'and by how much?')
  assert.match(two.answer, /a difference of 0\.8/)
  const it = answered('lakes in Canada', 'is the second one free?', 'is it quieter than the first?')
  assert.equal(it.understood.kind, 'compare')
})

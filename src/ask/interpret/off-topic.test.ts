import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('whether somebody, or something that is no place, is quiet is answered with no quiet places, in each language', () => {
  for (const query of [
    'is your mum a quiet place?',
    'your site sucks, is your mum a quiet place?',
    "is my ex's house quiet?",
    'is the moon a quiet place?',
    'ist deine Mutter ein ruhiger Ort?',
    'ist meine Straße ruhig?',
    'est-ce que ta mère est un endroit calme ?',
    '¿es tu madre un lugar tranquilo?',
    'tua madre è un posto tranquillo?',
  ]) {
    const { understood, sources } = ask({ query }, context)
    assert.deepEqual([understood.kind, sources], ['not understood', []], query)
  }
})

test('kinds of places, named ones, unknown ones and what is beside them are answered as before', () => {
  for (const [query, says] of [
    ['Is Sarek a quiet place?', /^Yes, Sarek is rated 5\.0/],
    ['is blorp a quiet place?', /^A place called "blorp" is not known/],
    ['is Mordor a quiet place?', /^A place called "Mordor" is not known/],
    ['are lakes quiet?', /^Yes, the catalogue has \d+ quiet lakes/],
    ['is there a quiet place for my mum?', /quiet spots/],
    ['is a hut in Norway quiet?', /quiet spots in Norway with a hut/],
    ['your site sucks, quiet lakes in Norway', /The catalogue has 2 quiet lakes in Norway/],
  ] as const)
    assert.match(ask({ query }, context).answer, says, query)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

/** A question, what stands in its answer, and what does not. */
const AGREEING: readonly (readonly [query: string, said: RegExp, not: RegExp])[] = [
  ['Gibt es einen ruhigen See in Deutschland?', /hat 1 ruhigen See in/, /1 ruhiger See/],
  ['Gibt es einen ruhigen Park in Thüringen?', /1 ruhigen Park oder Nationalpark/, /oden/],
  ['Ein ruhiger See in Dänemark', /Der Katalog hat 1 ruhigen Ort/, /1 ruhiger Ort/],
  ['Wie viele ruhige Gletscher gibt es in Schweden?', /Der Katalog hat 1 ruhigen Gletscher/, /ruhiger/],
  ['Welche Inseln gibt es?', /Die 5 ruhigsten/, /weiterer|der letzte/],
  ['¿Qué islas hay?', /Las 5 más tranquilas/, /tranquilos|el último/],
  ['Quelles îles y a-t-il ?', /Les 5 plus calmes/, /notés|le dernier/],
  ['Quali isole ci sono?', /Le 5 più tranquille/, /tranquilli|altri|l’ultimo/],
  ['Quali laghi ci sono?', /I 5 più tranquilli/, /tranquille|altre|l’ultima/],
  ['che ore sono', /«Quante foreste ci sono\?»/, /Quanti foreste/],
]

test('counts and orders agree with the kind of place, and follow their verb in its case', () => {
  for (const [query, said, not] of AGREEING) {
    const [first = ''] = ask({ query }, context).answer.split('\n')
    assert.match(first, said, query)
    assert.doesNotMatch(first, not, query)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { OperatorError } from '../../operator-error.ts'
import { DatabaseAway, isDatabaseAway } from '../database-away.ts'
import { awayOf, nameTrouble } from './trouble.ts'

const withCode = (code: string) => Object.assign(new Error('as the driver has it'), { code })
const ofServer = (code: string) => Object.assign(new pg.DatabaseError('as the server has it', 1, 'error'), { code })

test('a database is away when its socket is, or when it stops, starts or is full', () => {
  for (const error of [
    withCode('ECONNREFUSED'),
    withCode('ECONNRESET'),
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    ofServer('57P01'),
    ofServer('53300'),
    ofServer('57014'),
  ])
    assert.ok(awayOf(error) instanceof DatabaseAway, String(error))
})

test('what asking again does not mend is told as it is', () => {
  for (const error of [
    withCode('DEPTH_ZERO_SELF_SIGNED_CERT'),
    withCode('ERR_TLS_CERT_ALTNAME_INVALID'),
    ofServer('28P01'),
    ofServer('42P01'),
    new TypeError('a fault of ours'),
  ])
    assert.equal(awayOf(error), error)
})

test('that it is away is known also where the operator is told what to do', async () => {
  const url = 'postgresql://127.0.0.1:5432/catalogue'
  for (const [error, isAway] of [
    [withCode('ECONNREFUSED'), true],
    [ofServer('57P03'), true],
    [ofServer('42501'), false],
  ] as const) {
    const told = await nameTrouble(url, () => Promise.reject(awayOf(error))).catch((thrown: unknown) => thrown)
    assert.ok(told instanceof OperatorError, String(told))
    assert.equal(isDatabaseAway(told), isAway, String(told))
  }
})

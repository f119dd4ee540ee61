import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spotRecord } from '../../test/support/spots.ts'
import { writeCsv, writeSafeCsv } from './csv.ts'

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']
const links = { baseUrl: 'https://q.example', mapsUrlTemplate: '{latitude}{longitude}' }
const head = { object: 'export', version: 1, attribution: '', total: 1, sources: [] } as const

async function rowOf(write: typeof writeCsv, name: string): Promise<string> {
  const spots = (async function* () {
    yield spotRecord('a', { name, place: 'a=b', latitude: -12.5, tags: ['-x'] })
  })()
  return (await Array.fromAsync(write({ ...head, sources: [] }, spots, links)))[1] ?? ''
}

test('a table for spreadsheets has an apostrophe before what would be a formula, and before nothing else', async () => {
  for (const name of formulas) {
    const row = await rowOf(writeSafeCsv, name)
    assert.match(row, /^a,a,"?'/)
    assert.ok(row.includes(`'${name}`) && row.includes(',-12.5,') && row.includes(",'-x,") && row.includes(',a=b,'))
  }
})

test('a table that imports back has every text as it is', async () => {
  for (const name of formulas) {
    const row = await rowOf(writeCsv, name)
    assert.ok(row.includes(name) && !row.includes("'"))
  }
})

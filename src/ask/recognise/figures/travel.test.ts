import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokensOf } from '../tokens.ts'
import { travelAt, tripAt } from './travel.ts'

test('a time of travel is a distance by how fast its means is', () => {
  const cases: readonly [string, number | null | undefined][] = [
    ['30 minutes walk from Oslo', 2],
    ["an hour's drive from Oslo", 70],
    ['a 2-hour drive', 140],
    ['half an hour by bike', 7.5],
    ['90 minutes by train', 120],
    ['an hour train ride', 80],
    ['within 2 hours of Oslo', 140],
    ['two hours from Berlin by bike', 30],
    ['within 3 hours', 210],
    ['2 hours by ferry', null],
    ['2 hours of silence', undefined],
    ['2 hours open', undefined],
    ['loops under 3 hours', undefined],
  ]
  for (const [said, km] of cases) assert.equal(travelAt(tokensOf(said), 0)?.km, km, said)
})

test('a day trip leads 100 km from home and a weekend 250; a weekend alone is a time', () => {
  const cases: readonly [string, number | undefined][] = [
    ['day trip from Oslo', 100],
    ['day out near Oslo', 100],
    ['weekend getaway from Oslo', 250],
    ['weekend from Oslo', 250],
    ['weekend in Norway', undefined],
    ['day of rest', undefined],
  ]
  for (const [said, km] of cases) assert.equal(tripAt(tokensOf(said), 0)?.km, km, said)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaWords, directionWords, distanceWords, kilometres } from './distance-words.ts'

test('an answer says kilometres, to a tenth below ten', () => {
  assert.deepEqual([0, 0.04, 0.06, 3, 9.94, 9.96, 1234.5].map(kilometres), [
    '0.0 km',
    'less than 0.1 km',
    '0.1 km',
    '3.0 km',
    '9.9 km',
    '10 km',
    '1235 km',
  ])
})

test('a description says metres as people do', () => {
  assert.deepEqual([3, 84, 330, 974, 980, 2_430, 3_000, 14_400].map(distanceWords), [
    '10 m',
    '80 m',
    '350 m',
    '950 m',
    '1 km',
    '2.4 km',
    '3 km',
    '14 km',
  ])
})

test('areas are hectares, and km² from ten of them', () => {
  assert.deepEqual([5_000, 10_000, 34_000, 990_000, 12_000_000, 1.2345e10].map(areaWords), [
    'half a hectare',
    'a hectare',
    '3.4 hectares',
    '99 hectares',
    '12 km²',
    '12,345 km²',
  ])
})

test('a bearing is one of eight directions', () => {
  assert.deepEqual([0, 22, 23, 180, 337, 338, 360].map(directionWords), [
    'north',
    'north',
    'north-east',
    'south',
    'north-west',
    'north',
    'north',
  ])
})

import assert from 'node:assert/strict'
import test from 'node:test'
import { aerodromes } from './aerodromes.ts'

function classesOf(tags: Record<string, string>): string[] {
  const air = aerodromes()
  air.node?.(1, 0, 0, { aeroway: 'aerodrome', ...tags })
  return air.sources().flatMap(source => ('class' in source ? [source.class] : []))
}

test('what is called a helipad is no airport, a heliport is one for helicopters, and a code of another register none of IATA', () => {
  assert.deepEqual(classesOf({ name: 'Pier 7 Helipad', iata: '4MD' }), [])
  assert.deepEqual(classesOf({ name: 'Heliport de la Massana' }), ['heliport'])
  assert.deepEqual(classesOf({ name: 'Héliport de Monaco', iata: 'MCM' }), ['heliport'])
  assert.deepEqual(classesOf({ name: 'Field', iata: '4MD' }), classesOf({ name: 'Field' }))
  assert.deepEqual(classesOf({ name: 'Ronaldsway', iata: 'IOM' }), ['medium'])
})

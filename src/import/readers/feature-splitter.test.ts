import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { FeatureSplitter } from './feature-splitter.ts'

function split(text: string, cuts: number[] = []) {
  const splitter = new FeatureSplitter('x.geojson')
  const features: { value: unknown; line: number }[] = []
  let at = 0
  for (const cut of [...cuts, text.length]) {
    for (const feature of splitter.push(text.slice(at, at + cut))) {
      features.push({ value: JSON.parse(feature.text), line: feature.line })
    }
    at += cut
  }
  return { features, ...splitter.end() }
}

test('features come one by one with their line, and what stands around them whole', () => {
  const text = '{"crs": null,\n"features" : [\n{"a": "}]\\""},\n\n{"b": [{}]}\n],\n"type": "FeatureCollection"}'
  const { features, outside } = split(text)
  assert.deepEqual(features, [
    { value: { a: '}]"' }, line: 3 },
    { value: { b: [{}] }, line: 5 },
  ])
  assert.deepEqual(outside, { crs: null, features: [], type: 'FeatureCollection' })
})

test('a collection is split as JSON.parse reads it, however it is indented and cut', () => {
  const value = fc.jsonValue({ maxDepth: 3 })
  const feature = fc.dictionary(fc.string({ unit: 'binary' }), value, { maxKeys: 4 })
  const members = fc.dictionary(fc.string(), value, { maxKeys: 3 })
  fc.assert(
    fc.property(
      fc.array(feature, { maxLength: 5 }),
      members,
      members,
      fc.constantFrom(undefined, 1, '\t'),
      fc.array(fc.nat(40)),
      (list, before, after, indent, cuts) => {
        const text = JSON.stringify({ ...before, features: list, ...after }, null, indent)
        const parsed = JSON.parse(text) as { features: unknown }
        // A member of the same name behind the features would win over them.
        fc.pre(Array.isArray(parsed.features) && !('features' in before) && !('features' in after))
        const { features, outside } = split(text, cuts)
        assert.deepEqual(
          features.map(feature => feature.value),
          parsed.features,
        )
        assert.deepEqual(outside, { ...parsed, features: [] })
      },
    ),
    { numRuns: 500 },
  )
})

test('a text that is cut off anywhere is named as such', () => {
  const text = '{"type":"FeatureCollection","features":[{"type":"Feature"},{"type":"Feature"}]}'
  for (let length = 1; length < text.length; length++) {
    assert.throws(() => split(text.slice(0, length)), { name: 'OperatorError', message: /not whole GeoJSON|cut off/ })
  }
})

test('anything but a feature or a comma between two features is named with its line', () => {
  for (const inner of ['{} {}', '{},', ',{}', '{},,{}', 'null', '[{}]']) {
    assert.throws(() => split(`{"features":[\n${inner}\n]}`), { name: 'OperatorError', message: /at line [23] where/ })
  }
})

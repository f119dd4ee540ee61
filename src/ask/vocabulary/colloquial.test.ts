import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood
const features = (query: string) =>
  understood(query).applied.flatMap(({ as }) => (as.startsWith('feature: ') ? [as.slice('feature: '.length)] : []))

test('what people say for an activity is read as it', () => {
  for (const [query, feature] of [
    ['I want to go tramping in New Zealand', 'hiking'],
    ['hillwalking in Scotland', 'hiking'],
    ['twitching spots in Poland', 'bird watching'],
    ['birding hotspots in Kenya', 'bird watching'],
    ['somewhere to take a plunge in Finland', 'swimming'],
    ['a lake I can jump into in Finland', 'swimming'],
    ['good for astrophotography in Arizona', 'stargazing'],
    ['somewhere to kip outdoors in Wales', 'camping'],
    ['walks in Wales with a four-legged friend', 'dogs'],
    ['a hut to overnight in, Norway', 'hut'],
  ] as const) {
    assert.ok(features(query).includes(feature), query)
    assert.deepEqual(understood(query).notApplied, [], query)
  }
})

test('words that only look like it are not', () => {
  assert.ok(!features('hiking in Labrador').includes('dogs'))
  assert.ok(!features('I’d like to jump into my car and find a lake').includes('swimming'))
  assert.equal(understood('wifi hotspots').kind, 'not understood')
})

test('"quietish" is quiet, and not quietest; a "no-fire zone" prohibits fires', () => {
  const { kind, minRating } = understood('quietish lakes in Finland')
  assert.deepEqual([kind, minRating], ['find', 3.4])
  assert.equal(understood('no-fire zones in Chile').fire, 'prohibited')
  assert.equal(understood('somewhere I can toast marshmallows in Norway').fire, 'allowed')
})

test('whoever hops on a bus gets there by bus', () => {
  for (const query of ['hop on a bus to a forest in Germany', 'catch the bus to a forest in Germany'])
    assert.deepEqual([understood(query).tags, understood(query).notApplied], [['forest'], []], query)
})

test('"steppe" and "Aussie" are English', () => {
  for (const query of ['steppe', 'Aussie deserts', 'foreste'])
    assert.equal(understood(query).language, query === 'foreste' ? 'it' : 'en', query)
})

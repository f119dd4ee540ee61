import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterSpots } from '../../test/support/starter-context.ts'
import { buildIndex } from '../index/build.ts'
import { openIndex } from '../index/open.ts'
import { compareSpots } from '../spots/order.ts'
import { ask } from './ask.ts'
import { prepareInThread } from './prepare-in-thread.ts'
import { buildWorld, openWorld } from './world.ts'

const links = { baseUrl: 'https://quiet.test', mapsUrlTemplate: 'https://maps.test/{latitude}/{longitude}' }
const version = { number: 1, token: 'token', publishedAt: '2026-01-01T00:00:00Z' }

test('questions are answered alike, whether a version was prepared in a thread of its own or here', async () => {
  const buffer = await buildIndex({ version, sources: [], spots: starterSpots().sort(compareSpots) }, links)
  const index = openIndex(buffer)
  const here = buildWorld(index, links)
  for (const isServing of [false, true]) {
    const there = openWorld(index, await prepareInThread({ index: buffer, isServing }), { links })
    for (const query of [
      ...here.examples,
      'quiet lakes in Norway',
      'how many forests are there within 100 km of Otta',
      'tell me about Biebrza',
      'hot sprngs in Icelnad',
    ]) {
      assert.deepEqual(ask({ query }, there), ask({ query }, here), query)
    }
  }
})

test('a thread that cannot prepare an index says why', async () => {
  await assert.rejects(prepareInThread({ index: new SharedArrayBuffer(64), isServing: false }), Error)
})

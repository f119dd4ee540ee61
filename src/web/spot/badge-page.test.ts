import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageClient } from '../../../test/support/page-client.ts'
import { testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'

test('the badge of a spot says its rating in its colour, a doubtful one with ~ and none', async () => {
  const spots = [
    spotRecord('sure', { silenceRating: 4.6 }),
    spotRecord('doubtful', { silenceRating: 4.6, ratedBy: 'model', confidence: 'low' }),
  ]
  const { visit } = pageClient(await testService(spots))
  const sure = await visit('/spots/sure/badge.svg')
  assert.equal(sure.headers.get('content-type'), 'image/svg+xml')
  assert.match(sure.text, /aria-label="Silence 4\.6 of 5, pristine"[^]*fill="#291a80"[^]*>4\.6 pristine</)
  const doubtful = await visit('/spots/doubtful/badge.svg')
  assert.match(doubtful.text, />~4\.6 perhaps pristine</)
  assert.doesNotMatch(doubtful.text, /#291a80/)
  assert.equal((await visit('/spots/nobody/badge.svg')).status, 404)
})

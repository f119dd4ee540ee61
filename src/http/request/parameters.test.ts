import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import { between, pick, seededRandom } from '../../../test/support/random.ts'
import { ApiError } from '../errors.ts'
import { ListQuery, SearchQuery, SuggestQuery } from './list-parameters.ts'
import { readParameters } from './parameters.ts'

const VALUES = [
  '',
  ' ',
  '5',
  '-1',
  '1e3',
  'free',
  'Lake',
  'a,b',
  '1.4,42.4,1.8,42.7',
  '91,0',
  'surest',
  'no',
  'NO',
  '💧',
  '٣',
] as const

test('fields read one by one are what the whole schema makes of them, and its first issue is told', () => {
  const random = seededRandom(12)
  const seen = { read: 0, refused: 0 }
  const schemas: z.ZodObject[] = [ListQuery, SearchQuery, SuggestQuery]
  for (const schema of schemas) {
    const names = Object.keys(schema.shape)
    for (let round = 0; round < 2000; round++) {
      const given = new Map(
        Array.from({ length: between(random, 0, 4) }, () => [pick(random, names as [string]), pick(random, VALUES)]),
      )
      const whole = schema.safeParse(Object.fromEntries(given))
      try {
        assert.deepEqual(readParameters(schema, new URLSearchParams([...given])), { ...whole.data })
        seen.read++
      } catch (thrown) {
        assert.ok(thrown instanceof ApiError, String(thrown))
        assert.ok(thrown.message.startsWith(`${String(whole.error?.issues[0]?.path[0])} `), thrown.message)
        seen.refused++
      }
    }
  }
  assert.ok(seen.read > 1000 && seen.refused > 1000)
})

import assert from 'node:assert/strict'
import { open } from 'node:fs/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { follow, type Writing } from './followed-file.ts'

test('a reader of a file that is emptied under it gets the rest made anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-followed-'))
  const file = await open(join(folder, 'export'), 'w+')
  await file.write('lake river')
  const pieces = (async function* () {
    yield* ['lake ', 'river ', 'wood']
  })()
  const progress = Promise.withResolvers<void>()
  const writing: Writing = { pieces, file, written: 5, state: 'under way', progress, users: 0 }
  const reader = follow(writing)
  const { value: first } = await reader.next()
  await file.truncate(0)
  writing.written = 10
  let text = String(first)
  for await (const piece of reader) text += String(piece)
  assert.equal(text, 'lake river wood')
  rmSync(folder, { recursive: true })
})

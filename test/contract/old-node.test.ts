import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { noOldNode, oldNode } from '../support/old-node.ts'

const COMMAND = fileURLToPath(new URL('../../bin/sanctuary.js', import.meta.url))

test('the command run by Node 20 moves on to the pinned Node', { skip: noOldNode }, () => {
  for (const words of [['help'], ['serve', '--help']]) {
    const { status, stdout, stderr } = spawnSync(oldNode ?? '', [COMMAND, ...words], { encoding: 'utf8' })
    assert.deepEqual([status, stderr], [0, ''])
    assert.match(stdout, /Usage: sanctuary/)
  }
})

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

/** Prints which compilers made code during work of half a second, and which after it. */
const SCRIPT = `
  import { withoutOptimiser } from '${join(import.meta.dirname, 'without-optimiser.ts')}'
  const spent = () => process.cpuUsage().user / 1000
  const until = spent() + 500
  let sum = 0
  function add(a, b) { return a + b }
  function run() { for (let i = 0; i < 1e4; i++) sum = add(sum, i) }
  await withoutOptimiser(async () => { while (spent() < until) run() })
  console.log('AFTER')
  const end = spent() + 1000
  function again() { for (let i = 0; i < 1e4; i++) sum = add(sum, i) }
  while (spent() < end) again()
`

test('what is done meanwhile is not optimised, and what follows is', () => {
  const args = ['--trace-opt', '--input-type=module', '--eval', SCRIPT]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const [meanwhile = '', after = ''] = stdout.split('AFTER')
  const optimised = (text: string) => /completed optimizing .*<JSFunction (run|add|again)\b.*TURBOFAN/.test(text)
  assert.match(meanwhile, /<JSFunction run\b.*MAGLEV/, stderr)
  assert.equal(optimised(meanwhile), false)
  assert.equal(optimised(after), true)
})

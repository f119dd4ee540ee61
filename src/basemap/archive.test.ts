import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { worldPlace } from '../geo/mercator.ts'
import { BaseMap } from './base-map.ts'
import { BaseMapDrawing } from './draw.ts'
import { BaseMapFolder } from './folder.ts'
import { layerRuleOf } from './layers.ts'
import { PATIENCE_MS } from '../../test/support/until.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-archive-'))
after(() => rmSync(folder, { recursive: true }))

const TILE = { z: 8, x: 129, y: 94 }

async function keptFile(): Promise<string> {
  const drawing = new BaseMapDrawing()
  const [west, south, east, north] = [0.5, 42, 2.5, 43]
  const [a, b] = [worldPlace({ longitude: west, latitude: north }), worldPlace({ longitude: east, latitude: south })]
  const ring = Int32Array.of(a.x, a.y, b.x, a.y, b.x, b.y, a.x, b.y, a.x, a.y)
  const rule = layerRuleOf({ natural: 'wood' }, () => true) ?? assert.fail()
  drawing.add({ rule, tags: {}, rings: [{ ring, isHole: false }] })
  const baseMaps = new BaseMapFolder(folder)
  const name = await baseMaps.keep(drawing.archive({ west, south, east, north }, {}) ?? assert.fail())
  return baseMaps.file(name)
}

/** How often this process has a file open, where the system tells. */
function timesOpen(file: string): number {
  return readdirSync('/proc/self/fd').filter(name => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === file
    } catch {
      return false
    }
  }).length
}

const skip = process.platform !== 'linux' && 'only Linux tells which files a process has open'

test('the files of a version that was replaced are closed once nobody asks it any more, and nothing fails', {
  skip,
}, async () => {
  const file = await keptFile()
  const readOnce = async () => {
    assert.ok((await new BaseMap([file]).tile(TILE)).length > 0)
  }
  for (let i = 0; i < 5; i++) await readOnce()
  assert.ok(timesOpen(file) > 0)
  for (const end = Date.now() + PATIENCE_MS; timesOpen(file) > 0; ) {
    assert.ok(Date.now() < end, `${timesOpen(file)} are open`)
    collectGarbage()
    await wait(10)
  }
})

test('an archive that is closed has no file open', { skip }, async () => {
  const file = await keptFile()
  const map = new BaseMap([file])
  await map.tile(TILE)
  assert.equal(timesOpen(file), 1)
  await map.close()
  assert.equal(timesOpen(file), 0)
})

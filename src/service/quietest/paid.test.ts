// Whoever asks for quiet points or a picture of the grid pays for all of it, also for what is done behind a wait.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { walkedMap } from '../../../test/support/walked-map.ts'
import { testApp, testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { createRateMemory, MOST_LIMIT } from '../../http/rate-limit/slots.ts'
import { RateWindows } from '../../http/rate-limit/windows.ts'
import { quietestAround } from './quietest.ts'

const { baseMaps, name, places, remove } = await walkedMap()
after(remove)
const near = { latitude: 0, longitude: 0 }

test('cells, tiles and explanations of quiet points are all looked at in what is timed', async () => {
  let [under, timed] = [0, 0]
  const seen: string[] = []
  const watched = <T extends object>(part: T, method: keyof T & string): T =>
    new Proxy(part, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (key !== method || typeof value !== 'function')
          return typeof value === 'function' ? value.bind(target) : value
        return (...args: unknown[]) => {
          seen.push(`${method} ${under > 0}`)
          return Reflect.apply(value, target, args) as unknown
        }
      },
    })
  const found = await quietestAround(
    { ...places, grid: watched(places.grid, 'block'), noiseMaps: watched(places.noiseMaps, 'explain') },
    {
      near,
      radiusKm: 7,
      limit: 3,
      timed(work) {
        timed++
        under++
        try {
          return work()
        } finally {
          under--
        }
      },
    },
  )
  assert.equal(found?.length, 3)
  assert.deepEqual(new Set(seen), new Set(['block true', 'explain true']))
  assert.ok(timed > 9, `${timed} pieces of work`)
})

test('a picture of many cells is paid for before it is made, and refused when the share is spent', async () => {
  const service = await testService(randomSpots(3), {
    grid: places.grid,
    noiseMaps: places.noiseMaps,
    baseMaps,
    baseMap: name,
  })
  after(() => service.reads.directory().baseMap.close())
  const workWindows = new RateWindows(createRateMemory(), { limit: MOST_LIMIT, now: Date.now })
  const spent: number[] = []
  const watching: RateWindows = Object.assign(Object.create(workWindows), {
    peek: (client: string) => workWindows.peek(client),
    take(client: string, units: number) {
      spent.push(units)
      return workWindows.take(client, units)
    },
  })
  const app = testApp({ ...service, workWindows: watching })
  const response = await app.fetch(new Request('http://x/api/silence/grid.tif?bbox=-0.05,-0.05,0.6,0.6'), {
    address: '10.0.0.1',
  })
  assert.equal(response.status, 200)
  // A pixel is a five thousandth of a millisecond, and a unit a tenth.
  assert.ok(Math.max(...spent) > 300, spent.join())
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGINES } from '../../test/support/engines.ts'
import { openWork } from '../work/open-work.ts'
import { copyWebhooks } from './copy-webhooks.ts'
import { openWebhooks } from './stored-webhooks.ts'

const owner = 'm/1/0'
const cursor = { number: 3, token: 'abc' }

for (const from of ENGINES) {
  for (const to of ENGINES) {
    void test(`webhooks that move from ${from.name} to ${to.name} keep ids, secrets, order and what is on its way`, {
      skip: from.skip || to.skip,
    }, async () => {
      const [source, target] = [await openWork(await from.newPlace()), await openWork(await to.newPlace())]
      const original = await openWebhooks(source, { owner })
      for (const host of ['a', 'b', 'c']) {
        const events = ['spot.created'] as const
        await original.add({ url: `https://${host}.test/`, events, allowsPrivate: host === 'b', cursor })
      }
      const [first, second] = await original.endpoints()
      assert.ok(first && second)
      await original.rotateSecret(first.id)
      await original.disable(second.id, 'it answered 410 Gone')
      const events = Array.from(
        { length: 700 },
        (_, i) => ({ id: `e-${i}`, type: 'spot.created', body: `{"i":${i}}` }) as const,
      )
      assert.ok(await original.putOnWay(first, events, { number: 4, token: 'def' }))

      assert.equal(await copyWebhooks(source, target), 3)
      const copied = await openWebhooks(target, { owner })
      assert.deepEqual(await copied.endpoints(), await original.endpoints())
      assert.deepEqual(await copied.deliveries({ limit: 1000 }), await original.deliveries({ limit: 1000 }))
      assert.equal((await copied.deliveries({ limit: 1000 })).length, 700)
      assert.equal(await copyWebhooks(source, target), 0, 'what is there already stays')
      assert.equal((await copied.endpoints()).length, 3)
      await Promise.all([source.destroy(), target.destroy()])
    })
  }
}
